import { FACT_FIELDS } from '@selvedge/contract/product-facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilterState,
  INITIAL_STATE,
  NO_SELECTIONS,
  pathState,
  VISITOR_FACETS,
} from '../rules/filter-state.ts';
import { ORDERS, type Order } from '../rules/orders.ts';
import {
  foreignParameters,
  formatFilterSearch,
  holdsRanges,
  parseFilterSearch,
} from './filter-url.ts';

const ORDERED = (Object.keys(ORDERS) as Order[]).map((order) => ({ order }));

/** Of a page that says which applications it means. */
const parse = (search: string) =>
  parseFilterSearch('Curtaining', `${search}${search === '' ? '?' : '&'}application=`);

const chosen = (selections: Partial<typeof NO_SELECTIONS>, page = 1): FilterState => ({
  selections: { ...NO_SELECTIONS, ...selections },
  page,
});

describe('the filter in the URL', () => {
  it('[FILTER-01] application, design_style and brand keep their names', () => {
    expect(parseFilterSearch('Curtaining', '?application=A&design_style=B&brand=C')).toEqual(
      chosen({ application: ['A'], design_style: ['B'], brand: ['C'] }),
    );
  });

  it('[FILTER-02] web_colour is "colours" and web_type is "types"', () => {
    expect(parse('?colours=Blue&types=Woven&web_colour=Red')).toEqual(
      chosen({ web_colour: ['Blue'], web_type: ['Woven'] }),
    );
  });

  it('[FILTER-03] the other facets are "material", "standards", "sizes" and "shapes"', () => {
    expect(parse('?material=A&standards=B&sizes=C&shapes=D')).toEqual(
      chosen({ web_materials: ['A'], web_standards: ['B'], web_size: ['C'], web_shape: ['D'] }),
    );
  });

  it('reads "styles" and "materials" too, and writes them as FILTER-01 and FILTER-03 say', () => {
    const state = parse('?styles=Stripe&materials=Mohair');
    expect(state).toEqual(chosen({ design_style: ['Stripe'], web_materials: ['Mohair'] }));
    expect(formatFilterSearch(state, '?styles=Stripe&materials=Mohair')).toBe(
      'application=&design_style=Stripe&material=Mohair&page=1&startoffset=0&endoffset=9',
    );
  });

  it('[FILTER-04] starts with nothing chosen on page 1', () => {
    expect(parse('')).toEqual(INITIAL_STATE);
    expect(INITIAL_STATE.page).toBe(1);
  });

  it('takes repeated parameters, each value once, in any spelling of their encoding', () => {
    expect(
      parseFilterSearch(
        'Sheer',
        '?application=Curtaining&application=Dual+Purpose&application=dual%20purpose',
      ),
    ).toEqual(chosen({ application: ['Curtaining', 'Dual Purpose'] }));
  });

  it('[GRID-05] writes page, startoffset and endoffset', () => {
    expect(formatFilterSearch(chosen({ web_colour: ['Duck Egg'] }, 3), '')).toBe(
      'application=&colours=Duck%20Egg&page=3&startoffset=18&endoffset=27',
    );
  });

  it('reads the page, or else the start offset, and takes nonsense as page 1', () => {
    expect(parse('?page=4').page).toBe(4);
    expect(parse('?startoffset=27&endoffset=36').page).toBe(4);
    expect(parse('?page=2&startoffset=27').page).toBe(2);
    for (const page of ['0', '-1', '1.5', 'x', '', '9999999999999999999'])
      expect(parse(`?page=${page}`).page).toBe(1);
  });

  it.each([
    ['startoffset=24&endoffset=48', { size: 24, page: 2 }],
    ['page=3&startoffset=96&endoffset=144', { size: 48, page: 3 }],
    ['page=1&endoffset=24', { size: 24, page: 1 }],
    ['page=2&startoffset=9&endoffset=18', { page: 2 }],
    ['startoffset=0&endoffset=1000', { page: 1 }],
    ['startoffset=48&endoffset=24', { page: 6 }],
    ['endoffset=lots', { page: 1 }],
  ])('[decision 44] reads how many are on a page of %s', (search, read) => {
    expect(parse(`?${search}`)).toEqual({ ...INITIAL_STATE, ...read });
  });

  it('drops what no request may hold', () => {
    const many = Array.from({ length: 150 }, (_, index) => `brand=B${index}`).join('&');
    expect(parse(many).selections.brand).toHaveLength(100);
    expect(parse(`?brand=${'x'.repeat(501)}&brand=%20`)).toEqual(INITIAL_STATE);
  });

  it('keeps parameters that it does not know', () => {
    const search = '?utm_source=mail&colours=Blue&ref=a&ref=b';
    expect(foreignParameters(search)).toEqual([
      ['utm_source', 'mail'],
      ['ref', 'a'],
      ['ref', 'b'],
    ]);
    expect(formatFilterSearch(INITIAL_STATE, search)).toBe(
      'utm_source=mail&ref=a&ref=b&application=&page=1&startoffset=0&endoffset=9',
    );
  });

  it.each([
    ['curtaining', ['Curtaining', 'Dual Purpose']],
    ['Upholstery', ['Upholstery', 'Dual Purpose']],
    ['DUAL PURPOSE', ['Dual Purpose']],
    ['Outdoor', ['Outdoor']],
  ])('[FILTER-10] [FILTER-11] takes the applications of %s from the path', (application, set) => {
    expect(pathState(application)).toEqual(chosen({ application: set }));
    expect(parseFilterSearch(application, '?utm_source=mail')).toEqual(pathState(application));
  });

  it('[decision 38] keeps the application of the path whatever else a query says', () => {
    const { application } = pathState('Curtaining').selections;
    expect(parseFilterSearch('Curtaining', '?page=2')).toEqual(chosen({ application }, 2));
    expect(parseFilterSearch('Curtaining', '?brand=Nope')).toEqual(
      chosen({ application, brand: ['Nope'] }),
    );
  });

  it('[decision 38] writes no application at all as an empty one, and reads it so', () => {
    const written = formatFilterSearch(INITIAL_STATE, '');
    expect(written).toBe('application=&page=1&startoffset=0&endoffset=9');
    expect(parseFilterSearch('Curtaining', written)).toEqual(INITIAL_STATE);
  });

  it('[decision 44] reads an order that there is, and anything else as the alphabet', () => {
    expect(parse('?order=newest').order).toBe('newest');
    for (const search of ['', '?order=', '?order=price', '?order=constructor'])
      expect(parse(search)).toEqual(INITIAL_STATE);
  });

  it('writes a range as its bounds, and what was not measured as none', () => {
    const state: FilterState = {
      ...chosen({}),
      ranges: { martindale: { min: 40_000 }, width_cm: { max: 137.5, unmeasured: true } },
    };
    expect(formatFilterSearch(state, '')).toBe(
      'application=&martindale=40000..&width=..137.5&width=none&page=1&startoffset=0&endoffset=9',
    );
  });

  it.each([
    ['martindale=40000..', { martindale: { min: 40_000 } }],
    ['width=137..200', { width_cm: { min: 137, max: 200 } }],
    ['repeat_v=..20', { repeat_v_cm: { max: 20 } }],
    ['weight=none', { weight_gsm: { unmeasured: true } }],
    ['martindale=40000&martindale=', { martindale: { min: 40_000 } }],
    [
      'martindale=&martindale=50000&martindale=none',
      { martindale: { max: 50_000, unmeasured: true } },
    ],
    ['martindale=&martindale=', undefined],
    ['martindale=..', undefined],
    ['martindale=200..100', undefined],
    ['martindale=-5..', undefined],
    ['martindale=1e9..', undefined],
    ['martindale=99999999..', undefined],
    ['martindale=1..2..3', undefined],
    ['martindale=1..2&martindale=3', undefined],
    ['martindale=lots..60000', undefined],
    ['martindale=lots&martindale=none', { martindale: { unmeasured: true } }],
    ['width=1.4m..2m', { width_cm: { min: 140, max: 200 } }],
    ['width=140cm&width=1+500+mm', { width_cm: { min: 140, max: 150 } }],
  ])('reads the range of %s', (search, ranges) => {
    expect(parse(search).ranges).toEqual(ranges);
  });

  it('[decision 33] [FILTER-08] a range that is none does not hold, and leaves page 1', () => {
    for (const search of ['?martindale=1..2..3', '?martindale=lots', '?width=200..100']) {
      expect(holdsRanges(search)).toBe(false);
      expect(parse(`${search}&page=3`)).toEqual(INITIAL_STATE);
      expect(formatFilterSearch(parse(search), search)).not.toMatch(/martindale|width/u);
    }
    for (const search of ['', '?martindale=40000..', '?width=140cm&width=', '?weight=none'])
      expect(holdsRanges(search)).toBe(true);
  });

  it('reads back what it writes', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((text) => text.trim().toLowerCase().normalize('NFC'))
      .filter((text) => text !== '' && text.isWellFormed());
    const values = fc.uniqueArray(value, {
      maxLength: 6,
      selector: (text) => text.replace(/\s+/gu, ' '),
    });
    const selections = fc.record(
      Object.fromEntries(VISITOR_FACETS.map((facet) => [facet, values])),
    ) as fc.Arbitrary<FilterState['selections']>;
    const measure = fc.integer({ min: 1, max: 99_999_999 }).map((tenths) => tenths / 10);
    const range = fc
      .record({
        a: measure,
        b: measure,
        kind: fc.constantFrom('min', 'max', 'both', 'none', 'all'),
      })
      .map(({ a, b, kind }) => ({
        ...(['min', 'both', 'all'].includes(kind) && { min: Math.min(a, b) }),
        ...(['max', 'both', 'all'].includes(kind) && { max: Math.max(a, b) }),
        ...(['none', 'all'].includes(kind) && { unmeasured: true }),
      }));
    const ranges = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...FACT_FIELDS), range), {
        selector: ([field]) => field,
        maxLength: 3,
      })
      .map((entries) => (entries.length > 0 ? { ranges: Object.fromEntries(entries) } : {}));
    const state = fc
      .record({
        selections,
        page: fc.integer({ min: 1, max: 100_000 }),
        measured: ranges,
        order: fc.constantFrom({}, ...ORDERED),
        size: fc.constantFrom({}, { size: 24 as const }, { size: 48 as const }),
      })
      .map(
        ({ measured, order, size, ...rest }): FilterState => ({
          ...rest,
          ...measured,
          ...order,
          ...size,
        }),
      );
    const foreign = fc.constantFrom('', '?utm_source=mail', '?x=%26&colours=Old&x=2');
    fc.assert(
      fc.property(state, foreign, (before, search) => {
        const written = formatFilterSearch(before, search);
        expect(parseFilterSearch('Curtaining', written)).toEqual(before);
        expect(foreignParameters(written)).toEqual(foreignParameters(search));
        expect(formatFilterSearch(before, written)).toBe(written);
      }),
    );
  });
});

// Compared each with each, these would take minutes of the one thread that answers everybody.
it('[FILTER-08] an address of any length is read in one pass, its first hundred values of a facet hold', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => `care=${n}`).join('&');
  const { selections } = parseFilterSearch('Curtaining', `?${many}`);
  expect(selections.care).toEqual(Array.from({ length: 100 }, (_, n) => String(n)));
  const doubled = parseFilterSearch('Curtaining', `?${'care=Wash&care=wash&'.repeat(50_000)}`);
  expect(doubled.selections.care).toEqual(['Wash']);
});
