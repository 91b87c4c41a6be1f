import { ITEM_GROUP, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { fold } from '@selvedge/contract/text';

/** A field of a product that a column can be matched to. */
export interface MatchedField {
  readonly field: string;
  readonly label: string;
  /** What suppliers call it beside the field's own name, folded and without gaps. */
  readonly known: readonly string[];
  readonly isRequired?: boolean;
  /** Several values in one cell. */
  readonly isList?: boolean;
  readonly unit?: 'cm';
}

/** Which product a row is: without these there is none. Source: `packages/import/mappings/selvedge.json`. */
const IDENTITY: readonly MatchedField[] = [
  {
    field: 'sku',
    label: 'Product code (SKU)',
    known: ['code', 'itemcode', 'productcode', 'stockcode', 'article', 'articlenumber', 'itemno'],
  },
  {
    field: 'design',
    label: 'Design',
    known: ['designname', 'pattern', 'patternname', 'name'],
  },
  {
    field: 'colour',
    label: 'Colour',
    known: ['color', 'colourname', 'colorname', 'colourway', 'colorway'],
  },
  {
    field: 'range',
    label: 'Collection',
    known: ['collection', 'collectionname', 'book', 'series'],
  },
  {
    field: 'item_group',
    label: 'Item group',
    known: ['group', 'category', 'producttype', 'department'],
  },
].map((one) => ({ ...one, isRequired: true }));

const FACTS: readonly MatchedField[] = [
  { field: 'brand', label: 'Brand', known: ['label', 'house', 'vendor'] },
  { field: 'application', label: 'Application', known: ['use', 'usage', 'enduse'] },
  {
    field: 'width',
    label: 'Width',
    known: ['widthcm', 'fabricwidth', 'rollwidth'],
    unit: 'cm',
  },
  { field: 'length_cm', label: 'Length', known: ['length', 'rolllength'], unit: 'cm' },
  { field: 'diameter', label: 'Diameter', known: ['diametercm'], unit: 'cm' },
  {
    field: 'repeat_t',
    label: 'Vertical repeat',
    known: ['verticalrepeat', 'repeat', 'repeatv', 'vrepeat', 'patternrepeat'],
    unit: 'cm',
  },
  {
    field: 'repeat_h',
    label: 'Horizontal repeat',
    known: ['horizontalrepeat', 'hrepeat'],
    unit: 'cm',
  },
  {
    field: 'composition',
    label: 'Composition',
    known: ['content', 'fibre', 'fiber', 'fibrecontent'],
  },
  {
    field: 'martindale',
    label: 'Martindale',
    known: ['rubs', 'rubcount', 'abrasion', 'martindalerubs'],
  },
  { field: 'c_weight', label: 'Weight', known: ['weight', 'gsm', 'weightgsm'] },
  { field: 'railroaded', label: 'Railroaded', known: ['railroad'] },
  {
    field: 'long_description',
    label: 'Description',
    known: ['description', 'text'],
  },
  {
    field: 'web_colour',
    label: 'Colour families',
    known: ['colourfamily', 'colorfamily', 'colourgroup', 'maincolour'],
    isList: true,
  },
  {
    field: 'design_style',
    label: 'Styles',
    known: ['style', 'styles'],
    isList: true,
  },
  { field: 'web_type', label: 'Types', known: ['type', 'types'], isList: true },
  {
    field: 'web_materials',
    label: 'Materials',
    known: ['material', 'materials'],
    isList: true,
  },
  {
    field: 'web_standards',
    label: 'Standards',
    known: ['standards', 'certificates', 'tests'],
    isList: true,
  },
  {
    field: 'cleaning_instructions',
    label: 'Care',
    known: ['care', 'cleaning', 'washing', 'aftercare'],
    isList: true,
  },
  {
    field: 'primaryImageUrl',
    label: 'Picture',
    known: ['picture', 'image', 'photo', 'mainimage', 'imageurl', 'filename'],
  },
  {
    field: 'additionalImages',
    label: 'More pictures',
    known: ['images', 'pictures', 'moreimages', 'otherimages'],
    isList: true,
  },
  {
    field: 'price_retail_inc_vat',
    label: 'Retail price with VAT',
    known: ['price', 'retail', 'retailprice', 'rrp'],
  },
  { field: 'on_hand', label: 'In stock', known: ['stock', 'instock', 'quantity', 'qty'] },
  {
    field: 'is_published',
    label: 'Shown on the site',
    known: ['published', 'active', 'visible', 'status'],
  },
];

export const MATCHED_FIELDS: readonly MatchedField[] = [...IDENTITY, ...FACTS];

export const SEPARATORS = {
  '|': 'A pipe |',
  ',': 'A comma ,',
  ';': 'A semicolon ;',
  '/': 'A slash /',
} as const;

/** What was chosen: a column for each field, or none. */
export interface Matched {
  readonly source: string;
  readonly columns: Readonly<Record<string, string>>;
  /** The item group of every row, where no column says it. */
  readonly group: string;
  readonly separator: string;
}

const compact = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The column that probably feeds each field, by its name; every column once. */
export function guessedColumns(columns: readonly string[]): Record<string, string> {
  const left = new Map(columns.map((column) => [compact(column), column]));
  const guessed: Record<string, string> = {};
  for (const { field, known } of MATCHED_FIELDS) {
    const found = [compact(field), ...known].find((name) => left.has(name));
    if (found === undefined) continue;
    guessed[field] = left.get(found) ?? '';
    left.delete(found);
  }
  return guessed;
}

/** What a supplier's list is called in a mapping: of a name or a file's name, what is taken there. */
export const sourceName = (written: string): string =>
  fold(written.replace(/\.[a-z]{2,6}$/iu, ''))
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 63);

/** What suppliers call the groups, and our codes of them. */
const GROUP_WORDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...PRODUCT_GROUPS.map(({ name, code }) => [name, code]),
  ['Fabrics', ITEM_GROUP.fabric],
  ['Wallpapers', ITEM_GROUP.wallpaper],
  ['Wallcovering', ITEM_GROUP.wallpaper],
  ['Rug', ITEM_GROUP.rugs],
]);

/** The mapping file that says what was chosen. */
export function mappingOf({ source, columns, group, separator }: Matched): string {
  const fields: Record<string, object> = {};
  for (const { field, isRequired, isList, unit } of MATCHED_FIELDS) {
    const column = columns[field] ?? '';
    if (column !== '')
      fields[field] = {
        column,
        ...(!isRequired && { optional: true }),
        ...(isList && { split: separator }),
        ...(unit && { unit }),
        ...(field === 'item_group' && { values: GROUP_WORDS }),
      };
  }
  if (group !== '') fields.item_group = { constant: group };
  return JSON.stringify({ source, fields }, null, 2);
}
