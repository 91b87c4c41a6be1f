import { createHash } from 'node:crypto';
import { FILTER_FIELDS, fieldValues, sortKey } from '@selvedge/contract/facets';
import { type Product, product as productSchema } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import { gapsOf, type ProductGap, placeOf } from './product-gaps.ts';

/** PostgreSQL's indexes take entries of up to a third of a page, 2,704 bytes, with some of it for themselves. */
const INDEXED_SIZE_BYTES = 2600;

/** Why a product cannot be stored, with the field that is at fault. */
interface StorageProblem {
  field: string;
  problem: string;
}

/** A product that PostgreSQL cannot keep; importers ask {@link storageProblem} first and reject the row. */
export class UnstorableProductError extends Error {
  override name = 'UnstorableProductError';
  readonly sku: string;
  readonly field: string;

  constructor(sku: string, { field, problem }: StorageProblem) {
    super(`Product ${JSON.stringify(sku)}, field ${field}: ${problem}`);
    this.sku = sku;
    this.field = field;
  }
}

/**
 * What keeps a product of the right shape from being stored: a character that PostgreSQL has no place for (U+0000, half
 * a surrogate pair), or a name or filter value too long for an index.
 *
 * @returns null where nothing does
 */
export function storageProblem(product: Product): StorageProblem | null {
  // JSON spells both kinds of character as \u0000 or \udXXX, so most products need only this one look.
  if (/\\u(?:0000|d[89a-f])/u.test(JSON.stringify(product))) {
    const found = findBadText(product, '');
    if (found) return found;
  }
  for (const field of FILTER_FIELDS) {
    for (const value of fieldValues(product, field)) {
      if (isTooLong(facetKey(field, value))) {
        return {
          field,
          problem: `the value is too long to filter by (${value.length} characters)`,
        };
      }
    }
  }
  if (isTooLong(sortKey(product))) {
    return {
      field: 'design',
      problem: 'design, colour and range together are too long to sort by',
    };
  }
  return null;
}

function isTooLong(indexed: string): boolean {
  // UTF-8 takes at most three bytes for each UTF-16 unit.
  return indexed.length * 3 > INDEXED_SIZE_BYTES && Buffer.byteLength(indexed) > INDEXED_SIZE_BYTES;
}

/**
 * Finds a text that PostgreSQL cannot keep, however deep in a value it stands.
 *
 * @param path of the value, dots between its parts; empty for a whole
 */
export function findBadText(value: unknown, path: string): StorageProblem | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) {
      return { field: path, problem: 'holds the character U+0000, which cannot be stored' };
    }
    if (!value.isWellFormed()) {
      return { field: path, problem: 'holds half a surrogate pair, which is no character' };
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const found = findBadText(part, path === '' ? key : `${path}.${key}`);
      if (found) return found;
    }
  }
  return null;
}

/** How a value of a filter field stands in `facet_keys`. */
function facetKey(field: (typeof FILTER_FIELDS)[number], value: string): string {
  return `${field}:${fold(value)}`;
}

/** The columns that {@link copyLine} writes, in its order. */
export const COPY_COLUMNS =
  'sku, is_published, is_promo, in_stock, sort_key, facet_keys, facet_labels, doc, content_hash, gaps, place';

/** A product with all that is derived from it, by column. */
interface ProductColumns {
  readonly sku: string;
  readonly is_published: boolean;
  readonly is_promo: boolean;
  readonly in_stock: boolean;
  readonly sort_key: string;
  readonly facet_keys: readonly string[];
  readonly facet_labels: readonly string[];
  /** The product as JSON. */
  readonly doc: string;
  readonly gaps: readonly ProductGap[];
  readonly place: readonly string[];
}

/**
 * What is stored of a product, in columns.
 *
 * @throws {z.ZodError} where it is not a product
 * @throws {UnstorableProductError} where PostgreSQL cannot keep it
 */
function productColumns(input: Product): ProductColumns {
  // Parsing also puts the fields in the schema's order, so that equal products have equal hashes.
  const product = productSchema.parse(input);
  const problem = storageProblem(product);
  if (problem) throw new UnstorableProductError(product.sku, problem);
  const labels = new Map<string, string>();
  for (const field of FILTER_FIELDS) {
    for (const value of fieldValues(product, field)) {
      const key = facetKey(field, value);
      if (!labels.has(key)) labels.set(key, value);
    }
  }
  return {
    sku: product.sku,
    is_published: product.is_published,
    is_promo: product.is_promo,
    in_stock: (product.on_hand ?? 0) > 0,
    sort_key: sortKey(product),
    facet_keys: [...labels.keys()],
    facet_labels: [...labels.values()],
    doc: JSON.stringify(product),
    gaps: gapsOf(product),
    place: placeOf(product),
  };
}

/** The columns that the hash is made of, in COPY's text format; what else is derived follows from them. */
function lineOf(columns: ProductColumns): string {
  return [
    escapeCopy(columns.sku),
    columns.is_published ? 't' : 'f',
    columns.is_promo ? 't' : 'f',
    columns.in_stock ? 't' : 'f',
    escapeCopy(columns.sort_key),
    escapeCopy(arrayLiteral(columns.facet_keys)),
    escapeCopy(arrayLiteral(columns.facet_labels)),
    escapeCopy(columns.doc),
  ].join('\t');
}

const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex');

/**
 * A product as one line of COPY's text format, with all derived columns and their hash.
 *
 * @throws {z.ZodError} where it is not a product
 * @throws {UnstorableProductError} where PostgreSQL cannot keep it
 */
export function copyLine(input: Product): string {
  const columns = productColumns(input);
  const line = lineOf(columns);
  const arrays = [columns.gaps, columns.place].map((values) => escapeCopy(arrayLiteral(values)));
  return `${line}\t\\\\x${hashOf(line)}\t${arrays.join('\t')}\n`;
}

/**
 * A product's columns, with their hash in hexadecimal, for statements that change single rows.
 *
 * @throws as {@link copyLine}
 */
export function productRow(input: Product): ProductColumns & { readonly content_hash: string } {
  const columns = productColumns(input);
  return { ...columns, content_hash: hashOf(lineOf(columns)) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function escapeCopy(text: string): string {
  return /[\\\t\n\r]/u.test(text) ? text.replace(/[\\\t\n\r]/gu, (c) => ESCAPES[c] ?? c) : text;
}

function arrayLiteral(values: Iterable<string>): string {
  return `{${Array.from(values, (value) => `"${value.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`;
}
