import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  emptyProduct,
  type Product,
  product as productSchema,
  TRADE_FIELDS,
} from '@selvedge/contract/product';
import type { EngineOptions } from '../engine.ts';
import { CARD_FIELDS } from '../public-product.ts';
import { type ByteParts, ByteRecords } from './byte-records.ts';
import { GrowableUint32 } from './column.ts';

const CLOSING_BRACE = '}'.charCodeAt(0);
const WORST_BYTES_PER_CHARACTER = 3;

/** Products whose rests are compressed together: neighbours in order are colours of one design, and say much alike. */
const IN_BLOCK = 16;
/** Bytes from which a block takes no more: whoever reads one product pays for its whole block. */
const BLOCK_BYTES = 64 * 2 ** 10;
/** Most of what can be saved is saved by the lowest level, in a third of the time of the usual one. */
const COMPRESSION = { level: 1 } as const;

/** What a document store consists of, to be kept and taken back. */
export interface DocumentParts {
  readonly cards: ByteParts;
  readonly blocks: ByteParts;
  /** By product its block, where in it its rest starts, and how long that is, in bytes. */
  readonly blockOf: Uint32Array;
  readonly restStart: Uint32Array;
  readonly restBytes: Uint32Array;
  /** The rests that fill no block yet. */
  readonly open: string;
}

/**
 * Every product's public JSON as bytes outside the heap, made once: the beginning with the fields of a card as it is, since
 * each answer has nine of them or more, and the rest, which only the product's own page asks for, compressed with those of
 * its neighbours. At a million products that is a third of the memory.
 */
export class DocumentStore {
  /** Without the closing brace. */
  readonly #cards: ByteRecords;
  /** The rests of some products each, compressed. */
  readonly #blocks: ByteRecords;
  readonly #blockOf: GrowableUint32;
  readonly #restStart: GrowableUint32;
  readonly #restBytes: GrowableUint32;
  /** The rests that fill no block yet, and after them room for more. */
  #open: Buffer;
  #openBytes: number;
  /** The block that was read last: a page of colours of one design has its products from one or two. */
  #last: { readonly block: number; readonly rests: Buffer } | null = null;

  /** @param parts what {@link parts} of another store gave; without them the store is empty */
  constructor(parts?: DocumentParts) {
    this.#cards = new ByteRecords(parts?.cards);
    this.#blocks = new ByteRecords(parts?.blocks);
    this.#blockOf = new GrowableUint32(parts?.blockOf);
    this.#restStart = new GrowableUint32(parts?.restStart);
    this.#restBytes = new GrowableUint32(parts?.restBytes);
    this.#open = Buffer.from(parts?.open ?? '');
    this.#openBytes = this.#open.length;
  }

  /** What the store consists of: views of its own memory, which must not be written to. */
  parts(): DocumentParts {
    return {
      cards: this.#cards.parts(),
      blocks: this.#blocks.parts(),
      blockOf: this.#blockOf.items(),
      restStart: this.#restStart.items(),
      restBytes: this.#restBytes.items(),
      open: this.#openRests().toString(),
    };
  }

  get length(): number {
    return this.#cards.length;
  }

  /** Adds a product, and its JSON where it is at hand, under the next number, beginning with 0. */
  add(product: Product, options: EngineOptions, written?: string): void {
    const { text, cardLength, publicLength } = orderedProductText(product, options, written);
    this.#add(text.slice(0, cardLength), text.slice(cardLength, publicLength));
  }

  /** Adds the products of another store under the next numbers. */
  append(other: DocumentStore): void {
    for (let number = 0; number < other.length; number++) {
      const card = other.text(number, true).slice(0, -1);
      this.#add(card, other.text(number, false).slice(card.length, -1));
    }
  }

  /** @param rest as the card without the closing brace */
  #add(card: string, rest: string): void {
    this.#cards.add(card.length * WORST_BYTES_PER_CHARACTER, (chunk, at) => chunk.write(card, at));
    this.#addRest(rest);
  }

  #addRest(rest: string): void {
    const block = this.#blocks.length;
    const start = this.#openBytes;
    this.#makeRoom(rest.length * WORST_BYTES_PER_CHARACTER + 1);
    const end = start + this.#open.write(rest, start);
    this.#open[end] = CLOSING_BRACE;
    this.#openBytes = end + 1;
    this.#blockOf.push(block);
    this.#restStart.push(start);
    this.#restBytes.push(this.#openBytes - start);
    const first = this.#blockOf.length - IN_BLOCK;
    const isFull = first >= 0 && this.#blockOf.at(first) === block;
    if (!isFull && this.#openBytes < BLOCK_BYTES) return;
    const compressed = deflateRawSync(this.#openRests(), COMPRESSION);
    this.#openBytes = 0;
    this.#blocks.add(compressed.length, (chunk, at) => compressed.copy(chunk, at));
  }

  #openRests(): Buffer {
    return this.#open.subarray(0, this.#openBytes);
  }

  #makeRoom(bytes: number): void {
    const needed = this.#openBytes + bytes;
    if (needed <= this.#open.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#open.length * 2));
    this.#open.copy(larger, 0, 0, this.#openBytes);
    this.#open = larger;
  }

  /** Bytes that {@link write} needs for a product. */
  bytes(number: number, limited: boolean): number {
    return this.#cards.bytes(number) + (limited ? 1 : this.#restBytes.at(number));
  }

  /** Writes a product's JSON into `target` and returns the offset after it. */
  write(number: number, limited: boolean, target: Buffer, offset: number): number {
    const end = this.#cards.copy(number, target, offset);
    if (!limited) return end + this.#rest(number).copy(target, end);
    target[end] = CLOSING_BRACE;
    return end + 1;
  }

  #rest(number: number): Buffer {
    const start = this.#restStart.at(number);
    return this.#rests(this.#blockOf.at(number)).subarray(
      start,
      start + this.#restBytes.at(number),
    );
  }

  #rests(block: number): Buffer {
    if (block === this.#blocks.length) return this.#openRests();
    if (this.#last?.block !== block)
      this.#last = { block, rests: inflateRawSync(this.#blocks.view(block)) };
    return this.#last.rests;
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
