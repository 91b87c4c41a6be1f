import { describe, expect, it } from 'vitest';
import { applicationLabel, canonicalPath, itemAddress } from './item-address.ts';

const rug = {
  sku: 'K 1',
  item_group: '004',
  range: 'Knysna',
  design: 'Kilim',
  colour: 'Sea/Sky',
  width: '160cm',
  length_cm: '230cm',
};
const colourPath = '/item_group/004/collection/Knysna/design/Kilim/colour/Sea%2FSky';

describe('the address of a product', () => {
  it('[PROD-10] [APP-09] is the colour route with size and sku', () => {
    expect(itemAddress(rug)).toBe(`${colourPath}?targetSize=160cmx230cm&targetProduct=K%201`);
  });

  it('is canonical without size and sku', () => {
    expect(canonicalPath(rug)).toBe(colourPath);
  });

  it("is the design's where the product has no colour", () => {
    const plain = { ...rug, colour: '' };
    expect(itemAddress(plain)).toBe('/item_group/004/collection/Knysna/design/Kilim');
    expect(canonicalPath(plain)).toBe(itemAddress(plain));
  });
});

it('[COLL-05] files what has no application under "Other"', () => {
  expect(applicationLabel('')).toBe('Other');
  expect(applicationLabel(' ')).toBe('Other');
  expect(applicationLabel('Dual purpose ')).toBe('Dual purpose');
});
