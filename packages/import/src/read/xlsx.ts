import { readFile, stat } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { ImportRefused } from '../import-refused.ts';
import {
  type CellValue,
  type Problem,
  readHeader,
  type Source,
  type SourceRow,
  TableRow,
} from './source.ts';
import { checkArchive } from './xlsx-guard.ts';

/** What a mapping may state of a workbook. */
export interface XlsxOptions {
  /** Name of the sheet; the first one by default. */
  readonly sheet?: string | undefined;
}

/** Most rows a sheet can have in Excel. */
const MAX_ROWS = 1_048_576;
/** Characters of all cells: one text may stand in a million of them, and is written out in each. */
const MAX_CHARACTERS = 300 << 20;
/** Places up to the last cell of each row: a row with one cell in its last column has as many as one that is full. */
const MAX_PLACES = 50_000_000;
/** What a formula that failed leaves in its cell. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/u;

/**
 * Opens a workbook's sheet. Its first row that is not blank is the header.
 *
 * @throws ImportRefused when the workbook is broken, too large or without the sheet
 */
export async function openXlsx(path: string, options: XlsxOptions = {}): Promise<Source> {
  const { size } = await stat(path);
  await checkArchive(path, size);
  const sheetRows = refusing(
    streamXlsxRows(await readFile(path), {
      maxRows: MAX_ROWS,
      ...(options.sheet === undefined ? {} : { sheet: options.sheet }),
    }),
  );
  const progress = { done: false };
  for await (const first of keepOpen(sheetRows)) {
    if (isBlank(first.values)) continue;
    const header = readHeader(first.values.map(cellValue));
    return {
      format: 'XLSX',
      findings: [options.sheet === undefined ? 'first sheet' : `sheet "${options.sheet}"`],
      columns: header.columns,
      commaLikely: false,
      totalBytes: size,
      bytesRead: () => (progress.done ? size : 0),
      rows: readRows(sheetRows, header, progress),
    };
  }
  throw new ImportRefused(
    options.sheet === undefined
      ? 'The first sheet is empty.'
      : `The workbook has no sheet "${options.sheet}", or it is empty.`,
  );
}

interface StreamedRow {
  readonly index: number;
  readonly values: readonly unknown[];
}

async function* refusing(rows: AsyncIterable<StreamedRow>): AsyncGenerator<StreamedRow, void> {
  let places = 0;
  try {
    for await (const row of rows) {
      places += row.values.length;
      if (places > MAX_PLACES)
        throw new ImportRefused(
          `The rows down to row ${row.index + 1} reach over more than ${MAX_PLACES / 1_000_000} million cells, most of them empty. Does something stand far to the right of the table? Nothing was imported.`,
        );
      yield row;
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      `The workbook cannot be read: ${error instanceof Error ? error.message : String(error)}. Nothing was imported.`,
      { cause: error },
    );
  }
}

/** The rows without closing their generator when the loop over them is left. */
function keepOpen(rows: AsyncGenerator<StreamedRow, void>): AsyncIterable<StreamedRow> {
  return { [Symbol.asyncIterator]: () => ({ next: () => rows.next() }) };
}

async function* readRows(
  rows: AsyncIterable<StreamedRow>,
  header: { readonly positions: ReadonlyMap<string, number> },
  progress: { done: boolean },
): AsyncGenerator<SourceRow> {
  let characters = 0;
  for await (const { index, values } of rows) {
    if (isBlank(values)) continue;
    const cells = values.map(cellValue);
    for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 0;
    if (characters > MAX_CHARACTERS) {
      throw new ImportRefused(
        `The cells down to row ${index + 1} hold more than ${MAX_CHARACTERS >> 20} million characters. Is a long text repeated in every row? Nothing was imported.`,
      );
    }
    yield new TableRow(index + 1, header.positions, cells, rowProblem(cells, header.positions));
  }
  progress.done = true;
}

const isBlank = (cells: readonly unknown[]): boolean =>
  cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === '');

/** A date is written as its ISO day, since no product field has a time. */
function cellValue(cell: unknown): CellValue {
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  }
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean')
    return cell;
  return null;
}

function rowProblem(
  cells: readonly CellValue[],
  positions: ReadonlyMap<string, number>,
): Problem | undefined {
  for (const [column, position] of positions) {
    const value = cells[position];
    if (typeof value === 'string' && value.startsWith('#') && FORMULA_ERROR.test(value)) {
      return { column, value, reason: 'The cell holds a formula that failed' };
    }
  }
  return undefined;
}
