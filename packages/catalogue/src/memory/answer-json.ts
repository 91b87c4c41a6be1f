import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { Answer } from './answering.ts';
import type { ProductIndex } from './product-index.ts';

const PRODUCTS_BEGIN = '{"products":[';
const COMMA = ','.charCodeAt(0);
/** Answers are cut from slabs: memory of their own for each would cost more time than filling it. */
const SLAB_BYTES = 64 * 1024;

/** Thousands of products; more than any page asks for, and than a process should hold for one who does. */
const MAX_PRODUCT_BYTES = 32 * 2 ** 20;

/** The products of an answer are too large to be given at once. */
export class AnswerTooLargeError extends RangeError {
  override readonly name = 'AnswerTooLargeError';
}

/** Bytes of an answer's products. @throws {AnswerTooLargeError} */
function productBytes({ documents }: ProductIndex, answer: Answer, limited: boolean): number {
  let bytes = 0;
  for (const number of answer.documents) bytes += documents.bytes(number, limited) + 1;
  if (bytes > MAX_PRODUCT_BYTES)
    throw new AnswerTooLargeError(`${answer.documents.length} products of ${bytes} bytes`);
  return bytes;
}

/**
 * An answer as JSON bytes, put together from parts that were made when the index was built.
 *
 * @param colours in how many colours the design of each product comes, for an answer of cards; null for whole products
 * @throws {AnswerTooLargeError}
 */
export function answerJson(
  index: ProductIndex,
  answer: Answer,
  colours: Uint16Array | null,
): Buffer {
  const { documents } = index;
  const limited = colours !== null;
  const tail = tailOf(index, answer, colours);
  const target = cut(
    PRODUCTS_BEGIN.length + productBytes(index, answer, limited) + Buffer.byteLength(tail),
  );
  let offset = target.write(PRODUCTS_BEGIN, 0);
  let isFirst = true;
  for (const number of answer.documents) {
    if (!isFirst) target[offset++] = COMMA;
    isFirst = false;
    offset = documents.write(number, limited, target, offset);
  }
  offset += target.write(tail, offset);
  return target.subarray(0, offset);
}

let slab = Buffer.alloc(0);
let slabUsed = 0;

function cut(bytes: number): Buffer {
  if (bytes > SLAB_BYTES / 4) return Buffer.allocUnsafeSlow(bytes);
  if (slabUsed + bytes > slab.length) {
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    slabUsed = 0;
  }
  slabUsed += bytes;
  return slab.subarray(slabUsed - bytes, slabUsed);
}

/** Everything after the products. */
function tailOf(
  index: ProductIndex,
  { documents, facets, total, spreads }: Answer,
  colours: Uint16Array | null,
): string {
  let lists = '';
  let counters = '';
  for (const { field, numbers, counts } of facets) {
    const json = index.layout.tables.get(field)?.json ?? [];
    let list = '';
    let counter = '';
    for (let i = 0; i < numbers.length; i++) {
      const label = json[numbers[i] ?? 0] ?? '';
      const separator = i === 0 ? '' : ',';
      list += separator + label;
      counter += `${separator}${label}:${counts[i]}`;
    }
    const separator = lists === '' ? '' : ',';
    lists += `${separator}"${field}":[${list}]`;
    counters += `${separator}"${field}":{${counter}}`;
  }
  const colourCounts = colours ? `,"colour_counts":[${documents.map((n) => colours[n] ?? 0)}]` : '';
  const ranges =
    spreads.length > 0 ? `,"ranges":${JSON.stringify(Object.fromEntries(spreads))}` : '';
  return `],"filters":{${lists}},"facet_counts":{${counters}}${colourCounts}${ranges},"total_items_count":${total}}`;
}

/** An answer as the contract's object; `colours` as for {@link answerJson}. */
export function answerObject(
  index: ProductIndex,
  answer: Answer,
  colours: Uint16Array | null,
): MultiFilterResponse {
  const { documents, facets, total, spreads } = answer;
  productBytes(index, answer, colours !== null);
  const response: MultiFilterResponse = {
    products: documents.map((number) => JSON.parse(index.documents.text(number, colours !== null))),
    filters: {},
    facet_counts: {},
    ...(colours && { colour_counts: documents.map((number) => colours[number] ?? 0) }),
    ...(spreads.length > 0 && { ranges: Object.fromEntries(spreads) }),
    total_items_count: total,
  };
  for (const { field, numbers, counts } of facets) {
    const labels = index.layout.tables.get(field)?.labels ?? [];
    const values = numbers.map((number) => labels[number] ?? '');
    response.filters[field] = values;
    // Object.fromEntries makes own properties, even of a value named __proto__.
    response.facet_counts[field] = Object.fromEntries(
      values.map((value, i) => [value, counts[i] ?? 0]),
    );
  }
  return response;
}
