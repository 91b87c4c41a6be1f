import type { Product } from '@selvedge/contract/product';

/** How a field's value is made from cells. */
export type FieldKind =
  | 'text'
  | 'list'
  | 'yes-no'
  | 'number'
  | 'date'
  | 'picture'
  | 'pictures'
  | 'symbols'
  | 'instructions';

/** Colours are found in the main picture. */
export type ProductField = Exclude<keyof Product, 'picture_colours'>;

/** Every field of a product that a file can feed. */
export const FIELD_KINDS = {
  sku: 'text',
  id: 'text',
  description_1: 'text',
  design: 'text',
  colour: 'text',
  range: 'text',
  brand: 'text',
  item_group: 'text',
  group_desc: 'text',
  application: 'text',
  is_published: 'yes-no',
  width: 'text',
  length_cm: 'text',
  diameter: 'text',
  primaryImageUrl: 'picture',
  web_colour: 'list',
  design_style: 'list',
  web_type: 'list',
  web_materials: 'list',
  web_standards: 'list',
  web_size: 'text',
  web_shape: 'text',
  c_weight: 'text',
  repeat_t: 'text',
  repeat_h: 'text',
  railroaded: 'text',
  composition: 'text',
  martindale: 'text',
  hanging_instructions: 'text',
  disambiguating_description: 'text',
  long_description: 'text',
  cleaning_instructions: 'instructions',
  standards: 'symbols',
  symbols: 'symbols',
  additionalImages: 'pictures',
  is_promo: 'yes-no',
  on_hand: 'number',
  cut_price_inc_vat: 'number',
  roll_price_inc_vat: 'number',
  price_retail_inc_vat: 'number',
  po_delivery_date: 'date',
} as const satisfies Readonly<Record<ProductField, FieldKind>>;

export const PRODUCT_FIELDS = Object.keys(FIELD_KINDS) as ProductField[];

/** Whether a name is a product's field. */
export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(FIELD_KINDS, name);
}
