import type { Product } from '@selvedge/contract/product';
import { colourList, imageList, symbolList, text } from './wire-values.ts';

const TEXT_FIELDS = [
  'sku',
  'description_1',
  'design',
  'colour',
  'range',
  'brand',
  'item_group',
  'group_desc',
  'application',
  'width',
  'length_cm',
  'diameter',
  'web_size',
  'c_weight',
  'repeat_t',
  'repeat_h',
  'railroaded',
  'composition',
  'martindale',
  'hanging_instructions',
  'disambiguating_description',
  'long_description',
  'primaryImageUrl',
] as const satisfies readonly (keyof Product)[];

type TextField = (typeof TEXT_FIELDS)[number];
type OtherField =
  | 'is_published'
  | 'cleaning_instructions'
  | 'standards'
  | 'symbols'
  | 'additionalImages'
  | 'picture_colours';

/** What the product page shows of a product, every field present. */
export type DesignItem = Pick<Product, TextField | OtherField>;

/** Objects that an answer may nest a product's attributes under. Source: PROD-20. */
const NESTS = ['stock_master', 'stock-master', 'stockMaster', 'product'] as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Finds a field at the top level, or else in the nested objects; a blank one counts as missing. */
function finder(raw: unknown): (field: keyof DesignItem) => unknown {
  const top = isObject(raw) ? raw : {};
  const holders = [top, ...NESTS.map((name): unknown => Reflect.get(top, name)).filter(isObject)];
  return (field) =>
    holders
      .map((holder): unknown => Reflect.get(holder, field))
      .find((value) => !isBlank(value) && !(Array.isArray(value) && value.length === 0));
}

/**
 * Reads one product of an answer. Its attributes may stand at the top level or under a stock-master or product object,
 * the top level winning; what is missing is empty, and a product is published unless it says otherwise.
 * Source: PROD-20.
 */
export function readProduct(raw: unknown): DesignItem {
  const find = finder(raw);
  // fromEntries forgets which keys it was given: they are TEXT_FIELDS, each with a text.
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, text(find(field))]),
  ) as Record<TextField, string>;
  return {
    ...texts,
    is_published: find('is_published') !== false,
    cleaning_instructions: symbolList(find('cleaning_instructions')),
    standards: symbolList(find('standards')),
    symbols: symbolList(find('symbols')),
    additionalImages: imageList(find('additionalImages')),
    picture_colours: colourList(find('picture_colours')),
  };
}
