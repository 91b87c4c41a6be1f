import { expect, test } from 'vitest';
import { productTitle } from './product-title.ts';

test('names design and colour, the design alone where there is no colour', () => {
  expect(productTitle('Cederberg', 'Bloom')).toBe('Cederberg - Bloom');
  expect(productTitle('Cederberg', ' ')).toBe('Cederberg');
});
