import type { Product } from '@selvedge/contract/product';
import { flatProduct } from '../../catalogue-rules/flat-product.ts';
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

/**
 * Reads one product of an answer. Its attributes may stand at the top level or under a stock-master or product object,
 * the top level winning; what is missing is empty, and a product is published unless it says otherwise.
 * Source: PROD-20.
 */
export function readProduct(raw: unknown): DesignItem {
  const product = typeof raw === 'object' && raw !== null ? flatProduct(raw) : {};
  const find = (field: keyof DesignItem): unknown => Reflect.get(product, field);
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
