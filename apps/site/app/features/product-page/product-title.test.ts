import { expect, it } from 'vitest';
import { productTitle } from './product-title.ts';

it('names design, colour and supplier, and leaves out a colour that has no name', () => {
  expect(productTitle('Protea', 'Bloom', 'Baobab & Loom')).toBe('Protea - Bloom | Baobab & Loom');
  expect(productTitle('Protea', '', 'Baobab & Loom')).toBe('Protea | Baobab & Loom');
});
