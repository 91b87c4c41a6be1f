import { compareSortKeys, sortKey } from '@selvedge/contract/facets';
import type { WrittenProduct } from '@selvedge/contract/product';
import type { EngineOptions } from '../engine.ts';
import { CHANGES_IN_STEP, isStep, type Steps } from '../work-in-steps.ts';
import { CatalogueCollector } from './catalogue-collector.ts';
import { type ComingProduct, changedSegment } from './changed-segment.ts';
import { comingProduct, grownColumns, grownTables, losesSpelling } from './coming-products.ts';
import { grownLayout, type Layout } from './dimensions.ts';
import type { DocumentStore } from './document-store.ts';
import { type Comparison, comparison } from './kept-values.ts';
import type { ProductIndex } from './product-index.ts';
import { renumberedSegment } from './renumbered-segment.ts';
import type { Segment } from './segment.ts';

/** What has changed of a catalogue since an index of it was built. */
export interface CatalogueChange {
  /** The products that are new or otherwise than before, all of them published. */
  readonly products: readonly WrittenProduct[];
  /** SKUs of products that are there no longer; one that was not there either is passed over. */
  readonly gone: readonly string[];
}

export interface ChangedIndex extends Comparison {
  readonly index: ProductIndex;
}

/** Of more than this part of a catalogue a new index is made as soon. */
const MOST_CHANGED_PART = 8;
/** Documents that nothing shows any more are let go with a new index, once they are so many. */
const MOST_DEAD_PART = 4;
const FEW = 1000;

/**
 * The index after some products have changed, made in steps: it answers as one that is built anew. What is not touched is
 * shared with the index before, which goes on answering.
 *
 * @param options those of the index before
 * @returns null where an index must be built anew: after too many changes, with products that are not published, for a
 *   new item group, more values than the layout has room for, where a value may be spelt otherwise from now on, or where
 *   another change of this index was made
 */
export function* changedIndex(
  index: ProductIndex,
  change: CatalogueChange,
  options: EngineOptions,
): Steps<ChangedIndex | null> {
  const { whole, documents, unfiltered } = index;
  // The documents are shared with the index before and kept on disk meanwhile: those of a change come in its last step. Where
  // there are others already, another change was made of this index and then given up.
  const first = unfiltered.codes.length;
  if (documents.length !== first) return null;
  const changes = change.products.length + change.gone.length;
  const dead = documents.length - whole.size;
  if (whole.published !== null || changes * MOST_CHANGED_PART > whole.size + FEW) return null;
  if (dead * MOST_DEAD_PART > whole.size + FEW * MOST_DEAD_PART) return null;

  const batch = new CatalogueCollector(options);
  const products = change.products
    .map((written) => ({ ...written, key: sortKey(written.product) }))
    .sort((a, b) => compareSortKeys(a.key, b.key));
  for (const [at, { product, text, firstPublishedS }] of products.entries()) {
    if (isStep(at, CHANGES_IN_STEP)) yield;
    batch.add(product, text, firstPublishedS);
  }
  const skus = new Set([...change.gone, ...products.map(({ product }) => product.sku)]);
  const gone = positionsOf(index, skus);
  if (yield* losesSpelling(index, gone, batch, options)) return null;
  const grown = grownTables(index, batch);
  if (grown === null) return null;
  const layout = grownLayout(
    index.layout,
    new Map(Array.from(grown.fields, ([field, { table }]) => [field, table])),
  );
  if (layout === null) return null;

  const numbers = new Map(
    [...grown.fields].flatMap(([field, { before }]) => (before ? [[field, before] as const] : [])),
  );
  const renumbered = (segment: Segment): Segment =>
    numbers.size === 0 ? segment : renumberedSegment(segment, numbers, layout);
  const keys = new SortKeys(documents);
  const arrivals = products.map(({ key }, at) => ({
    key,
    product: comingProduct(batch, at, first + at, grown.fields),
  }));
  const before = renumbered(whole);
  const after = yield* withChanges(before, gone, arrivals, keys, layout);
  const groupAt = (position: number): number =>
    before.columns.get('item_group')?.numbers[position] ?? 0;
  const groups = new Map<number, Segment>();
  for (const [group, segment] of index.groups) {
    const goneHere: number[] = [];
    for (const [at, position] of gone.entries()) {
      if (isStep(at, CHANGES_IN_STEP)) yield;
      if (groupAt(position) !== group) continue;
      goneHere.push(keys.place(segment, keys.of(whole.documents[position] ?? 0)));
    }
    const here = arrivals.filter(({ product }) => product.values.get('item_group')?.[0] === group);
    groups.set(group, yield* withChanges(renumbered(segment), goneHere, here, keys, layout));
  }
  const newest: ProductIndex = {
    documents,
    layout,
    whole: after,
    groups,
    unfiltered: grownColumns(unfiltered, batch, grown.groupNames),
  };
  const compared = yield* comparison(index, newest, gone, first);
  if (documents.length !== first) return null;
  documents.append(batch.documents);
  return { index: newest, ...compared };
}

/** A product that comes, and the key of its place. */
interface Arrival {
  readonly key: string;
  readonly product: ComingProduct;
}

function* withChanges(
  segment: Segment,
  gone: readonly number[],
  arrivals: readonly Arrival[],
  keys: SortKeys,
  layout: Layout,
): Steps<Segment> {
  if (gone.length === 0 && arrivals.length === 0) return segment;
  let lost = 0;
  const come: (readonly [place: number, product: ComingProduct])[] = [];
  for (const [at, { key, product }] of arrivals.entries()) {
    if (isStep(at, CHANGES_IN_STEP)) yield;
    const before = keys.place(segment, key);
    while ((gone[lost] ?? segment.size) < before) lost++;
    come.push([before - lost + at, product]);
  }
  yield;
  return changedSegment(segment, { gone, come }, layout);
}

/** Where products of these codes are, ascending. */
function positionsOf({ whole, unfiltered }: ProductIndex, skus: ReadonlySet<string>): number[] {
  const positions: number[] = [];
  for (let position = 0; position < whole.size; position++)
    if (skus.has(unfiltered.codes[whole.documents[position] ?? 0] ?? '')) positions.push(position);
  return positions;
}

/** The sort keys of products, by which their places are found. */
class SortKeys {
  readonly #documents: DocumentStore;
  readonly #known = new Map<number, string>();

  constructor(documents: DocumentStore) {
    this.#documents = documents;
  }

  of(document: number): string {
    const known = this.#known.get(document);
    if (known !== undefined) return known;
    const key = sortKey(JSON.parse(this.#documents.text(document, true)));
    this.#known.set(document, key);
    return key;
  }

  /** The first position of a segment whose key is not less. */
  place({ documents, size }: Segment, key: string): number {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareSortKeys(this.of(documents[middle] ?? 0), key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
