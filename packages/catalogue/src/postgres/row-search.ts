import type { FilterField } from '@selvedge/contract/facets';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import type { FindRequest, FindResponse } from '@selvedge/contract/product-calls';
import type { SearchWord } from '@selvedge/contract/site-settings';
import { sizeMagnitude } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { hasBit } from '../memory/bits.ts';
import { bestFirst } from '../phrase/best-first.ts';
import {
  type DescribedProduct,
  DescribedWords,
  describedColumns,
  FindIndex,
  FOUND_NAMES,
} from '../phrase/find-index.ts';
import { PhraseReader, type Reading } from '../phrase/phrase-reader.ts';
import {
  HitCollector,
  type SuggestedProduct,
  searchEntryOf,
  type TextField,
} from '../suggestions/hits.ts';
import { SuggestionIndex } from '../suggestions/suggestion-index.ts';
import { ValueCollector } from '../value-table.ts';
import { condition, Parameters, type Query } from './facet-sql.ts';

/** A published product as {@link FOUND_SQL} reads it. */
interface FoundRow extends DescribedProduct {
  readonly sku: string;
  readonly item_group: string;
  readonly group_desc: string;
  readonly design: string;
  readonly colour: string;
  readonly range: string;
  readonly brand: string;
}

const FOUND_SQL = `SELECT ${[
  ...['sku', 'item_group', 'group_desc', ...FOUND_NAMES, 'description_1', 'composition'],
  ...['long_description', 'disambiguating_description', 'hanging_instructions'],
]
  .map((field) => `doc->>'${field}' AS "${field}"`)
  .join(
    ', ',
  )}, doc->'cleaning_instructions' AS cleaning_instructions, doc->'standards' AS standards,
    doc->'symbols' AS symbols
  FROM published.product WHERE is_published ORDER BY sort_key, sku`;

type FoundRows = ReturnType<typeof foundRows>;

/** The search by words and codes over published products that are all at hand, in order. */
function foundRows(rows: readonly FoundRow[]) {
  const columns = FOUND_NAMES.map((field) => {
    const collector = new ValueCollector();
    const provisional = rows.map((row) => collector.numberOf(row[field], true));
    const { table, finalNumbers } = collector.finish();
    const numbers = provisional.map((number) => finalNumbers[number] ?? 0);
    return { field, labels: table.labels, numbers };
  });
  const described = new DescribedWords();
  const texts = [''];
  const known = new Map<string, number>();
  const numbers = rows.map((row) => {
    const text = described.of(row);
    const number = known.get(text) ?? texts.push(text) - 1;
    known.set(text, number);
    return number;
  });
  const all = [
    ...columns.map((column) => ({ ...column, numbers: Uint32Array.from(column.numbers) })),
    ...describedColumns(texts, Uint32Array.from(numbers)),
  ];
  const codes = rows.map(({ sku }) => sku);
  const places = new Map(codes.map((sku, place) => [sku, place]));
  const designs = columns.find(({ field }) => field === 'design')?.numbers ?? [];
  return {
    index: new FindIndex(rows.length, all, codes),
    skuAt: (place: number) => codes[place] ?? '',
    /** @returns -1 for what was not there when the rows were read */
    placeOf: (sku: string) => places.get(sku) ?? -1,
    designAt: (place: number) => designs[place] ?? 0,
  };
}

/** What phrases are read and answered with. */
interface Phrases extends FoundRows {
  readonly reader: PhraseReader;
}

/**
 * Reads the published products for the search by phrase.
 *
 * @param values of a field among them, as the catalogue spells them
 */
export async function readPhrases(
  query: Query,
  values: (field: FilterField) => readonly string[],
): Promise<Phrases> {
  const read = await query<FoundRow>(FOUND_SQL, []);
  const rows = foundRows(read);
  const groups = values('item_group').map((item_group) => {
    const first = read.find((row) => fold(row.item_group) === fold(item_group));
    return { item_group, group_desc: first?.group_desc ?? '' };
  });
  const reader = new PhraseReader({
    values,
    groups,
    hasCode: (code) => rows.index.hasCode(code),
    hasWord: (beginning) => rows.index.hasWord(beginning),
  });
  return { ...rows, reader };
}

