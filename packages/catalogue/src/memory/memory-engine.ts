import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product, ProductCard, WrittenProduct } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import type { CatalogueEngine, EngineOptions } from '../engine.ts';
import { applicationsFrom, facetRequest, itemInfoFrom } from '../facet-calls.ts';
import type { ColourIndex } from '../nearest/colour-index.ts';
import { nearestGroup } from '../nearest/nearest-group.ts';
import type { SuggestionIndex } from '../suggestions/suggestion-index.ts';
import { answerJson, answerObject } from './answer-json.ts';
import { answer } from './answering.ts';
import { CatalogueCollector } from './catalogue-collector.ts';
import { TUNING, type Tuning } from './dimensions.ts';
import { countingRoom } from './facet-counting.ts';
import { groupStats } from './group-stats.ts';
import { keptPieces, restoreIndex } from './kept-index.ts';
import { memoryColours } from './memory-colours.ts';
import { memorySuggestions } from './memory-suggestions.ts';
import { buildProductIndex, type ProductIndex } from './product-index.ts';

/** An engine that answers at once, and can answer ready serialised. */
export interface MemoryEngine extends CatalogueEngine {
  /** The same answer as `multiFilter`, as JSON text (UTF-8 where it is a buffer). */
  multiFilterJson(request: MultiFilterRequest): string | Buffer;
  /**
   * Builds the suggestions and the search by colour, which the first search would build otherwise: a part of the whole
   * build's time that a starting site can spend after its first answers.
   */
  prepareSearch(): void;
  /** The engine as pieces of bytes, of which {@link restoreMemoryEngine} makes it again without its products. */
  pieces(): Iterable<Uint8Array>;
}

/**
 * Builds an immutable engine from all products of a catalogue, in any order; in the order of their sort keys it is
 * quickest. SKUs must be distinct. The products themselves are not kept.
 */
export async function buildMemoryEngine(
  products: Iterable<Product> | AsyncIterable<readonly WrittenProduct[]>,
  options: EngineOptions,
  tuning: Tuning = TUNING,
): Promise<MemoryEngine> {
  const collector = new CatalogueCollector(options);
  if (Symbol.asyncIterator in products) {
    for await (const batch of products) {
      for (const { product, text } of batch) collector.add(product, text);
    }
  } else {
    for (const product of products) collector.add(product);
  }
  return engineOf(buildProductIndex(collector, tuning));
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

function engineOf(index: ProductIndex): MemoryEngine {
  let suggestions: SuggestionIndex | null = null;
  const preparedSuggestions = () => {
    suggestions ??= memorySuggestions(index);
    return suggestions;
  };
  let colours: ColourIndex | null = null;
  const preparedColours = () => {
    colours ??= memoryColours(index);
    return colours;
  };
  const cardAt = (position: number): ProductCard =>
    JSON.parse(index.documents.text(index.whole.documents[position] ?? 0, true));
  const stats = groupStats(index);
  const room = countingRoom(index.layout, index.whole.size);
  const multiFilter = (request: MultiFilterRequest) =>
    answerObject(index, answer(index, request, room), request.limited);
  return Object.freeze<MemoryEngine>({
    multiFilter,
    multiFilterJson: (request) => answerJson(index, answer(index, request, room), request.limited),
    search: (query) => preparedSuggestions().search(query),
    prepareSearch() {
      preparedSuggestions();
      preparedColours();
    },
    nearestColours: (request) =>
      preparedColours()
        .search(request)
        .map((positions) => nearestGroup(positions.map(cardAt))),
    pieces: () => keptPieces(index),
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
