import { GrowableUint32 } from './column.ts';

const CHUNK_BYTES = 4 * 2 ** 20;

/** What byte records consist of, to be kept and taken back. */
export interface ByteParts {
  /** The records one after the other; none goes over the end of its chunk. */
  readonly chunks: readonly Uint8Array[];
  /** By record its chunk, where in it the record starts, and how long it is. */
  readonly chunkOf: Uint32Array;
  readonly startOf: Uint32Array;
  readonly bytesOf: Uint32Array;
}

/** Strings of bytes outside the heap, numbered from 0. They are added and never changed. */
export class ByteRecords {
  readonly #chunks: Buffer[];
  /** Bytes of the last chunk. */
  #used: number;
  readonly #chunkOf: GrowableUint32;
  readonly #startOf: GrowableUint32;
  readonly #bytesOf: GrowableUint32;

  /** @param parts what {@link parts} of others gave; without them there is no record */
  constructor(parts?: ByteParts) {
    this.#chunks = (parts?.chunks ?? []).map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    );
    this.#used = this.#chunks.at(-1)?.length ?? 0;
    this.#chunkOf = new GrowableUint32(parts?.chunkOf);
    this.#startOf = new GrowableUint32(parts?.startOf);
    this.#bytesOf = new GrowableUint32(parts?.bytesOf);
  }

  /** What they consist of: views of their own memory, which must not be written to. */
  parts(): ByteParts {
    const last = this.#chunks.length - 1;
    return {
      chunks: this.#chunks.map((chunk, index) =>
        index === last ? chunk.subarray(0, this.#used) : chunk,
      ),
      chunkOf: this.#chunkOf.items(),
      startOf: this.#startOf.items(),
      bytesOf: this.#bytesOf.items(),
    };
  }

  get length(): number {
    return this.#startOf.length;
  }

  /**
   * Adds a record.
   *
   * @param most bytes that it has at most
   * @param write puts it into a chunk from an offset on, and returns how many bytes it has
   */
  add(most: number, write: (chunk: Buffer, offset: number) => number): void {
    const chunk = this.#chunkWithRoom(most);
    const bytes = write(chunk, this.#used);
    this.#chunkOf.push(this.#chunks.length - 1);
    this.#startOf.push(this.#used);
    this.#bytesOf.push(bytes);
    this.#used += bytes;
  }

  #chunkWithRoom(bytes: number): Buffer {
    const last = this.#chunks.at(-1);
    if (last !== undefined && this.#used + bytes <= last.length) return last;
    const chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes));
    this.#chunks.push(chunk);
    this.#used = 0;
    return chunk;
  }

  bytes(number: number): number {
    return this.#bytesOf.at(number);
  }

  /** Copies a record into `target` and returns the offset after it. */
  copy(number: number, target: Buffer, offset: number): number {
    const start = this.#startOf.at(number);
    const end = start + this.#bytesOf.at(number);
    this.#chunk(number).copy(target, offset, start, end);
    return offset + end - start;
  }

  /** A record where it lies. */
  view(number: number): Buffer {
    const start = this.#startOf.at(number);
    return this.#chunk(number).subarray(start, start + this.#bytesOf.at(number));
  }

  #chunk(number: number): Buffer {
    const chunk = this.#chunks[this.#chunkOf.at(number)];
    if (chunk === undefined || number >= this.length)
      throw new RangeError(`There is no record number ${number}`);
    return chunk;
  }
}
