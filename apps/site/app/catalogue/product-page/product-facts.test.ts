import { emptyProduct } from '@selvedge/contract/product';
import { expect, it, test } from 'vitest';
import { readProduct } from './product-attributes.ts';
import { cutForSearchEngines, productFacts, productTitle } from './product-facts.ts';

const item = readProduct({
  ...emptyProduct,
  sku: 'KAROO-INDIGO',
  design: 'Karoo Slub',
  colour: 'Indigo',
  range: 'Wide Skies',
  brand: 'Protea & Co',
  item_group: '005',
  group_desc: 'Fabric',
  application: 'Curtaining',
  width: '140cm',
  composition: '100% Linen',
  long_description: 'A cloth.',
  primaryImageUrl: `/media/aa/${'a'.repeat(40)}.webp#w=640&h=800`,
  price_retail_inc_vat: 120,
});
const facts = productFacts(item, { origin: 'https://house.test', homewareBrand: '' });

test('a product’s page says its title, its one address and the way to it', () => {
  expect(facts.title).toBe('Karoo Slub - Indigo');
  expect(facts.canonicalPath).toBe(
    '/item_group/005/collection/Wide%20Skies/design/Karoo%20Slub/colour/Indigo',
  );
  expect(facts.trail?.map(({ label }) => label)).toEqual(['Fabric', 'Wide Skies', 'Karoo Slub']);
});

test('a product is told to search engines as it is shown, without a price', () => {
  const [product] = facts.structuredData ?? [];
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Karoo Slub in Indigo',
    sku: 'KAROO-INDIGO',
    image: [`https://house.test/pictures/640/aa/${'a'.repeat(40)}.jpeg`],
    brand: { '@type': 'Brand', name: 'Protea & Co' },
    color: 'Indigo',
    material: '100% Linen',
  });
  expect(product?.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Width',
    value: '140cm',
  });
  expect(JSON.stringify(product)).not.toContain('120');
});

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

test('names design and colour, the design alone where there is no colour', () => {
  expect(productTitle('Cederberg', 'Bloom')).toBe('Cederberg - Bloom');
  expect(productTitle('Cederberg', ' ')).toBe('Cederberg');
});