/** The products that a phrase means, by the first of its readings that means any. */
export async function findSkus(
  query: Query,
  { reader, ...rows }: Phrases,
  { query: phrase, start, end }: FindRequest,
  searchWords?: readonly SearchWord[],
): Promise<Omit<FindResponse, 'products'> & { readonly skus: string[] }> {
  const readings = reader.speaking(searchWords).readings(phrase);
  let [found] = readings.map((reading) => ({ reading, ...NOTHING_FOUND }));
  for (const reading of readings) {
    const meant = await readPlaces(query, reading, rows);
    if (meant.places.length === 0) continue;
    found = { reading, ...meant };
    break;
  }
  if (found === undefined) return { understood: [], left: [], total: 0, skus: [] };
  const { understood, left } = found.reading;
  const skus = bestFirst(found.places, found.isBest, rows.designAt, start, end).map(rows.skuAt);
  return { understood: [...understood], left: [...left], total: found.places.length, skus };
}

interface MeantPlaces {
  /** In order. */
  readonly places: readonly number[];
  readonly isBest: (place: number) => boolean;
}

const NOTHING_FOUND: MeantPlaces = { places: [], isBest: () => true };

/** The places of the rows that a reading means. */
async function readPlaces(
  query: Query,
  { words, codes, filters, eithers, ranges }: Reading,
  { index, placeOf }: FoundRows,
): Promise<MeantPlaces> {
  const placesOf = async (request: Pick<Reading, 'filters'> & Partial<Reading>) => {
    const parameters = new Parameters();
    const where = condition(
      multiFilterRequest.parse({ filters: request.filters, ranges: request.ranges }),
      parameters,
      null,
    );
    const matching = await query<{ sku: string }>(
      `SELECT sku FROM published.product WHERE ${where} ORDER BY sort_key, sku`,
      parameters.values,
    );
    return matching.map(({ sku }) => placeOf(sku)).filter((place) => place >= 0);
  };
  const matches = words.map((word) => index.withWord(word));
  const coded = codes.map((code) => index.withCode(code));
  const asked = await Promise.all(
    eithers.map(async ({ values, names }) => {
      const fields = [...Map.groupBy(values, ({ field }) => field)];
      const valued = await Promise.all(
        fields.map(([field, of]) =>
          placesOf({ filters: { [field]: of.map(({ value }) => value) } }),
        ),
      );
      return { valued: new Set(valued.flat()), named: names.map((name) => index.withName(name)) };
    }),
  );
  const places = (await placesOf({ filters, ranges })).filter(
    (place) =>
      matches.every(({ found }) => hasBit(found, place)) &&
      coded.every((set) => hasBit(set, place)) &&
      asked.every(
        ({ valued, named }) => valued.has(place) || named.some((set) => hasBit(set, place)),
      ),
  );
  const valuedSets = asked.filter((_, at) => (eithers[at]?.values.length ?? 0) > 0);
  const isBest = (place: number): boolean =>
    matches.every(({ inNames }) => hasBit(inNames, place)) &&
    valuedSets.every(({ valued }) => valued.has(place));
  return { places, isBest };
}

/** Suggestions over published products that are all at hand, in order. */
export function suggestionsOf(products: readonly SuggestedProduct[]): SuggestionIndex {
  const collectors = {
    item_group: new ValueCollector(),
    group_desc: new ValueCollector(),
    application: new ValueCollector(),
    brand: new ValueCollector(),
    range: new ValueCollector(),
    design: new ValueCollector(),
    colour: new ValueCollector(),
    design_style: new ValueCollector(),
  };
  const hits = new HitCollector();
  for (const [source, product] of products.entries()) {
    const numberOf = (field: TextField) => collectors[field].numberOf(product[field], true);
    hits.add(source, {
      numbers: {
        item_group: numberOf('item_group'),
        group_desc: numberOf('group_desc'),
        application: numberOf('application'),
        brand: numberOf('brand'),
        range: numberOf('range'),
        design: numberOf('design'),
        colour: numberOf('colour'),
      },
      styles: stylesOf(product, collectors.design_style),
      magnitude: sizeMagnitude(product),
    });
  }
  const labels = new Map(
    Object.entries(collectors).map(([field, collector]) => {
      const { table, finalNumbers } = collector.finish();
      return [field, (number: number) => table.labels[finalNumbers[number] ?? 0] ?? ''];
    }),
  );
  const value = (field: string, number: number) => labels.get(field)?.(number) ?? '';
  return new SuggestionIndex(hits, {
    value,
    entry(source, style) {
      const product = products[source];
      if (product === undefined) throw new RangeError(`There is no row ${source}`);
      return searchEntryOf(product, style === 0 ? '' : value('design_style', style));
    },
  });
}

/** Each style once, and where it is spelled in two ways the first of them. */
function stylesOf({ design_style }: SuggestedProduct, collector: ValueCollector): number[] {
  const styles: number[] = [];
  for (const style of design_style) {
    if (styles.includes(collector.knownNumber(style))) continue;
    const number = collector.numberOf(style, true);
    if (number !== 0) styles.push(number);
  }
  return styles;
}
