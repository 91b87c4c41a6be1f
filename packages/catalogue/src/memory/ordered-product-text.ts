import {
  emptyProduct,
  type Product,
  product as productSchema,
  TRADE_FIELDS,
} from '@selvedge/contract/product';
import type { EngineOptions } from '../engine.ts';
import { CARD_FIELDS } from '../public-product.ts';

/** All fields in the order of the contract: those of a card, then the others, stock and prices last. */
const FIELDS = Object.keys(productSchema.shape) as (keyof Product)[]; // a schema's shape has no other keys

const cardComesFirst = CARD_FIELDS.every((field, index) => FIELDS[index] === field);
const tradeComesLast = TRADE_FIELDS.every(
  (field, index) => FIELDS.at(index - TRADE_FIELDS.length) === field,
);
if (!cardComesFirst || !tradeComesLast) {
  throw new Error(
    'The fields of a product must begin with those of a card and end with stock and prices',
  );
}

/** Where the card ends. A quote inside a value is escaped, so this can only be the beginning of that field. */
const AFTER_CARD = `,"${FIELDS[CARD_FIELDS.length]}":`;
const TRADE = `,"${TRADE_FIELDS[0]}":`;

/** A product as JSON without the closing brace, of which both shorter forms are beginnings. */
export interface OrderedProductText {
  readonly text: string;
  /** Characters of the card. */
  readonly cardLength: number;
  /** Characters of the public product. */
  readonly publicLength: number;
}

/**
 * Writes a product once, such that a card and the public product are beginnings of the text. A product whose fields
 * stand in the order of the contract, as the database keeps them, is written as it is: taking each field by itself
 * costs as much again as all the writing.
 *
 * @param written the product's JSON without white space between its parts, made anew by default
 */
export function orderedProductText(
  product: Product,
  options: EngineOptions,
  written: string = JSON.stringify(product),
): OrderedProductText {
  const text = isInOrder(product) ? written : JSON.stringify(inOrder(product));
  return {
    text,
    cardLength: text.indexOf(AFTER_CARD),
    publicLength: options.showTradeFields ? text.length - 1 : text.lastIndexOf(TRADE),
  };
}

function isInOrder(product: Product): boolean {
  let index = 0;
  for (const field in product) if (field !== FIELDS[index++]) return false;
  return index === FIELDS.length;
}

function inOrder(product: Product): Partial<Product> {
  // A product that was stored before a field was there has it empty.
  return Object.fromEntries(FIELDS.map((field) => [field, product[field] ?? emptyProduct[field]]));
}
