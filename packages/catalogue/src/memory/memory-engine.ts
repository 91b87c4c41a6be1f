import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product, WrittenProduct } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import type { CatalogueEngine, EngineOptions } from '../engine.ts';
import { applicationsFrom, facetRequest, itemInfoFrom } from '../facet-calls.ts';
import { inTurns } from '../work-in-steps.ts';
import { answerJson, answerObject } from './answer-json.ts';
import { answer } from './answering.ts';
import { CatalogueCollector } from './catalogue-collector.ts';
import { type CatalogueChange, type ChangedIndex, changedIndex } from './changed-index.ts';
import { TUNING, type Tuning } from './dimensions.ts';
import { scratchBuffers } from './facet-counting.ts';
import { coloursOfDesigns, groupStats } from './group-stats.ts';
import { buildProductIndex, type ProductIndex } from './product-index.ts';
import { Searches } from './searches.ts';
import { restoreIndex, storedPieces } from './stored-index.ts';

/** The engine, which can also answer ready serialised and be kept. */
export interface MemoryEngine extends CatalogueEngine {
  /** The same answer as `multiFilter`, as JSON text (UTF-8 where it is a buffer). */
  multiFilterJson(request: MultiFilterRequest): string | Buffer;
  /** Whether searches answer at once: by its own parts, or by those of the state before. */
  readonly isSearchable: boolean;
  /** Whether nothing is left to {@link prepare}. */
  readonly isPrepared: boolean;
  /**
   * Builds the suggestions, the search by colour, by phrase and the numbers of colours, which the first request would build
   * otherwise: a part of the whole build's time that a starting site can spend after its first answers. Between one and
   * the next other work is done.
   */
  prepare(): Promise<void>;
  /**
   * The engine of the catalogue after some products have changed, which shares with this one what is the same. Its searches
   * are those of before until it is prepared; all else is of the new state at once.
   *
   * @param options those that this engine was built with
   * @returns null where an engine must be built anew: changed-index.ts says where
   */
  changed(change: CatalogueChange, options: EngineOptions): Promise<MemoryEngine | null>;
  /** The engine as pieces of bytes, of which {@link restoreMemoryEngine} makes it again without its products. */
  pieces(): Iterable<Uint8Array>;
}

/**
 * Builds an immutable engine from all products of a catalogue, in any order; in the order of their sort keys it is
 * quickest. SKUs must be distinct. The products themselves are not kept. Products that come by themselves, without a time of
 * publication, count as never published where the order goes by it.
 */
export async function buildMemoryEngine(
  products: Iterable<Product> | AsyncIterable<readonly WrittenProduct[]>,
  options: EngineOptions,
  tuning: Tuning = TUNING,
): Promise<MemoryEngine> {
  const collector = new CatalogueCollector(options);
  if (Symbol.asyncIterator in products) {
    for await (const batch of products) {
      for (const { product, text, firstPublishedS } of batch)
        collector.add(product, text, firstPublishedS);
    }
  } else {
    for (const product of products) collector.add(product);
  }
  return engineOf(await inTurns(buildProductIndex(collector, tuning)));
}

/**
 * Makes an engine of the pieces of another, in their order; its memory is that of the pieces. It answers as the program
 * that built the first one would, so whoever keeps pieces also keeps by which program they were made.
 *
 * @throws where they are not the pieces of an engine
 */
export function restoreMemoryEngine(pieces: readonly Buffer[]): MemoryEngine {
  return engineOf(restoreIndex(pieces));
}

/** Of an answer without products: what only asks for values must not wait for the numbers of colours. */
const NO_COUNTS = new Uint16Array(0);

/** What an engine takes from the one of the state before. */
interface Inherited {
  /** The searches that answer for all states of a catalogue: the newest that are whole. */
  readonly newest: { searches: Searches };
  /** Those of the state before. */
  readonly own: Searches;
  readonly colourCounts: Uint16Array | undefined;
  readonly change: ChangedIndex;
}

function engineOf(index: ProductIndex, inherited?: Inherited): MemoryEngine {
  let colourCounts = inherited && keptCounts(inherited);
  const preparedCounts = () => {
    colourCounts ??= coloursOfDesigns(index);
    return colourCounts;
  };
  const stats = groupStats(index);
  const buffers = scratchBuffers(index.layout, index.whole.size);
  const cardsOf = ({ limited, off_setter: { start, end } }: MultiFilterRequest) => {
    if (!limited) return null;
    return start === end ? NO_COUNTS : preparedCounts();
  };
  const multiFilter = (request: MultiFilterRequest) =>
    answerObject(index, answer(index, request, buffers), cardsOf(request));
  const own = new Searches({
    index,
    buffers,
    groups: stats,
    values: (field) => multiFilter(facetRequest(field, '')).filters[field] ?? [],
  });
  if (inherited) own.take(inherited.own, inherited.change.kept);
  const newest = inherited?.newest ?? { searches: own };
  if (own.isPrepared || !newest.searches.isPrepared) newest.searches = own;
  return Object.freeze<MemoryEngine>({
    multiFilter,
    multiFilterJson: (request) =>
      answerJson(index, answer(index, request, buffers), cardsOf(request)),
    search: (query) => newest.searches.search(query),
    async prepare() {
      preparedCounts();
      await inTurns(own.preparing());
      newest.searches = own;
    },
    get isSearchable() {
      return newest.searches.isPrepared;
    },
    get isPrepared() {
      return own.isPrepared && colourCounts !== undefined;
    },
    async changed(change, options) {
      const changed = await inTurns(changedIndex(index, change, options));
      return changed && engineOf(changed.index, { newest, own, colourCounts, change: changed });
    },
    nearestColours: (request) => newest.searches.nearestColours(request),
    find: (request, searchWords) => newest.searches.find(request, searchWords),
    pieces: () => storedPieces(index),
    applications: (itemGroup) =>
      applicationsFrom(multiFilter(facetRequest('application', itemGroup))),
    stats(itemGroups) {
      const wanted = new Set(itemGroups.map(fold));
      const named = stats.filter(
        ({ item_group }) => wanted.size === 0 || wanted.has(fold(item_group)),
      );
      return structuredClone(named);
    },
    itemInfo: (items) =>
      itemInfoFrom(items, multiFilter(facetRequest(items.required_item_info, items.item_group))),
  });
}

/** The numbers of colours by document, where a change has left them as they are. */
function keptCounts({ colourCounts, change }: Inherited): Uint16Array | undefined {
  if (!colourCounts || !change.kept.values) return undefined;
  const counts = new Uint16Array(change.index.documents.length);
  counts.set(colourCounts);
  for (const [after, before] of change.before) counts[after] = colourCounts[before] ?? 0;
  return counts;
}
