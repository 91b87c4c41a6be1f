import { expect, it } from 'vitest';
import { cutForSearchEngines } from './meta-description.ts';
import { readProduct } from './product-attributes.ts';

const describeItem = (item: object) =>
  cutForSearchEngines(readProduct({ design: 'Protea', colour: 'Bloom', ...item }));

it('is the description on one line', () => {
  expect(describeItem({ long_description: ' Nine proteas.\n\nOn linen. ' })).toBe(
    'Nine proteas. On linen.',
  );
});

it('is cut between words', () => {
  const cut = describeItem({ long_description: 'linen '.repeat(40) });
  expect(cut).toMatch(/^(?:linen )+linen…$/u);
  expect(cut.length).toBeLessThanOrEqual(156);
});

it('is what the product is where it has no description', () => {
  expect(describeItem({ range: 'Cederberg', brand: 'Protea & Co' })).toBe(
    'Protea in Bloom, the Cederberg collection, by Protea & Co',
  );
  expect(describeItem({ colour: '' })).toBe('Protea');
});
