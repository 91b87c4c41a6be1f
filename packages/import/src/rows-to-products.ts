import type { Product } from '@selvedge/contract/product';
import { FIELD_KINDS, type Mapping, PRODUCT_FIELDS } from './mapping/mapping-schema.ts';
import { type DecimalSign, findDecimalSign } from './mapping/measures.ts';
import { productBuilder } from './mapping/product-builder.ts';
import { ruleColumns } from './mapping/raw-values.ts';
import { groupRows, RowError, readBlanks } from './mapping/row-cells.ts';
import type { PictureSettler } from './pictures/settle-pictures.ts';
import type { Source, SourceRow } from './read/source.ts';
import type { RejectedFile } from './report/rejected-file.ts';
import { unreadMeasures } from './unread-measures.ts';
import { fileValues } from './value-bounds.ts';

/** Rows from which the decimal sign is found out. */
const SAMPLE_ROWS = 2000;
/** Rows between two reports of progress. */
const REPORT_EVERY_ROWS = 500;
export interface ReadCounts {
  rows: number;
  products: number;
  rejected: number;
}

interface Reading {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly pictures: PictureSettler;
  /** The products that the rows change, by SKU; undefined where rows are whole products. */
  readonly stored?: ReadonlyMap<string, Product> | undefined;
  /** The list that a product of another one is in, by SKU. */
  readonly otherLists?: ReadonlyMap<string, string> | undefined;
  readonly rejections: RejectedFile;
  /** Counted up as rows are read. */
  readonly counts: ReadCounts;
  /** What is found out on the way is added. */
  readonly findings: string[];
  /** What the file says that can be shown and not used. */
  readonly warnings: string[];
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
  const { mapping, pictures, stored, otherLists, rejections, counts } = reading;
  const { decimal, rows } = await withDecimalSign(counted(reading), reading);
  const build = productBuilder(mapping, decimal, stored, otherLists);
  const lines = new Map<string, number>();
  const boundValues = fileValues();
  const measures = unreadMeasures();
  for await (const cells of groupRows(rows, mapping.group, readBlanks(mapping.blank))) {
    try {
      if (cells.problem) throw new RowError(cells.problem);
      const product = build(cells);
      const earlier = lines.get(product.sku);
      if (earlier !== undefined)
        throw aboutProduct(product.sku, `sku: stands on line ${earlier} already`, mapping);
      lines.set(product.sku, cells.line);
      refuseLarge(product, mapping);
      boundValues(product);
      counts.products++;
      measures.see(product);
      yield await pictures.settle(product);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      counts.rejected++;
      await rejections.add(cells.line, error.problems);
    }
  }
  reading.warnings.push(...measures.warnings());
  reading.report('writing');
}

/** A page shows all that is said of the products of a design. A large one has five thousand. */
const MOST_OF_A_PRODUCT_CHARACTERS = 60_000;

function refuseLarge(product: Product, mapping: Mapping): void {
  const { length } = JSON.stringify(product);
  if (length > MOST_OF_A_PRODUCT_CHARACTERS)
    throw aboutProduct(
      product.sku,
      `all fields of the product together have more than ${MOST_OF_A_PRODUCT_CHARACTERS} characters`,
      mapping,
    );
}

function aboutProduct(sku: string, reason: string, mapping: Mapping): RowError {
  const column = (mapping.fields.sku && ruleColumns(mapping.fields.sku, mapping)[0]) ?? 'sku';
  return new RowError({ column, value: sku, reason });
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
