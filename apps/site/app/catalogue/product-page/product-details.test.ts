import { describe, expect, it } from 'vitest';
import { isShownDetail } from '../rules/size-words.ts';
import { readProduct } from './product-attributes.ts';
import { martindaleWords, productDetails } from './product-details.ts';

const full = {
  sku: 'CED-1',
  range: 'Cederberg',
  brand: 'Protea & Co',
  width: '140cm',
  length_cm: '300cm',
  c_weight: '310 g/m²',
  repeat_t: '64cm',
  repeat_h: '32cm',
  railroaded: 'No',
  composition: '55% linen, 45% cotton',
  martindale: '20000 (ISO 12947)',
  hanging_instructions: 'Paste the wall',
};

const rows = (item: object, homewareBrand = 'HAUS') =>
  Object.fromEntries(
    productDetails(readProduct({ ...full, ...item }), homewareBrand).map((row) => [
      row.label,
      row.value,
    ]),
  );

const always = { Collection: 'Cederberg', 'Product Code': 'CED-1' };

describe('Product Details', () => {
  it('[PROD-14] hides rows that are empty, N/A or a dash', () => {
    for (const value of ['', '  ', 'N/A', 'n/a', '-', '–', '—', '--'])
      expect(isShownDetail(value)).toBe(false);
    for (const value of ['0', 'No', '-5cm', 'None']) expect(isShownDetail(value)).toBe(true);
    const silent = { width: 'N/A', repeat_t: '-', repeat_h: '', railroaded: ' ', martindale: '—' };
    expect(rows({ item_group: '005', ...silent })).toEqual({
      ...always,
      Composition: '55% linen, 45% cotton',
      Weight: '310 g/m²',
    });
  });

  it('[PROD-18] reads a number alone as centimetres, as the filter does', () => {
    const bare = { item_group: '005', width: '141.5', repeat_t: '64', repeat_h: '32,5 cm' };
    expect(rows(bare)).toMatchObject({
      Width: '141.5cm',
      'Vertical Repeat': '64cm',
      'Horizontal Repeat': '32,5 cm',
    });
  });

  it('[PROD-17] shows the size of a rug', () => {
    const size = (item: object) => rows({ item_group: '004', ...item }).Size;
    expect(size({ diameter: '0cm' })).toBe('140cm x 300cm');
    expect(size({ diameter: '200cm' })).toBe('200cm diameter');
    expect(size({ length_cm: '-' })).toBe('140cm');
    expect(size({ width: '', length_cm: '', web_size: 'Large' })).toBe('Large');
    expect(rows({ item_group: '004' })).toEqual({ ...always, Size: '140cm x 300cm' });
  });

  it('[PROD-17] shows the weight of what the homeware brand makes, and of no one else', () => {
    const homeware = { item_group: '000', brand: 'Haus' };
    expect(rows(homeware)).toEqual({ ...always, Weight: '310 g/m²' });
    expect(rows({ ...homeware, brand: 'Other' })).toEqual(always);
    expect(rows({ ...homeware, brand: '' }, '')).toEqual(always);
    expect(rows({ item_group: '004', brand: 'HAUS' })).toHaveProperty('Weight');
  });

  it('[PROD-18] shows what upholsterers ask of a fabric, in the order of the documents', () => {
    const labels = Object.keys(rows({ item_group: '005', brand: 'HAUS' }));
    expect(labels).toEqual([
      'Collection',
      'Width',
      'Vertical Repeat',
      'Horizontal Repeat',
      'Railroaded',
      'Composition',
      'Weight',
      'Martindale Rubs',
      'Product Code',
    ]);
  });

  it('[PROD-18] says plainly whether a fabric is railroaded', () => {
    const said = (railroaded: string) => rows({ item_group: '005', railroaded }).Railroaded;
    expect(said('YES')).toBe('Yes, it runs sideways, without seams');
    expect(said('No')).toBe('No, it runs up the roll');
    expect(said('Either way')).toBe('Either way');
  });

  it('[PROD-19] shows what a paperhanger asks of a wallpaper', () => {
    expect(rows({ item_group: '001' })).toEqual({
      ...always,
      'Roll Dimension': '140cm x 300cm',
      'Vertical Repeat': '64cm',
      Composition: '55% linen, 45% cotton',
      Installation: 'Paste the wall',
    });
  });
});

it.each([
  ['8000', '8000, decorative use'],
  ['10000', '10000, light domestic use'],
  ['15 000', '15 000, general domestic use'],
  ['25,000', '25,000, general domestic use'],
  ['30000 rubs', '30000 rubs, heavy domestic use'],
  ['100000', '100000, commercial use'],
])('[PROD-18] leaves %s rubs as they are given and says what they are good for', (rubs, words) => {
  expect(martindaleWords(rubs)).toBe(words);
});

it.each(['', '-', 'N/A', '> 40000', '25000 (Type B)', '0'])('leaves %j as it is', (rubs) => {
  expect(martindaleWords(rubs)).toBe(rubs);
});
