import { stat } from 'node:fs/promises';
import { ImportRefused } from '../import-refused.ts';
import { findEncoding, firstText, openTextStream } from './encoding.ts';
import {
  boundColumns,
  type CellValue,
  type Problem,
  type Source,
  type SourceRow,
} from './source.ts';

/** Most characters of one line. */
const MAX_LINE_CHARACTERS = 32 << 20;
/** Records whose keys make the header. */
const HEADER_RECORDS = 1000;
/** Characters among which a JSON list's bracket is looked for. */
const SAMPLE_CHARACTERS = 1000;

/** Levels of lists and objects within each other in one line. A mapping reads the uppermost ones. */
const MAX_LEVELS = 20;

type JsonObject = Readonly<Record<string, CellValue>>;

/** One line of the file: its record, or why it is none. */
interface JsonLine {
  readonly line: number;
  readonly record: JsonObject;
  readonly problem?: Problem;
}

/**
 * Opens a JSON Lines file: one object a line; blank lines are passed over.
 *
 * @throws ImportRefused when there is no record; while the rows are read, when the last line is broken JSON, which is
 *   what a cut-off file looks like. A broken line before it is that line's problem.
 */
export async function openJsonLines(path: string): Promise<Source> {
  const { size } = await stat(path);
  const encoding = await findEncoding(path);
  if ((await firstText(path, encoding, SAMPLE_CHARACTERS)).trimStart().startsWith('[')) {
    throw new ImportRefused('The file is one JSON list. JSON Lines is wanted: one object a line.');
  }
  const stream = openTextStream(path, encoding);
  const lines = parseLines(splitLines(stream.pieces));
  const head: JsonLine[] = [];
  const columns = new Set<string>();
  while (head.length < HEADER_RECORDS) {
    const next = await lines.next();
    if (next.done) break;
    head.push(next.value);
    for (const key of Object.keys(next.value.record)) columns.add(key);
  }
  if (columns.size === 0) throw new ImportRefused('The file holds no JSON object.');
  boundColumns([...columns]);
  return {
    format: 'JSON Lines',
    findings: [encoding.label],
    columns: [...columns],
    commaLikely: false,
    totalBytes: size,
    bytesRead: stream.bytesRead,
    rows: readRows(head, lines),
  };
}

async function* readRows(
  head: JsonLine[],
  rest: AsyncIterable<JsonLine>,
): AsyncGenerator<SourceRow> {
  for (const line of head.splice(0)) yield sourceRow(line);
  for await (const line of rest) yield sourceRow(line);
}

function sourceRow({ line, record, problem }: JsonLine): SourceRow {
  return {
    line,
    problem,
    get: (column) => (Object.hasOwn(record, column) ? record[column] : undefined),
  };
}

/** A JSON string may hold U+2028, which node:readline would take for a line end; hence our own division. */
async function* splitLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const piece of pieces) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) {
      throw new ImportRefused(
        `Line ${line + parts.length + 1} is longer than ${MAX_LINE_CHARACTERS} characters. JSON Lines holds one object a line.`,
      );
    }
    for (const text of parts) yield { line: ++line, text };
  }
  yield { line: line + 1, text: rest };
}

async function* parseLines(
  lines: AsyncIterable<{ line: number; text: string }>,
): AsyncGenerator<JsonLine, void> {
  let broken: (JsonLine & { problem: Problem }) | undefined;
  for await (const { line, text } of lines) {
    if (text.trim() === '') continue;
    if (broken) yield broken;
    broken = undefined;
    const parsed = parseLine(text);
    if (typeof parsed === 'string') {
      broken = { line, record: {}, problem: { column: '', value: text, reason: parsed } };
    } else {
      yield { line, record: parsed };
    }
  }
  if (!broken) return;
  throw new ImportRefused(
    `The last line (${broken.line}) is broken: ${broken.problem.reason}. The file seems to be cut off. Nothing was imported.`,
  );
}

const hasMoreLevels = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => hasMoreLevels(one, levels - 1)));

/** The object of a line, or why there is none. */
function parseLine(text: string): JsonObject | string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return 'The line is not a JSON object';
    }
    if (hasMoreLevels(value, MAX_LEVELS)) {
      return `Lists and objects stand more than ${MAX_LEVELS} deep within each other`;
    }
    return value as JsonObject; // What JSON.parse gives is made of nothing but cell values.
  } catch (error) {
    return error instanceof Error ? `not JSON: ${error.message}` : 'not JSON';
  }
}
