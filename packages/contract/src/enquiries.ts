import { z } from 'zod';
import { MAX_LETTER_CHARACTERS, MAX_PROJECT_PRODUCTS } from './limits.ts';
import { productCard } from './product.ts';
import { registrationKeyHeader } from './registration.ts';
import { emailField, isTelephone, optionalText, requiredText } from './registration-fields.ts';

/** Longest name of a person, and longest title of a store as the hub takes it, in characters. */
const MAX_NAME_CHARACTERS = 200;
const MAX_TITLE_CHARACTERS = 500;

/** Characters that end a line or are no text. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const name = (empty: string, most = MAX_NAME_CHARACTERS) =>
  requiredText(empty)
    .max(most, `Please write at most ${most} characters`)
    .regex(ONE_LINE, 'Please write it in one line');

const TOO_LONG = `Please write at most ${MAX_LETTER_CHARACTERS.toLocaleString('en')} characters`;

/** Texts of the longest letter in UTF-16, in which a character has two places at most: no longer one is looked through. */
const MOST_PLACES = 2 * MAX_LETTER_CHARACTERS;

const message = z
  .string('Please write a message')
  .trim()
  .min(1, 'Please write a message')
  .max(MOST_PLACES, { error: TOO_LONG, abort: true })
  .refine((text) => [...text].length <= MAX_LETTER_CHARACTERS, TOO_LONG)
  .refine((text) => !text.includes('\0'), 'Please leave out the character U+0000');

/** What a visitor fills in beside the project list. Source: decision 49. */
export const letterFields = z.strictObject({
  store: name('Please choose a store', MAX_TITLE_CHARACTERS).describe(
    'The title of a store that takes letters',
  ),
  name: name('Please enter your name'),
  email: emailField('Please enter your email address'),
  telephone: optionalText.refine(
    (number) => number === '' || isTelephone(number),
    'Please enter a valid telephone number',
  ),
  message,
});

/** A product of a project list, as a letter names it. */
const listedProduct = z.strictObject({
  item_group: productCard.shape.item_group.regex(ONE_LINE),
  sku: productCard.shape.sku.regex(ONE_LINE),
});

/**
 * POST {notification host}/enquiries, under an `Idempotency-Key` header: a project list with a message to a store. It is a
 * letter and not an order. Ours, beside the documents. Source: decision 49.
 */
export const enquiryRequest = letterFields.extend({
  products: z
    .array(listedProduct)
    .min(1, 'Please put a product on your project list')
    .max(MAX_PROJECT_PRODUCTS, `A project list holds at most ${MAX_PROJECT_PRODUCTS} products`),
});

export const enquiryHeaders = z.object({
  'Idempotency-Key': registrationKeyHeader.describe(
    'The same letter under the same key is sent once; without it each request is one of its own',
  ),
});

export const enquiryResponse = z.strictObject({ success: z.literal(true), msg: z.string() });

/** A letter as the site seals it for the hub: with the products that the catalogue has, and how many it has not. */
export const sealedLetter = enquiryRequest.extend({
  left_out: z.int().min(0).max(MAX_PROJECT_PRODUCTS),
});

export type LetterFields = z.input<typeof letterFields>;
export type Letter = z.output<typeof letterFields>;
export type EnquiryRequest = z.output<typeof enquiryRequest>;
export type EnquiryResponse = z.output<typeof enquiryResponse>;
export type SealedLetter = z.output<typeof sealedLetter>;
