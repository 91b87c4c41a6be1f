import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { ImportRefused } from '../import-refused.ts';
import { DELIMITERS, type Delimiter, findDelimiter } from './delimiter.ts';
import { findEncoding, firstText, openTextStream } from './encoding.ts';
import {
  type Header,
  type Problem,
  readHeader,
  type Source,
  type SourceRow,
  TableRow,
} from './source.ts';

/** What a mapping may state of a text file; what it leaves out is found out. */
export interface CsvOptions {
  readonly delimiter?: Delimiter | undefined;
  readonly encoding?: string | undefined;
}

/** Most bytes of one record; beyond it a quote was opened and never closed. */
const MAX_RECORD_BYTES = 64 << 20;
/** Characters from which the delimiter is found out. */
const SAMPLE_CHARACTERS = 1 << 18;

interface Parsed {
  readonly record: string[];
  readonly info: Info;
}

/**
 * Opens a CSV file. Encoding, byte-order mark and delimiter are found out where they are not stated.
 *
 * @throws ImportRefused when the file has no header; while its rows are read, when a quote is never closed or the last
 *   record is cut off
 */
export async function openCsv(path: string, options: CsvOptions = {}): Promise<Source> {
  const { size } = await stat(path);
  const encoding = await findEncoding(path, options.encoding);
  const sample = await firstText(path, encoding, SAMPLE_CHARACTERS);
  const delimiter = options.delimiter ?? findDelimiter(sample);
  const stream = openTextStream(path, encoding);
  const ending = { text: '' };
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: MAX_RECORD_BYTES,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // An error of the source destroys the parser with it, so whoever reads the parser's records hears of both.
  pipeline(Readable.from(remember(stream.pieces, ending)), parser, () => undefined);
  const records = refusing(parser);
  let first = await records.next();
  while (!first.done && isBlank(first.value)) first = await records.next();
  if (first.done) throw new ImportRefused('The file is empty.');
  const header = readHeader(first.value.record);
  return {
    format: 'CSV',
    findings: [encoding.label, DELIMITERS[delimiter]],
    columns: header.columns,
    commaLikely: delimiter === ';',
    totalBytes: size,
    bytesRead: stream.bytesRead,
    rows: readRows(records, header, first.value, { lossy: !encoding.unicode, ending }),
  };
}

/** A row of delimiters alone is what a spreadsheet leaves of one that was emptied. */
const isBlank = ({ record }: Parsed): boolean => record.every((cell) => cell.trim() === '');

async function* remember(
  pieces: AsyncIterable<string>,
  ending: { text: string },
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    ending.text = piece.slice(-1);
    yield piece;
  }
}

/** Turns the parser's errors into words for people. */
async function* refusing(records: AsyncIterable<Parsed>): AsyncGenerator<Parsed, void> {
  try {
    yield* records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
        ? 'a quote is opened and never closed. The file seems to be cut off, or a quote is missing'
        : error.message;
    throw new ImportRefused(`The file is not sound CSV${line}: ${reason}. Nothing was imported.`, {
      cause: error,
    });
  }
}

async function* readRows(
  records: AsyncGenerator<Parsed, void>,
  header: Header,
  first: Parsed,
  file: { readonly lossy: boolean; readonly ending: { readonly text: string } },
): AsyncGenerator<SourceRow> {
  const width = first.record.length;
  let { info } = first;
  let allFull = true;
  let last: Parsed | undefined;
  for await (const parsed of records) {
    if (isBlank(parsed)) {
      info = parsed.info;
      continue;
    }
    if (last && last.record.length < width) allFull = false;
    last = parsed;
    const problem = rowProblem(parsed.record, width, header, file.lossy);
    const passedOver = parsed.info.empty_lines - info.empty_lines;
    yield new TableRow(info.lines + 1 + passedOver, header.positions, parsed.record, problem);
    info = parsed.info;
  }
  const cutOff = last && last.record.length < width && allFull && !/[\r\n]/u.test(file.ending.text);
  if (cutOff) {
    throw new ImportRefused(
      `The file seems to be cut off: its last line has ${last?.record.length} of ${width} cells and no line end. Nothing was imported.`,
    );
  }
}

function rowProblem(
  cells: readonly string[],
  width: number,
  header: Header,
  lossy: boolean,
): Problem | undefined {
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    return {
      column: '',
      value: cells.slice(width).join(' … '),
      reason: `The row has ${cells.length} cells and the header ${width}: perhaps a text that holds the delimiter is not quoted`,
    };
  }
  if (!lossy) return undefined;
  for (const [column, position] of header.positions) {
    const value = cells[position];
    if (value?.includes('\uFFFD')) {
      return { column, value, reason: 'A byte stands for no character in the file’s encoding' };
    }
  }
  return undefined;
}
