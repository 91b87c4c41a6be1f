import { z } from 'zod';
import { MAX_TEXT_CHARACTERS } from './limits.ts';
import { type Product, productSymbol } from './product.ts';

/** More pictures than any product has, and fewer than would weigh on a page. */
const MAX_STAFF_PICTURES = 40;
const MAX_LIST = 60;
const MAX_NAME_CHARACTERS = 200;

const name = z.string().trim().min(1).max(MAX_NAME_CHARACTERS);
const names = z.array(name).max(MAX_LIST);

/**
 * What staff may say of a product in the supplier's stead. A value that is there stands, whatever later files say; one
 * that is not there is the supplier's.
 */
export const staffValues = z
  .strictObject({
    is_published: z.boolean().describe('Whether the site shows it'),
    long_description: z.string().max(MAX_TEXT_CHARACTERS),
    pictures: z
      .array(z.string().min(1))
      .max(MAX_STAFF_PICTURES)
      .describe('Addresses in the order in which they are shown; the first is the main one'),
    picture_colours: z
      .array(z.string().regex(/^#[0-9a-f]{6}$/u))
      .max(5)
      .describe('Colours of the main picture, where it is not the one of the supplier'),
    symbols: z.array(productSymbol).max(MAX_LIST),
    web_colour: names.describe('Colour families'),
    design_style: names,
    web_type: names,
    web_materials: names,
    web_standards: names,
    web_size: z.string().max(MAX_NAME_CHARACTERS),
    web_shape: z.string().max(MAX_NAME_CHARACTERS),
    successor: z
      .string()
      .max(MAX_NAME_CHARACTERS)
      .describe(
        'SKU of the colourway that took the place of this one; it is no field of the product',
      ),
  })
  .partial();

export type StaffValues = z.infer<typeof staffValues>;
type StaffField = keyof StaffValues;

/** What staff change: a value for each field that they set, null for each that is to be the supplier's again. */
export type StaffChange = { readonly [Field in StaffField]?: StaffValues[Field] | null };

/**
 * A product as the site has it: the supplier's, with what staff say laid over it. The one place where this is decided.
 *
 * @param supplied as the supplier's file gave it
 * @param given what staff say; an empty object leaves the product as it is
 */
export function withStaffValues(supplied: Product, given: StaffValues): Product {
  const { pictures, picture_colours, successor: _, ...fields } = given;
  const said = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const laid: Product = { ...supplied, ...said };
  if (!pictures) return laid;
  const [main = '', ...others] = pictures;
  return {
    ...laid,
    primaryImageUrl: main,
    additionalImages: others.map((image_data) => ({ image_data })),
    picture_colours:
      main === supplied.primaryImageUrl ? supplied.picture_colours : (picture_colours ?? []),
  };
}

/** The pictures of a product in their order, each once. */
export function picturesOf(
  product: Pick<Product, 'primaryImageUrl' | 'additionalImages'>,
): string[] {
  const all = [
    product.primaryImageUrl,
    ...product.additionalImages.map(({ image_data }) => image_data),
  ];
  return [...new Set(all.filter((address) => address !== ''))];
}
