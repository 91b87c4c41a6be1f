import type { Product } from '@selvedge/contract/product';
import type { EngineOptions } from '../engine.ts';
import { GrowableUint32 } from './growable.ts';
import { orderedProductText } from './ordered-product-text.ts';

const CHUNK_BYTES = 4 * 2 ** 20;
const CLOSING_BRACE = '}'.charCodeAt(0);
const WORST_BYTES_PER_CHARACTER = 3;

/**
 * Every product's public JSON as bytes outside the heap, made once. The fields of a card come first, so that a card is
 * the beginning of its document and costs no memory of its own.
 */
export class DocumentStore {
  readonly #options: EngineOptions;
  readonly #chunks: Buffer[] = [];
  #used = CHUNK_BYTES;
  readonly #chunkOf = new GrowableUint32();
  readonly #startOf = new GrowableUint32();
  readonly #cardBytes = new GrowableUint32();
  readonly #documentBytes = new GrowableUint32();

  constructor(options: EngineOptions) {
    this.#options = options;
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
