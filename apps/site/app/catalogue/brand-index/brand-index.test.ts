import { expect, test } from 'vitest';
import { brandsByLetter, firstSentence } from './brand-index.tsx';

const brand = (brand_name: string) => ({ brand_name, image_data: '' });

test('[ROUTE-02] [BRAND-07] brands stand A to Z under their letters, blank names left out', () => {
  const groups = brandsByLetter(
    ['saltpan', ' ', 'Éclat', 'Ember', '1820 Mills', 'Saltpan'].map(brand),
  );
  expect(
    groups.map(({ letter, brands }) => [letter, brands.map((each) => each.brand_name)]),
  ).toEqual([
    ['#', ['1820 Mills']],
    ['E', ['Éclat', 'Ember']],
    ['S', ['Saltpan']],
  ]);
});

test('the first sentence of a text', () => {
  expect(firstSentence(' It weaves 2.5 m cloth. It dyes, too. ')).toBe('It weaves 2.5 m cloth.');
  expect(firstSentence('No stop')).toBe('No stop');
  expect(firstSentence(' ')).toBe('');
});
