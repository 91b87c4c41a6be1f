import type { FacetRule } from '@selvedge/contract/facet-rules';
import {
  FACET_FIELDS,
  type FacetField,
  FILTER_FIELDS,
  type FilterField,
  RULE_FACETS,
  SORT_A_TO_Z,
  SORT_SETTINGS,
} from '@selvedge/contract/facets';
import { type MultiFilterRequest, multiFilterRequest } from '@selvedge/contract/multi-filter';
import { emptyProduct, type Product, type WrittenProduct } from '@selvedge/contract/product';
import {
  type NearestColoursRequest,
  nearestColoursRequest,
} from '@selvedge/contract/product-calls';
import { FACT_FIELDS } from '@selvedge/contract/product-facts';
import fc from 'fast-check';

/** Few values, so that products share them, and among them what goes wrong: case, accents, blanks, odd characters. */
const values = fc.constantFrom(
  'Blue',
  'blue',
  ' BLUE  ',
  'Éclat',
  'E\u0301clat',
  'eclat',
  'Dual Purpose',
  'dual  purpose',
  'Blue Grey',
  'blue-grey',
  'Riviera',
  'Rivera',
  'ﬁne',
  'İnci',
  'ß',
  '-',
  '',
  '  ',
  '10',
  '9',
  '__proto__',
  'constructor',
  '"quoted", \\ and\nbroken',
  '\u{1F33F} Leaf',
  '\uFB01',
);

/** Few, so that a product has several chosen ones. */
const listed = fc.constantFrom('Blue', 'BLUE', 'Éclat', 'Riviera', 'ﬁne', '-', ' ');
const lists = fc.array(listed, { maxLength: 4 });
/** Of many names, so that a section has more hits than it shows. */
const names = fc
  .tuple(values, fc.constantFrom('', ' a', ' b', ' Blue', ' Rivier', ' éclat'))
  .map((parts) => parts.join(''));
/** Few, so that colourways are equally near. */
const hexes = fc.constantFrom('#000000', '#ffffff', '#8a4b2c', '#8a4b2d', '#1f2b47', '#d6c9b2');
const measures = fc.constantFrom('', '0cm', '60cm', '120 cm', '1,5cm', 'n/a', '2.8 m');
const rubs = fc.constantFrom('', '-', '20 000', '40,000 rubs', '40 000', '100 000');

/** What rules are read over. */
const texts = fc.constantFrom(
  'Machine wash at 30 °C',
  'Do not machine-wash. Hand wash',
  'Éclat wash',
  'EN 1021-1',
  'Dry clean; do not wash',
  '',
);

const rulePhrases = fc
  .array(
    fc.constantFrom('machine wash', 'wash', 'éclat', 'EN 1021', 'dry clean', 'do not wash', ' '),
    {
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(','));

/** Rules of a house: names that collide among them and with other values, phrases that overlap. */
export const facetRules: fc.Arbitrary<FacetRule[]> = fc.array(
  fc.record({
    facet: fc.constantFrom(...RULE_FACETS),
    name: fc.constantFrom(
      'Washable',
      'WASHABLE',
      'Blue',
      'Éclat',
      '10',
      '__proto__',
      'Dry clean',
      'Fire rated',
    ),
    phrases: rulePhrases,
    except: rulePhrases,
  }),
  { maxLength: 6 },
);

/** Catalogues of a few dozen products in any order; small enough for the oracle, dense enough to collide. */
export const catalogues: fc.Arbitrary<Product[]> = fc
  .array(
    fc.record({
      design: names,
      colour: values,
      range: values,
      brand: values,
      item_group: fc.constantFrom('005', '001', '004', '', 'A', 'a'),
      group_desc: fc.constantFrom('Fabric', 'fabric', 'Éclat', ''),
      application: values,
      width: measures,
      length_cm: measures,
      diameter: measures,
      martindale: rubs,
      long_description: fc.constantFrom('', 'Soft leaves, blue ones.', 'Éclat in wool'),
      c_weight: fc.constantFrom('', '320 g/m²', '4 kg', '410gsm'),
      web_colour: lists,
      design_style: lists,
      web_type: lists,
      web_materials: lists,
      web_standards: fc.oneof(lists, fc.array(texts, { maxLength: 2 })),
      cleaning_instructions: fc.array(
        texts.map((name) => ({ image_data: '', file_name: '', cleaning_instruction_name: name })),
        { maxLength: 3 },
      ),
      standards: fc.array(
        texts.map((file_name) => ({ image_data: '', file_name })),
        { maxLength: 2 },
      ),
      web_size: values,
      web_shape: values,
      picture_colours: fc.array(hexes, { maxLength: 5 }),
      is_published: fc.boolean(),
      is_promo: fc.boolean(),
      on_hand: fc.constantFrom(null, -1, 0, 2.5),
    }),
    { maxLength: 80, size: 'max' },
  )
  .map((parts) =>
    parts.map((part, index) => ({
      ...emptyProduct,
      ...part,
      sku: `SKU-${(index * 7) % 83}-${index}`,
    })),
  );

/** When a product of a random catalogue was first published: one of few days, or never. */
export const firstPublishedS = ({ sku, is_published }: Product): number =>
  is_published ? 1_700_000_000 + (Number(sku.split('-').at(-1)) % 5) * 86_400 : 0;

/** A random catalogue as the database gives it. */
export async function* written(products: readonly Product[]): AsyncGenerator<WrittenProduct[]> {
  yield products.map((product) => ({
    product,
    text: JSON.stringify(product),
    firstPublishedS: firstPublishedS(product),
  }));
}

const chosen = fc.oneof(
  values,
  fc.array(fc.oneof(values, listed), { maxLength: 5, size: 'max' }),
  fc.array(listed, { maxLength: 5, size: 'max' }),
  fc.constantFrom('nothing has this', '\u0000', '\ud800', 'x\u0000y'),
);

const filters = fc
  .uniqueArray(fc.tuple(fc.constantFrom<FacetField>(...FACET_FIELDS), chosen), {
    selector: ([field]) => field,
    maxLength: 4,
  })
  .map((entries) => Object.fromEntries(entries));

const groupFilter = fc.oneof(
  fc.constant({}),
  fc.constantFrom('005', '001', 'A', 'a', 'none', '').map((item_group) => ({ item_group })),
  fc.constantFrom([['005', '001']], [['005']], [[]]).map(([item_group]) => ({ item_group })),
);

const mostly = (usual: boolean) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.boolean() });

