import { describe, expect, it } from 'vitest';
import { multiFilterRequest, multiFilterResponse } from './multi-filter.ts';
import { emptyProduct, product, TRADE_FIELDS } from './product.ts';
import {
  brand,
  brandsResponse,
  itemInfoRequest,
  searchEntry,
  searchRequest,
  searchResponse,
  statsRequest,
} from './product-calls.ts';
import { SEARCH_SECTIONS } from './search-sections.ts';

const fields = Object.keys(product.shape);

describe('the product', () => {
  it('has at most two hundred of anything', () => {
    const colours = (count: number) => ({
      ...emptyProduct,
      sku: 'A-1',
      web_colour: Array.from({ length: count }, (_, n) => `Blue ${n}`),
    });
    expect(product.safeParse(colours(200)).success).toBe(true);
    expect(product.safeParse(colours(201)).error?.issues[0]?.path).toEqual(['web_colour']);
  });

  it('[ENT-05] has its identity and measures', () => {
    expect(fields).toEqual(
      expect.arrayContaining(
        'sku description_1 design colour range brand group_desc application item_group is_published width length_cm diameter web_size c_weight repeat_t repeat_h railroaded composition martindale'.split(
          ' ',
        ),
      ),
    );
  });

  it('[ENT-06] has its texts and images', () => {
    const lists = {
      cleaning_instructions: [{ image_data: '', file_name: '', cleaning_instruction_name: '' }],
      standards: [{ image_data: '', file_name: '' }],
      symbols: [{ image_data: '', file_name: '' }],
      additionalImages: [{ image_data: '' }],
    };
    const given = { ...emptyProduct, sku: 'A', ...lists };
    expect(product.parse(given)).toEqual(given);
    expect(fields).toEqual(
      expect.arrayContaining([
        'long_description',
        'disambiguating_description',
        'hanging_instructions',
        'primaryImageUrl',
      ]),
    );
  });

  it('[ENT-07] has its stock and prices, which public answers leave out', () => {
    expect(fields).toEqual(expect.arrayContaining(['id', ...TRADE_FIELDS]));
    expect([...TRADE_FIELDS].toSorted()).toEqual([
      'cut_price_inc_vat',
      'on_hand',
      'po_delivery_date',
      'price_retail_inc_vat',
      'roll_price_inc_vat',
    ]);
  });

  it('needs a sku and takes no unknown field', () => {
    expect(product.safeParse(emptyProduct).success).toBe(false);
    expect(product.safeParse({ ...emptyProduct, sku: 'A', colour_name: '' }).success).toBe(false);
  });
});

describe('brands and search entries', () => {
  it('[ENT-08] [CALL-17] have their fields', () => {
    expect(Object.keys(brand.shape)).toEqual(['brand_name', 'image_data']);
    expect(Object.keys(searchEntry.shape)).toEqual(
      expect.arrayContaining(
        'item_group application brand range design colour sku width length_cm diameter group_desc'.split(
          ' ',
        ),
      ),
    );
  });

  it('[BRAND-07] a brand has a name', () => {
    expect(brandsResponse.safeParse([{ brand_name: '', image_data: '' }]).success).toBe(false);
  });

  it('[CALL-19] [SEARCH-02] answers have the sections of the dialog', () => {
    expect(Object.keys(searchResponse.shape)).toEqual([...SEARCH_SECTIONS]);
    expect(SEARCH_SECTIONS).toEqual([
      'Category',
      'Application',
      'Brand',
      'Collection',
      'Design',
      'Colour',
      'design_style',
    ]);
  });

  it('[SEARCH-05] a search has a text', () => {
    expect(searchRequest.safeParse({ query: '  ' }).success).toBe(false);
    expect(searchRequest.parse({ query: ' linen ' })).toEqual({ query: 'linen' });
  });
});

describe('product calls', () => {
  it('[CALL-12] fill in what a list request leaves out', () => {
    expect(multiFilterRequest.parse({ filter_fields: ['brand'] })).toEqual({
      filters: {},
      filter_fields: ['brand'],
      ranges: {},
      range_fields: [],
      rule_fields: [],
      main_filter_field: null,
      selection_fields: null,
      sort_by_setting: 'Alphabetical A-Z',
      off_setter: { start: 0, end: 9 },
      only_published: true,
      only_promo: false,
      only_in_stock: false,
      limited: true,
    });
  });

  it('[CALL-11] [CALL-14] take single values and lists, of known fields alone', () => {
    const filters = { item_group: '005', range: 'Caravan', web_colour: ['Blue', 'Green'] };
    expect(multiFilterRequest.parse({ filters }).filters).toEqual(filters);
    for (const wrong of [{ price: '1' }, { brand: 7 }, { brand: [null] }])
      expect(multiFilterRequest.safeParse({ filters: wrong }).success).toBe(false);
  });

  it('take ranges of facts that say something, in order', () => {
    const takes = (range: object) =>
      multiFilterRequest.safeParse({ ranges: { martindale: range } }).success;
    for (const right of [{ min: 40_000 }, { min: 1, max: 1 }, { max: 9.5 }, { unmeasured: true }])
      expect(takes(right), JSON.stringify(right)).toBe(true);
    for (const wrong of [{}, { min: 2, max: 1 }, { min: -1 }, { min: '5' }, { above: 5 }])
      expect(takes(wrong), JSON.stringify(wrong)).toBe(false);
    expect(multiFilterRequest.safeParse({ ranges: { price: { min: 1 } } }).success).toBe(false);
  });

  it('[CALL-15] take offsets in order and within bounds', () => {
    const takes = (start: number, end: number) =>
      multiFilterRequest.safeParse({ off_setter: { start, end } }).success;
    expect(takes(0, 1000)).toBe(true);
    expect(takes(9, 9)).toBe(true);
    for (const [start, end] of [
      [9, 0],
      [-1, 9],
      [0, 1001],
      [0.5, 9],
    ] as const)
      expect(takes(start, end)).toBe(false);
  });

  it('[CALL-10] answer products, filters and the number of all', () => {
    const answer = { products: [], filters: {}, facet_counts: {}, total_items_count: 0 };
    expect(multiFilterResponse.parse(answer)).toEqual(answer);
  });

  it('[CALL-16] take the empty list of the navigation', () => {
    const request = { data: { items_groups_stats: [] } };
    expect(statsRequest.parse(request)).toEqual(request);
  });

  it('[CALL-21] take the brand list of the documents', () => {
    const request = {
      items: { get_count: false, item_group: '', required_item_info: 'brand' },
    };
    expect(itemInfoRequest.parse(request)).toEqual(request);
  });
});
