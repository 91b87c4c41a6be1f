import type { Product } from '@selvedge/contract/product';
import { flatProduct } from '../../data/flat-product.ts';

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
  | 'design_style'
  | 'web_type'
  | 'web_materials'
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
    design_style: textList(find('design_style')),
    web_type: textList(find('web_type')),
    web_materials: textList(find('web_materials')),
    additionalImages: imageList(find('additionalImages')),
    picture_colours: colourList(find('picture_colours')),
  };
}

/** Readers of single values of an answer that was not checked: each takes anything and gives a value of its type. */

/** Text as given; a number in its plain writing; anything else is empty. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

function objects(value: unknown): object[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is object => typeof entry === 'object' && entry !== null);
}

/** Texts of a list; what is none is left out. */
const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter((entry) => entry !== '') : [];

/** Pictures of a list; entries without an address are left out. */
function imageList(value: unknown): { image_data: string }[] {
  return objects(value)
    .map((entry) => ({ image_data: text(Reflect.get(entry, 'image_data')) }))
    .filter(({ image_data }) => image_data !== '');
}

/** Symbols of a list, each with a picture or at least a name. */
function symbolList(
  value: unknown,
): { image_data: string; file_name: string; cleaning_instruction_name: string }[] {
  return objects(value)
    .map((entry) => ({
      image_data: text(Reflect.get(entry, 'image_data')),
      file_name: text(Reflect.get(entry, 'file_name')),
      cleaning_instruction_name: text(Reflect.get(entry, 'cleaning_instruction_name')),
    }))
    .filter((entry) => Object.values(entry).some((part) => part !== ''));
}

/** Colours of a list as #rrggbb in lower case; what is none is left out. */
function colourList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map(text).filter((colour) => /^#[0-9a-f]{6}$/u.test(colour));
}
