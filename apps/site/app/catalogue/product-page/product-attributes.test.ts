import { emptyProduct, product } from '@selvedge/contract/product';
import { describe, expect, it } from 'vitest';
import { readProduct } from './product-attributes.ts';

const attributes = {
  sku: 'CED-1',
  design: 'Protea',
  colour: 'Bloom',
  width: '140cm',
  is_published: false,
  symbols: [{ image_data: '/s.svg', file_name: 'Linen' }],
  additionalImages: [{ image_data: '/2.jpg' }, { image_data: '' }],
};

const expected = {
  ...attributes,
  symbols: [{ image_data: '/s.svg', file_name: 'Linen', cleaning_instruction_name: '' }],
  additionalImages: [{ image_data: '/2.jpg' }],
};

describe('reading a product', () => {
  it('[PROD-20] finds attributes at the top level', () => {
    expect(readProduct(attributes)).toMatchObject(expected);
  });

  it('[PROD-20] finds attributes under a stock-master or product object', () => {
    for (const nest of ['stock_master', 'stock-master', 'product'])
      expect(readProduct({ id: '7', [nest]: attributes })).toMatchObject(expected);
  });

  it('[PROD-20] finds attributes that are spread over both levels, the top level first', () => {
    const { sku, ...rest } = attributes;
    const read = readProduct({ sku, colour: 'Night', width: '', product: { ...rest } });
    expect(read).toMatchObject({ sku: 'CED-1', colour: 'Night', design: 'Protea', width: '140cm' });
  });

  it('[PROD-20] gives every field, whatever came', () => {
    const empty = readProduct({});
    for (const raw of [null, undefined, 'text', 7, [], { product: null, sku: {} }])
      expect(readProduct(raw)).toEqual(empty);
    expect(empty).toMatchObject({ sku: '', is_published: true, symbols: [] });
  });

  it('[PROD-20] writes numbers as text and leaves out symbols without name and picture', () => {
    const read = readProduct({ width: 140, martindale: 25000, standards: [{}, 'x', null] });
    expect(read).toMatchObject({ width: '140', martindale: '25000', standards: [] });
  });

  it('[PROD-20] reads what the contract publishes without loss', () => {
    const published = product.parse({
      ...emptyProduct,
      ...attributes,
      additionalImages: [{ image_data: '/2.jpg' }],
    });
    expect(readProduct(published)).toMatchObject(expected);
  });
});
