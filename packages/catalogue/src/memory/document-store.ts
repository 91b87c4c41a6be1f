import type { Product } from '@selvedge/contract/product';
import type { EngineOptions } from '../engine.ts';
import { GrowableUint32 } from './growable.ts';
import { orderedProductText } from './ordered-product-text.ts';

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
  readonly #options: EngineOptions;
  readonly #chunks: Buffer[];
  /** Bytes of the last chunk. */
  #used: number;
  readonly #chunkOf: GrowableUint32;
  readonly #startOf: GrowableUint32;
  readonly #cardBytes: GrowableUint32;
  readonly #documentBytes: GrowableUint32;

  /** @param parts what {@link parts} of another store gave; without them the store is empty */
  constructor(options: EngineOptions, parts?: DocumentParts) {
    this.#options = options;
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
  add(product: Product, written?: string): void {
    const { text, cardLength, publicLength } = orderedProductText(product, this.#options, written);
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
