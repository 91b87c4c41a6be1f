import { GRID_FACETS, type GridFacet } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import { ImportRefused } from './import-refused.ts';
import { FIELD_KINDS, type Mapping, PRODUCT_FIELDS } from './mapping/mapping-schema.ts';
import { type DecimalSign, findDecimalSign } from './mapping/measures.ts';
import { productBuilder } from './mapping/product-builder.ts';
import { ruleColumns } from './mapping/raw-values.ts';
import { groupRows, RowError, readBlanks } from './mapping/row-cells.ts';
import type { PictureSettler } from './pictures/settle-pictures.ts';
import type { Source, SourceRow } from './read/source.ts';
import type { RejectedFile } from './report/rejected-file.ts';

/** Rows from which the decimal sign is found out. */
const SAMPLE_ROWS = 2000;
/** Rows between two reports of progress. */
const REPORT_EVERY_ROWS = 500;
type BoundedField = GridFacet | 'range' | 'design' | 'colour';

interface Bound {
  readonly values: number;
  /** Of all of them together, accents and ligatures taken apart. */
  readonly characters: number;
  /** What would carry them all. */
  readonly carrier: string;
}

/** A filter that lists more of one kind is of use to nobody, and each page of the item group carries them all. */
const OF_FACETS: Bound = { values: 5000, characters: 200_000, carrier: 'the filter' };
/** Applications stand in the menus of every page besides; names are what searches and the addresses of pages are made of. */
const BOUNDS = new Map<BoundedField, Bound>([
  ...GRID_FACETS.map((field) => [field, OF_FACETS] as const),
  ['application', { ...OF_FACETS, values: 500 }],
  ['range', { values: 10_000, characters: 1_000_000, carrier: 'the search' }],
  ['design', { values: 100_000, characters: 5_000_000, carrier: 'the search' }],
  ['colour', { values: 50_000, characters: 2_500_000, carrier: 'the search' }],
]);

export interface ReadCounts {
  rows: number;
  products: number;
  rejected: number;
}

interface Reading {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly pictures: PictureSettler;
  readonly rejections: RejectedFile;
  /** Counted up as rows are read. */
  readonly counts: ReadCounts;
  /** What is found out on the way is added. */
  readonly findings: string[];
  report(phase: 'reading' | 'writing'): void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The products of a file, row by row. Rows that become none are counted and listed as rejected. Of rows with one SKU the
 * first is taken.
 *
 * @throws ImportRefused where the file's values are no values of a filter
 */
export async function* productsOf(reading: Reading): AsyncGenerator<Product> {
  const { mapping, pictures, rejections, counts } = reading;
  const { decimal, rows } = await withDecimalSign(counted(reading), reading);
  const build = productBuilder(mapping, decimal);
  const lines = new Map<string, number>();
  const facets = Array.from(BOUNDS, ([field, bound]) => {
    return { field, bound, values: new Set<string>(), characters: 0 };
  });
  for await (const cells of groupRows(rows, mapping.group, readBlanks(mapping.blank))) {
    try {
      if (cells.problem) throw new RowError(cells.problem);
      const product = build(cells);
      const earlier = lines.get(product.sku);
      if (earlier !== undefined) throw duplicate(product.sku, earlier, mapping);
      lines.set(product.sku, cells.line);
      for (const facet of facets) addValues(facet, [product[facet.field]].flat());
      counts.products++;
      yield await pictures.settle(product);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      counts.rejected++;
      await rejections.add(cells.line, error.problems);
    }
  }
  reading.report('writing');
}

interface FileFacet {
  readonly field: BoundedField;
  readonly bound: Bound;
  readonly values: Set<string>;
  characters: number;
}

/** @throws ImportRefused at the value that is one too many: its column is lines of text, most likely */
function addValues(facet: FileFacet, values: readonly string[]): void {
  const { field, bound, values: known } = facet;
  for (const value of values) {
    if (known.has(value)) continue;
    known.add(value);
    facet.characters += value.normalize('NFKD').length;
  }
  const { values: most, characters, carrier } = bound;
  if (known.size <= most && facet.characters <= characters) return;
  const what =
    known.size > most ? `${most} different values` : `${characters} characters of different values`;
  throw new ImportRefused(
    `${field}: the file has more than ${what}, and ${carrier} shows each of them. One of the last is "${values.at(-1)}". Is the right column read, and are its values told apart?`,
  );
}

function duplicate(sku: string, line: number, mapping: Mapping): RowError {
  const column = (mapping.fields.sku && ruleColumns(mapping.fields.sku, mapping)[0]) ?? 'sku';
  return new RowError({ column, value: sku, reason: `sku: stands on line ${line} already` });
}

/** The rows, counted as they are read. */
async function* counted({ source, counts, report, signal }: Reading): AsyncGenerator<SourceRow> {
  for await (const row of source.rows) {
    signal?.throwIfAborted();
    counts.rows++;
    if (counts.rows % REPORT_EVERY_ROWS === 0) report('reading');
    yield row;
  }
}

/** Finds out the decimal sign from the first rows, and gives all rows. */
async function withDecimalSign(
  rows: AsyncGenerator<SourceRow>,
  { mapping, source, findings }: Reading,
): Promise<{ decimal: DecimalSign; rows: AsyncIterable<SourceRow> }> {
  if (mapping.file.decimal) return { decimal: mapping.file.decimal, rows };
  const sample: SourceRow[] = [];
  while (sample.length < SAMPLE_ROWS) {
    const next = await rows.next();
    if (next.done) break;
    sample.push(next.value);
  }
  const columns = numberColumns(mapping);
  const texts = sample.flatMap((row) =>
    columns.map((column) => row.get(column)).filter((cell) => typeof cell === 'string'),
  );
  const decimal = findDecimalSign(texts, source.commaLikely);
  if (texts.length > 0) findings.push(decimal === ',' ? 'decimal comma' : 'decimal point');
  async function* all(): AsyncGenerator<SourceRow> {
    yield* sample.splice(0);
    yield* rows;
  }
  return { decimal, rows: all() };
}

/** The columns whose cells are numbers or measures. */
function numberColumns(mapping: Mapping): string[] {
  return PRODUCT_FIELDS.flatMap((field) => {
    const rule = mapping.fields[field];
    if (!rule || (FIELD_KINDS[field] !== 'number' && !rule.unit)) return [];
    return ruleColumns(rule, mapping);
  });
}