const bounds = fc.constantFrom(0, 0.1, 1.5, 60, 60.1, 120, 280, 320, 20_000, 40_000, 100_000);
const chosenRange = fc
  .record({
    min: fc.option(bounds, { nil: undefined }),
    max: fc.option(bounds, { nil: undefined }),
    unmeasured: fc.boolean(),
  })
  .filter(({ min, max, unmeasured }) => unmeasured || min !== undefined || max !== undefined)
  .filter(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max);
const factFields = fc.constantFrom(...FACT_FIELDS);
const ranges = fc
  .uniqueArray(fc.tuple(factFields, chosenRange), { selector: ([field]) => field, maxLength: 2 })
  .map((entries) => Object.fromEntries(entries));
/** Most requests of a catalogue have none. */
const sometimes = <T>(none: T, some: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some });

/** Requests as the contract lets them through, with values that the catalogues have or nearly have. */
export const requests: fc.Arbitrary<MultiFilterRequest> = fc
  .record({
    filters: fc.tuple(filters, groupFilter).map(([some, group]) => ({ ...some, ...group })),
    filter_fields: fc.array(fc.constantFrom<FilterField>(...FILTER_FIELDS), { maxLength: 13 }),
    rule_fields: fc.array(fc.constantFrom(...RULE_FACETS), { maxLength: 2 }),
    ranges: sometimes({}, ranges),
    range_fields: sometimes([], fc.array(factFields, { maxLength: 4 })),
    off_setter: fc
      .tuple(fc.nat({ max: 12 }), fc.nat({ max: 30 }))
      .map(([start, length]) => ({ start, end: start + length })),
    only_published: mostly(true),
    only_promo: mostly(false),
    only_in_stock: mostly(false),
    limited: fc.boolean(),
    sort_by_setting: fc.constantFrom(SORT_A_TO_Z, ...SORT_SETTINGS),
  })
  .map((request) => multiFilterRequest.parse(request));

/** Typed texts: beginnings of values, several words, typos. */
export const queries = fc.oneof(
  values,
  fc.tuple(values, values).map((both) => both.join(' ')),
  values.map((value) => value.slice(0, 3)),
  fc.constantFrom(
    'rivera',
    'rivirea',
    'rivierra',
    'ecla',
    'xclat',
    'bluu',
    'fabrik',
    'dua pur',
    '&',
    'dual eclta',
  ),
  fc.string({ maxLength: 8 }),
);

/** Phrases: what catalogues say and people, facts, codes, and errors. */
export const phrases = fc
  .array(
    fc.oneof(
      queries,
      fc.constantFrom(
        'over 20 000 rubs',
        '120 wide',
        'washable',
        'dry clean',
        'fire proof',
        'fabric',
        'the',
        'SKU-7-1',
        'sku7',
        'leafs',
        'a',
        'soft',
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(' ').slice(0, 200))
  .filter((phrase) => phrase.trim() !== '');

/** Colours as a picture gives them, and one by itself. */
export const colourRequests: fc.Arbitrary<NearestColoursRequest> = fc
  .record({
    colours: fc.array(
      fc.record({
        hex: fc.oneof(
          hexes,
          fc.nat(0xffffff).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
        ),
        share: fc.constantFrom(1, 0.5, 0.25),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    per_group: fc.integer({ min: 1, max: 24 }),
  })
  .map((request) => nearestColoursRequest.parse(request));

/** As many runs of a property as `npm run check:all` makes; `npm test` makes a third of them, each time others. */
export const runs = (full: number): number => (process.env.LONG_TESTS ? full : Math.ceil(full / 3));
