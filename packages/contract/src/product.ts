import { z } from 'zod';
import { MAX_TEXT_CHARACTERS } from './limits.ts';

const text = z.string().max(MAX_TEXT_CHARACTERS);
/** Far beyond what a product has of anything, and few enough for whoever compares each with each. */
const MOST_OF_A_LIST = 200;
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_OF_A_LIST);
const money = z.number().nonnegative().nullable();

/** A picture that stands beside a product. Source: ENT-06. */
const productImage = z.strictObject({
  image_data: text.describe('Address of the picture'),
});

/** A symbol or standard with its picture. Source: ENT-06. */
export const productSymbol = z.strictObject({
  image_data: text.describe('Address of the picture, or empty where only the name is known'),
  file_name: text.describe('Name of the symbol'),
});

const cleaningInstruction = z.strictObject({
  ...productSymbol.shape,
  cleaning_instruction_name: text,
});

/** What cards, grids and search need of a product: the answer to `limited: true`. Source: decision 31. */
export const productCard = z.strictObject({
  sku: z
    .string()
    .min(1)
    .max(200)
    .describe('Stock keeping unit: one colour of a design in one size'),
  description_1: text.describe('One line that names the product'),
  design: text,
  colour: text,
  range: text.describe('The collection'),
  brand: text,
  item_group: z.string().max(20).describe('Item group code: 005, 001, 004, 000'),
  group_desc: text.describe('Name of the item group'),
  application: text,
  is_published: z.boolean(),
  width: text.describe('As the supplier writes it, with its unit: "140cm"'),
  length_cm: text,
  diameter: text.describe('"0cm" means that there is none'),
  primaryImageUrl: text,
  web_colour: list(text).describe('Colour families'),
  picture_colours: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/u))
    .max(5)
    .describe('Colours of the main picture as #rrggbb, the one that covers most first'),
});

/** A product as published. Source: ENT-05, ENT-06, ENT-07. */
export const product = z.strictObject({
  ...productCard.shape,
  id: z.string().max(200),
  design_style: list(text),
  web_type: list(text),
  web_materials: list(text),
  web_standards: list(text),
  web_size: text,
  web_shape: text,
  c_weight: text.describe('Weight, with its unit'),
  repeat_t: text.describe('Vertical repeat'),
  repeat_h: text.describe('Horizontal repeat'),
  railroaded: text,
  composition: text,
  martindale: text.describe('Martindale rubs'),
  hanging_instructions: text,
  disambiguating_description: text.describe('Comments, several lines'),
  long_description: text,
  cleaning_instructions: list(cleaningInstruction),
  standards: list(productSymbol),
  symbols: list(productSymbol),
  additionalImages: list(productImage),
  is_promo: z.boolean(),
  on_hand: z.number().nullable(),
  cut_price_inc_vat: money,
  roll_price_inc_vat: money,
  price_retail_inc_vat: money,
  po_delivery_date: text.describe('ISO date of the next delivery, or empty'),
});

export type ProductCard = z.infer<typeof productCard>;
export type Product = z.infer<typeof product>;

/** A product as it is stored: with the JSON it was read from, for those who would write it again at once. */
export interface WrittenProduct {
  readonly product: Product;
  readonly text: string;
  /** When it was first published, in seconds since 1970; 0 where it never was. */
  readonly firstPublishedS: number;
}

/** Fields that public answers leave out unless a site setting shows them. Source: decision 32, ENT-07. */
export const TRADE_FIELDS = [
  'on_hand',
  'cut_price_inc_vat',
  'roll_price_inc_vat',
  'price_retail_inc_vat',
  'po_delivery_date',
] as const satisfies readonly (keyof Product)[];

export type PublicProduct = Omit<Product, (typeof TRADE_FIELDS)[number]> & Partial<Product>;

/** A product with every field empty: the ground on which files and tests lay what they know. */
export const emptyProduct: Product = {
  sku: '',
  id: '',
  description_1: '',
  design: '',
  colour: '',
  range: '',
  brand: '',
  item_group: '',
  group_desc: '',
  application: '',
  is_published: true,
  width: '',
  length_cm: '',
  diameter: '',
  primaryImageUrl: '',
  web_colour: [],
  picture_colours: [],
  design_style: [],
  web_type: [],
  web_materials: [],
  web_standards: [],
  web_size: '',
  web_shape: '',
  c_weight: '',
  repeat_t: '',
  repeat_h: '',
  railroaded: '',
  composition: '',
  martindale: '',
  hanging_instructions: '',
  disambiguating_description: '',
  long_description: '',
  cleaning_instructions: [],
  standards: [],
  symbols: [],
  additionalImages: [],
  is_promo: false,
  on_hand: null,
  cut_price_inc_vat: null,
  roll_price_inc_vat: null,
  price_retail_inc_vat: null,
  po_delivery_date: '',
};
