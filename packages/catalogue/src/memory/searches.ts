import type { FacetField } from '@selvedge/contract/facets';
import type { ProductCard } from '@selvedge/contract/product';
import type {
  FindRequest,
  FindResponse,
  GroupStats,
  NearestColoursRequest,
  NearestGroup,
  SearchResponse,
} from '@selvedge/contract/product-calls';
import type { SearchWord } from '@selvedge/contract/site-settings';
import { ColourIndex, ColourwayCollector, nearestGroup } from '../nearest/colour-index.ts';
import type { FindIndex } from '../phrase/find-index.ts';
import { NamedWords } from '../phrase/named-words.ts';
import { PhraseReader, type PhraseSource } from '../phrase/phrase-reader.ts';
import type { Reading } from '../phrase/reading.ts';
import { HitCollector, searchEntryOf } from '../suggestions/hits.ts';
import { SuggestionIndex } from '../suggestions/suggestion-index.ts';
import { allSteps, isStep, type Steps } from '../work-in-steps.ts';
import { hasBit } from './bits.ts';
import { valuesAt } from './column.ts';
import type { ScratchBuffers } from './facet-counting.ts';
import { findInMemory, memoryFindIndex } from './finding.ts';
import type { Kept } from './kept-values.ts';
import type { ProductIndex } from './product-index.ts';
import type { Segment } from './segment.ts';

/** What the searches ask of the engine that they belong to. */
interface SearchedEngine {
  readonly index: ProductIndex;
  readonly buffers: ScratchBuffers;
  readonly groups: readonly GroupStats[];
  values(field: FacetField): readonly string[];
}

/** What only the searches need of a catalogue: each part is made when it is first asked for, or beforehand. */
export class Searches {
  readonly #engine: SearchedEngine;
  readonly #source: PhraseSource;
  #suggestions: SuggestionIndex | undefined;
  #colours: ColourIndex | undefined;
  #words: FindIndex | undefined;
  #reader: PhraseReader | undefined;

  constructor(engine: SearchedEngine) {
    this.#engine = engine;
    this.#source = {
      values: engine.values,
      groups: engine.groups,
      hasCode: (code) => this.#preparedWords().hasCode(code),
      hasWord: (beginning) => this.#preparedWords().hasWord(beginning),
    };
  }

  /** Takes from the searches of the state before what is the same now. */
  take(before: Searches, { values, colours, texts }: Kept): void {
    if (values) {
      this.#suggestions = before.#suggestions?.over(entriesOf(this.#engine.index));
      this.#reader = before.#reader?.over(this.#source);
    }
    if (colours) this.#colours = before.#colours;
    if (texts) this.#words = before.#words;
  }

  /** Whether nothing is left to be made. */
  get isPrepared(): boolean {
    return [this.#suggestions, this.#colours, this.#words, this.#reader].every(Boolean);
  }

  /** Makes what is not there yet, in steps. */
  *preparing(): Steps<void> {
    this.#suggestions ??= yield* memorySuggestions(this.#engine.index);
    this.#colours ??= yield* memoryColours(this.#engine.index);
    this.#words ??= yield* memoryFindIndex(this.#engine.index);
    yield* this.#words.preparing();
    this.#reader ??= new PhraseReader(this.#source, yield* NamedWords.reading(this.#source));
  }

  search(query: string): SearchResponse {
    return this.#preparedSuggestions().search(query);
  }

  nearestColours(request: NearestColoursRequest): NearestGroup[] {
    return this.#preparedColours()
      .search(request)
      .map((positions) => nearestGroup(positions.map(this.#cardAt)));
  }

  find(request: FindRequest, searchWords?: readonly SearchWord[]): FindResponse {
    const { index, buffers } = this.#engine;
    const readings = this.#preparedReader().speaking(searchWords).readings(request.query);
    const answered = (reading: Reading | undefined, total: number, products: ProductCard[]) => ({
      understood: [...(reading?.understood ?? [])],
      left: [...(reading?.left ?? [])],
      total,
      products,
    });
    for (const reading of readings) {
      const { total, page } = findInMemory(index, this.#preparedWords(), reading, buffers);
      if (total === 0) continue;
      return answered(reading, total, page(request.start, request.end).map(this.#cardAt));
    }
    return answered(readings[0], 0, []);
  }

  readonly #cardAt = (position: number): ProductCard => {
    const { documents, whole } = this.#engine.index;
    return JSON.parse(documents.text(whole.documents[position] ?? 0, true));
  };

  #preparedSuggestions(): SuggestionIndex {
    this.#suggestions ??= allSteps(memorySuggestions(this.#engine.index));
    return this.#suggestions;
  }

  #preparedColours(): ColourIndex {
    this.#colours ??= allSteps(memoryColours(this.#engine.index));
    return this.#colours;
  }

  #preparedWords(): FindIndex {
    this.#words ??= allSteps(memoryFindIndex(this.#engine.index));
    return this.#words;
  }

  #preparedReader(): PhraseReader {
    this.#reader ??= new PhraseReader(this.#source);
    return this.#reader;
  }
}

/** The number of a product's value in a field of one value, by position. */
const numbersOf =
  ({ columns }: Segment) =>
  (field: FacetField, position: number): number =>
    columns.get(field)?.numbers[position] ?? 0;

/** Builds the search by colour from the finished index; its sources are positions in the whole catalogue. */
function* memoryColours({ whole, unfiltered }: ProductIndex): Steps<ColourIndex> {
  const { pictureColours, magnitudes } = unfiltered;
  const colourways = new ColourwayCollector();
  const numberAt = numbersOf(whole);
  for (let position = 0; position < whole.size; position++) {
    if (isStep(position)) yield;
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
function* memorySuggestions(index: ProductIndex): Steps<SuggestionIndex> {
  const { whole, layout } = index;
  const { groupNames, groupNameNumbers, magnitudes } = index.unfiltered;
  const hits = new HitCollector();
  const numberAt = numbersOf(whole);
  const styles = whole.columns.get('design_style');
  for (let position = 0; position < whole.size; position++) {
    if (isStep(position)) yield;
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
  const labelsOf = (field: FacetField | 'group_desc'): readonly string[] =>
    (field === 'group_desc' ? groupNames : layout.tables.get(field))?.labels ?? [];
  return yield* SuggestionIndex.of(hits, labelsOf, entriesOf(index));
}

/** The entries of products by position. */
const entriesOf =
  ({ whole, layout, documents }: ProductIndex) =>
  (position: number, style: number) =>
    searchEntryOf(
      JSON.parse(documents.text(whole.documents[position] ?? 0, true)),
      layout.tables.get('design_style')?.labels[style] ?? '',
    );
