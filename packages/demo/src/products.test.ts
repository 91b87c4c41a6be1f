import { product } from '@selvedge/contract/product';
import { hasDiameter } from '@selvedge/contract/size';
import { describe, expect, test } from 'vitest';
import { articles } from './catalogue.ts';
import { demoProducts } from './products.ts';
import { QUALITIES } from './qualities/qualities.ts';
import { BRANDS, HOMEWARE_BRAND, OWN_WALLPAPER_RANGE } from './supplier.ts';

const products = demoProducts();
const values = (read: (item: (typeof products)[number]) => string): Set<string> =>
  new Set(products.map(read));
const inGroup = (code: string) => products.filter(({ item_group }) => item_group === code);

describe('the demo catalogue', () => {
  test('[ENT-05] [ENT-06] [ENT-07] every product is one by the contract', () => {
    for (const item of products) expect(product.parse(item)).toEqual(item);
  });

  test('[GEN-13] [GEN-08] it is the size of a real house, in all four groups', () => {
    expect(products.length).toBeGreaterThanOrEqual(1500);
    expect(values(({ range }) => range).size).toBeGreaterThanOrEqual(24);
    expect(values(({ design }) => design).size).toBeGreaterThanOrEqual(60);
    expect([...values(({ brand }) => brand)].sort()).toEqual([...BRANDS].sort());
    expect([...values(({ item_group }) => item_group)].sort()).toEqual([
      '000',
      '001',
      '004',
      '005',
    ]);
  });

  test('it is the same each time it is asked for', () => {
    expect(demoProducts()).toEqual(products);
  });

  test('SKUs and ids are unique, and a SKU says which article it is', () => {
    expect(values(({ sku }) => sku).size).toBe(products.length);
    expect(values(({ id }) => id).size).toBe(products.length);
    expect(products.map(({ sku }) => sku)).toContain('OVERBERG-LINEN-FLAX');
    expect(products.map(({ sku }) => sku)).toContain('CLARENS-LATTICE-EWE-D200');
  });

  test('each design comes in 4 to 12 colours, and belongs to one collection', () => {
    for (const [design, items] of Map.groupBy(products, (item) => item.design)) {
      const colours = new Set(items.map(({ colour }) => colour)).size;
      expect(colours, design).toBeGreaterThanOrEqual(4);
      expect(colours, design).toBeLessThanOrEqual(12);
      expect(new Set(items.map(({ range }) => range)).size, design).toBe(1);
    }
  });

  test('compositions sum to 100 %', () => {
    for (const [name, { composition }] of Object.entries(QUALITIES)) {
      const sum = composition.reduce((total, [percent]) => total + percent, 0);
      expect(sum, name).toBe(100);
    }
    for (const { sku, composition } of products) {
      const shares = [...composition.matchAll(/(\d+)%/gu)].map((found) => Number(found[1]));
      expect(
        shares.reduce((a, b) => a + b, 0),
        sku,
      ).toBe(100);
    }
  });

  test('[FILTER-21] only rugs have a shape, and only round ones a diameter', () => {
    for (const item of products) {
      expect(item.web_shape !== '', item.sku).toBe(item.item_group === '004');
      if (item.item_group === '004') {
        expect(hasDiameter(item.diameter), item.sku).toBe(item.web_shape === 'Round');
      }
    }
    expect(new Set(inGroup('004').map(({ web_shape }) => web_shape))).toEqual(
      new Set(['Rectangle', 'Runner', 'Round']),
    );
  });

  test('[FILTER-20] types, materials and standards hold the placeholder "-" here and there', () => {
    for (const field of ['web_type', 'web_materials', 'web_standards'] as const) {
      expect(
        products.some((item) => item[field].includes('-')),
        field,
      ).toBe(true);
    }
  });

  test('[FILTER-13] fabrics are for curtains, upholstery or both', () => {
    expect([...new Set(inGroup('005').map(({ application }) => application))].sort()).toEqual([
      'Curtaining',
      'Dual Purpose',
      'Upholstery',
    ]);
  });

  test("[HOME-11] the house's own wallpaper range is one application of several", () => {
    const applications = new Set(inGroup('001').map(({ application }) => application));
    expect(applications).toContain(OWN_WALLPAPER_RANGE);
    expect(applications.size).toBeGreaterThan(1);
  });

  test('[PROD-17] [PROD-18] [PROD-19] each group has what its product page tells', () => {
    for (const item of inGroup('005')) {
      expect(item.width, item.sku).toMatch(/^(1[34]\d|2\d\d|300)(\.\d)?cm$/u);
      expect(item.c_weight, item.sku).not.toBe('');
      expect(['Yes', 'No'], item.sku).toContain(item.railroaded);
    }
    for (const item of inGroup('001')) {
      expect(item.width && item.length_cm && item.hanging_instructions, item.sku).not.toBe('');
    }
    for (const item of inGroup('004')) expect(item.web_size, item.sku).not.toBe('');
    for (const item of inGroup('000')) {
      expect([item.brand, item.c_weight !== ''], item.sku).toEqual([HOMEWARE_BRAND, true]);
    }
  });

  test('the repeat is what the picture shows of the cloth, and plain cloth has none', () => {
    const trellis = products.find(({ design }) => design === 'Houghton Trellis');
    expect([trellis?.repeat_h, trellis?.repeat_t]).toEqual(['16cm', '16cm']);
    const plain = products.find(({ design }) => design === 'Overberg Linen');
    expect([plain?.repeat_h, plain?.repeat_t]).toEqual(['', '']);
    const stripe = products.find(({ design }) => design === 'Boat Deck');
    expect([stripe?.repeat_h, stripe?.repeat_t]).toEqual(['12cm', '']);
  });

  test('[PROD-11] some descriptions are longer than the page shows at once', () => {
    const long = products.filter(({ long_description }) => long_description.length > 500);
    expect(long.length).toBeGreaterThan(50);
    expect(long.length).toBeLessThan(products.length / 2);
  });

  test('[COLL-08] a few are unpublished, a few on promotion, some sold out', () => {
    const share = (of: (item: (typeof products)[number]) => boolean): number =>
      products.filter(of).length / products.length;
    expect(share(({ is_published }) => !is_published)).toBeGreaterThan(0);
    expect(share(({ is_published }) => !is_published)).toBeLessThan(0.05);
    expect(share(({ is_promo }) => is_promo)).toBeGreaterThan(0.02);
    for (const { sku, on_hand, po_delivery_date } of products) {
      expect(po_delivery_date !== '', sku).toBe(on_hand === 0);
    }
  });

  test('[HEAD-14] there are designs for outdoors in cloth and in rugs', () => {
    const outdoor = products.filter(({ web_type }) => web_type.includes('Outdoor'));
    expect(new Set(outdoor.map(({ item_group }) => item_group))).toEqual(new Set(['005', '004']));
  });

  test('articles that differ in size alone share their pictures', () => {
    const cushions = products.filter(
      ({ design, colour }) => design === 'Ewe Cushion' && colour === 'Chalk',
    );
    expect(cushions).toHaveLength(5);
    expect(new Set(cushions.map(({ primaryImageUrl }) => primaryImageUrl)).size).toBe(2);
    for (const item of products) expect(item.additionalImages.length, item.sku).toBeGreaterThan(0);
  });

  test('every article names its own collection and design in the tables once', () => {
    const rows = new Set(articles().map(({ row }) => row));
    expect(new Set([...rows].map(([name]) => name)).size).toBe(rows.size);
  });
});
