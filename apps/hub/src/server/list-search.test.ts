import { expect, test } from 'vitest';
import { withPossibleSearch } from './list-search.ts';

test('a search is cut to what a list can look for, and is else what was typed', () => {
  const searched = (search: string) => withPossibleSearch({ page: '2', search });
  expect(searched('Hout Bay  Interior Design')).toEqual({
    page: '2',
    search: 'Hout Bay Interior Design',
  });
  expect(searched('a b c d e f g h i j k l m').search).toBe('a b c d e f g h i j k l');
  expect(searched('x'.repeat(3000)).search).toHaveLength(200);
  expect(searched('Protea\0\uD800\nHouse').search).toBe('Protea \uFFFD House');
  expect(withPossibleSearch({ search: ['a', 'b'] })).toEqual({ search: ['a', 'b'] });
});
