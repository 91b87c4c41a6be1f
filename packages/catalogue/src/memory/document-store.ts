import {
  emptyProduct,
  type Product,
  product as productSchema,
  TRADE_FIELDS,
} from '@selvedge/contract/product';
import type { EngineOptions } from '../engine.ts';
import { CARD_FIELDS } from '../public-product.ts';
import { GrowableUint32 } from './column.ts';

const CHUNK_BYTES = 4 * 2 ** 20;
const CLOSING_BRACE = '}'.charCodeAt(0);
const WORST_BYTES_PER_CHARACTER = 3;

/** What a document store consists of, to be kept and taken back. */
export interface DocumentParts {
  /** The documents one after the other; none goes over the end of its chunk. */
  readonly chunks: readonly Buffer[];
  /** By product its chunk, where in it the document starts, and how long card and document are, in bytes. */
  readonly chunkOf: Uint32Array;
  readonly startOf: Uint32Array;
  readonly cardBytes: Uint32Array;
  readonly documentBytes: Uint32Array;
}

/**
 * Every product's public JSON as bytes outside the heap, made once. The fields of a card come first, so that a card is
 * the beginning of its document and costs no memory of its own.
 */
export class DocumentStore {
  readonly #chunks: Buffer[];
  /** Bytes of the last chunk. */
  #used: number;
  readonly #chunkOf: GrowableUint32;
  readonly #startOf: GrowableUint32;
  readonly #cardBytes: GrowableUint32;
  readonly #documentBytes: GrowableUint32;

  /** @param parts what {@link parts} of another store gave; without them the store is empty */
  constructor(parts?: DocumentParts) {
    this.#chunks = [...(parts?.chunks ?? [])];
    this.#used = this.#chunks.at(-1)?.length ?? 0;
    this.#chunkOf = new GrowableUint32(parts?.chunkOf);
    this.#startOf = new GrowableUint32(parts?.startOf);
    this.#cardBytes = new GrowableUint32(parts?.cardBytes);
    this.#documentBytes = new GrowableUint32(parts?.documentBytes);
  }

  /** What the store consists of: views of its own memory, which must not be written to. */
  parts(): DocumentParts {
    const last = this.#chunks.length - 1;
    return {
      chunks: this.#chunks.map((chunk, index) =>
        index === last ? chunk.subarray(0, this.#used) : chunk,
      ),
      chunkOf: this.#chunkOf.items(),
      startOf: this.#startOf.items(),
      cardBytes: this.#cardBytes.items(),
      documentBytes: this.#documentBytes.items(),
    };
  }

  get length(): number {
    return this.#startOf.length;
  }

  /** Adds a product, and its JSON where it is at hand, under the next number, beginning with 0. */
  add(product: Product, options: EngineOptions, written?: string): void {
    const { text, cardLength, publicLength } = orderedProductText(product, options, written);
    const chunk = this.#chunkWithRoom(publicLength * WORST_BYTES_PER_CHARACTER + 1);
    const start = this.#used;
    const cardBytes = chunk.write(text.slice(0, cardLength), start);
    const otherBytes = chunk.write(text.slice(cardLength, publicLength), start + cardBytes);
    chunk[start + cardBytes + otherBytes] = CLOSING_BRACE;
    this.#used += cardBytes + otherBytes + 1;
    this.#chunkOf.push(this.#chunks.length - 1);
    this.#startOf.push(start);
    this.#cardBytes.push(cardBytes);
    this.#documentBytes.push(cardBytes + otherBytes + 1);
  }

  #chunkWithRoom(bytes: number): Buffer {
    const last = this.#chunks.at(-1);
    if (last !== undefined && this.#used + bytes <= last.length) return last;
    const chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes));
    this.#chunks.push(chunk);
    this.#used = 0;
    return chunk;
  }

  /** Bytes that {@link write} needs for a product. */
  bytes(number: number, limited: boolean): number {
    return limited ? this.#cardBytes.at(number) + 1 : this.#documentBytes.at(number);
  }

  /** Writes a product's JSON into `target` and returns the offset after it. */
  write(number: number, limited: boolean, target: Buffer, offset: number): number {
    const chunk = this.#chunks[this.#chunkOf.at(number)];
    if (chunk === undefined) throw new RangeError(`There is no product number ${number}`);
    const start = this.#startOf.at(number);
    const bytes = limited ? this.#cardBytes.at(number) : this.#documentBytes.at(number);
    chunk.copy(target, offset, start, start + bytes);
    if (!limited) return offset + bytes;
    target[offset + bytes] = CLOSING_BRACE;
    return offset + bytes + 1;
  }

  /** A product's JSON as text. */
  text(number: number, limited: boolean): string {
    const target = Buffer.allocUnsafe(this.bytes(number, limited));
    this.write(number, limited, target, 0);
    return target.toString();
  }
}

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
interface OrderedProductText {
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
