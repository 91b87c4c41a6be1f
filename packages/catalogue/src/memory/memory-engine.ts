import { setImmediate } from 'node:timers/promises';
import type { FacetField } from '@selvedge/contract/facets';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product, ProductCard, WrittenProduct } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import type { CatalogueEngine, EngineOptions } from '../engine.ts';
import { applicationsFrom, facetRequest, itemInfoFrom } from '../facet-calls.ts';
import { ColourIndex, ColourwayCollector, nearestGroup } from '../nearest/colour-index.ts';
import type { FindIndex } from '../phrase/find-index.ts';
import { PhraseReader, type Reading } from '../phrase/phrase-reader.ts';
import { HitCollector, searchEntryOf } from '../suggestions/hits.ts';
import { SuggestionIndex } from '../suggestions/suggestion-index.ts';
import { answerJson, answerObject } from './answer-json.ts';
import { answer } from './answering.ts';
import { hasBit } from './bits.ts';
import { CatalogueCollector } from './catalogue-collector.ts';
import { valuesAt } from './column.ts';
import { TUNING, type Tuning } from './dimensions.ts';
import { scratchBuffers } from './facet-counting.ts';
import { findInMemory, memoryFindIndex } from './finding.ts';
import { coloursOfDesigns, groupStats } from './group-stats.ts';
import {
  buildProductIndex,
  type ProductIndex,
  restoreIndex,
  storedPieces,
} from './product-index.ts';

/** The engine, which can also answer ready serialised and be kept. */
export interface MemoryEngine extends CatalogueEngine {
  /** The same answer as `multiFilter`, as JSON text (UTF-8 where it is a buffer). */
  multiFilterJson(request: MultiFilterRequest): string | Buffer;
  /**
   * Builds the suggestions, the search by colour, by phrase and the numbers of colours, which the first request would build
   * otherwise: a part of the whole build's time that a starting site can spend after its first answers. Between one and
   * the next other work is done.
   */
  prepare(): Promise<void>;
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

/** Of an answer without products: what only asks for values must not wait for the numbers of colours. */
const NO_COUNTS = new Uint16Array(0);

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
  let counts: Uint16Array | null = null;
  const preparedCounts = () => {
    counts ??= coloursOfDesigns(index);
    return counts;
  };
  const cardAt = (position: number): ProductCard =>
    JSON.parse(index.documents.text(index.whole.documents[position] ?? 0, true));
  const stats = groupStats(index);
  const buffers = scratchBuffers(index.layout, index.whole.size);
  const cardsOf = ({ limited, off_setter: { start, end } }: MultiFilterRequest) => {
    if (!limited) return null;
    return start === end ? NO_COUNTS : preparedCounts();
  };
  const valuesOf = (field: FacetField): readonly string[] =>
    multiFilter(facetRequest(field, '')).filters[field] ?? [];
  let found: FindIndex | null = null;
  const preparedWords = () => {
    found ??= memoryFindIndex(index);
    return found;
  };
  let reader: PhraseReader | null = null;
  const preparedReader = () => {
    reader ??= new PhraseReader({ values: valuesOf, groups: stats, ...askedOf(preparedWords()) });
    return reader;
  };
  const multiFilter = (request: MultiFilterRequest) =>
    answerObject(index, answer(index, request, buffers), cardsOf(request));
  return Object.freeze<MemoryEngine>({
    multiFilter,
    multiFilterJson: (request) =>
      answerJson(index, answer(index, request, buffers), cardsOf(request)),
    search: (query) => preparedSuggestions().search(query),
    async prepare() {
      const parts = [
        ...[preparedSuggestions, preparedColours, preparedCounts],
        ...[...preparedWords().preparations(), preparedReader],
      ];
      for (const part of parts) {
        part();
        await setImmediate();
      }
    },
    nearestColours: (request) =>
      preparedColours()
        .search(request)
        .map((positions) => nearestGroup(positions.map(cardAt))),
    find(request, searchWords) {
      const readings = preparedReader().speaking(searchWords).readings(request.query);
      const answered = (reading: Reading | undefined, total: number, products: ProductCard[]) => ({
        understood: [...(reading?.understood ?? [])],
        left: [...(reading?.left ?? [])],
        total,
        products,
      });
      for (const reading of readings) {
        const { total, page } = findInMemory(index, preparedWords(), reading, buffers);
        if (total === 0) continue;
        return answered(reading, total, page(request.start, request.end).map(cardAt));
      }
      return answered(readings[0], 0, []);
    },
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

/** What a phrase is read against besides the values of fields. */
const askedOf = (found: FindIndex) => ({
  hasCode: (code: string) => found.hasCode(code),
  hasWord: (beginning: string) => found.hasWord(beginning),
});

/** Builds the search by colour from the finished index; its sources are positions in the whole catalogue. */
function memoryColours({ whole, unfiltered }: ProductIndex): ColourIndex {
  const { pictureColours, magnitudes } = unfiltered;
  const colourways = new ColourwayCollector();
  const numberAt = (field: FacetField, position: number): number =>
    whole.columns.get(field)?.numbers[position] ?? 0;
  for (let position = 0; position < whole.size; position++) {
    if (whole.published !== null && !hasBit(whole.published, position)) continue;
    const arrival = whole.documents[position] ?? 0;
    const colours = valuesAt(pictureColours, arrival);
    const group = numberAt('item_group', position);
    const range = numberAt('range', position);
    const design = numberAt('design', position);
    // Without a group, a collection or a design there is no page to lead to.
    if (colours.length === 0 || group === 0 || range === 0 || design === 0) continue;
    colourways.add(position, {
      group: String(group),
      colourway: [group, range, design, numberAt('colour', position)].join(),
      magnitude: magnitudes[arrival] ?? 0,
      colours,
    });
  }
  return new ColourIndex(colourways);
}

/** Builds suggestions from the finished index. */
function memorySuggestions(index: ProductIndex): SuggestionIndex {
  const { whole, layout, documents } = index;
  const { groupNames, groupNameNumbers, magnitudes } = index.unfiltered;
  const hits = new HitCollector();
  const numberAt = (field: FacetField, position: number): number =>
    whole.columns.get(field)?.numbers[position] ?? 0;
  const styles = whole.columns.get('design_style');
  for (let position = 0; position < whole.size; position++) {
    if (whole.published !== null && !hasBit(whole.published, position)) continue;
    const arrival = whole.documents[position] ?? 0;
    hits.add(position, {
      numbers: {
        item_group: numberAt('item_group', position),
        group_desc: groupNameNumbers[arrival] ?? 0,
        application: numberAt('application', position),
        brand: numberAt('brand', position),
        range: numberAt('range', position),
        design: numberAt('design', position),
        colour: numberAt('colour', position),
      },
      styles: styles === undefined ? [] : valuesAt(styles, position),
      magnitude: magnitudes[arrival] ?? 0,
    });
  }
  return new SuggestionIndex(hits, {
    value: (field, number) =>
      (field === 'group_desc' ? groupNames : layout.tables.get(field))?.labels[number] ?? '',
    entry: (source, style) =>
      searchEntryOf(
        JSON.parse(documents.text(whole.documents[source] ?? 0, true)),
        layout.tables.get('design_style')?.labels[style] ?? '',
      ),
  });
}
