import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';

/** Entries by which the bytes of a stream would be others than those that stand there, or other readers' words for it. */
const ELSEWHERE = ['F', 'FFilter', 'FDecodeParms', 'DP'];
/** From here on the predictors are those of PNG, with one byte before each row that says which. */
const PNG_PREDICTORS = 10;
const INDEX_COLUMNS = 3;
const MAX_STREAM_NUMBER = 2 ** 31;

const entry = (dict: PDFDict, name: string) => dict.get(PDFName.of(name));

/**
 * What a stream that holds objects or an index is unpacked to; undefined where it is packed in another way than by Flate
 * or not at all (writers know no other for these), where an entry is elsewhere, or where it comes to more than that.
 */
export function unpackedStream(
  { dict, contents }: PDFRawStream,
  maxOutputLength: number,
): Buffer | undefined {
  if (ELSEWHERE.some((name) => dict.has(PDFName.of(name)))) return undefined;
  const filter = entry(dict, 'Filter');
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined) return Buffer.from(contents);
  if (only !== PDFName.of('FlateDecode') || maxOutputLength <= 0) return undefined;
  try {
    return inflateSync(contents, { maxOutputLength });
  } catch {
    return undefined;
  }
}

/** Each byte of a row by those to its left and above it (PNG, section 9.2); the columns of an index are bytes. */
function unfiltered(kind: number, row: Buffer, above: Buffer): Buffer | undefined {
  const paeth = (left: number, up: number, corner: number): number => {
    const near = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
    const [toLeft = 0, toUp = 0, toCorner = 0] = near;
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
  };
  const out = Buffer.from(row);
  for (const [at, byte] of row.entries()) {
    const [left, up, corner] = [out[at - 1] ?? 0, above[at] ?? 0, above[at - 1] ?? 0];
    const by = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind];
    if (by === undefined) return undefined;
    out[at] = byte + by;
  }
  return out;
}

function withoutPredictor(bytes: Buffer, dict: PDFDict): Buffer | undefined {
  const parameters = entry(dict, 'DecodeParms');
  const only =
    parameters instanceof PDFArray && parameters.size() === 1 ? parameters.get(0) : parameters;
  if (only === undefined) return bytes;
  if (!(only instanceof PDFDict)) return undefined;
  const number = (name: string, otherwise: number) => {
    const value = only.has(PDFName.of(name)) ? entry(only, name) : PDFNumber.of(otherwise);
    return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  };
  const [predictor, columns] = [number('Predictor', 1), number('Columns', 1)];
  if (number('Colors', 1) !== 1 || number('BitsPerComponent', 8) !== 8) return undefined;
  if (predictor === 1) return bytes;
  if (!(predictor >= PNG_PREDICTORS && columns >= 1)) return undefined;
  const rows: Buffer[] = [];
  for (let at = 0; at + columns < bytes.length; at += columns + 1) {
    const above = rows.at(-1) ?? Buffer.alloc(columns);
    const row = unfiltered(bytes[at] ?? 0, bytes.subarray(at + 1, at + 1 + columns), above);
    if (!row) return undefined;
    rows.push(row);
  }
  return Buffer.concat(rows);
}

/** What an index stream says (ISO 32000-2, table 18). */
export interface IndexEntries {
  /** Numbers of the streams in which objects lie: entries of type 2. */
  readonly streams: readonly number[];
  /** Where objects begin in the file: entries of type 1, and what may be taken for one. */
  readonly places: readonly number[];
}

/** The entries of an index stream; undefined where it cannot be read for certain. */
export function indexEntries(
  stream: PDFRawStream,
  maxOutputLength: number,
): IndexEntries | undefined {
  const widths = entry(stream.dict, 'W');
  const packed = unpackedStream(stream, maxOutputLength);
  const bytes = packed && withoutPredictor(packed, stream.dict);
  if (!bytes || !(widths instanceof PDFArray) || widths.size() !== INDEX_COLUMNS) return undefined;
  const [kindBytes, numberBytes, rest] = widths
    .asArray()
    .map((width) => (width instanceof PDFNumber ? width.asNumber() : Number.NaN)) as [
    number,
    number,
    number,
  ];
  const rowBytes = kindBytes + numberBytes + rest;
  if (![kindBytes, numberBytes, rest].every((width) => width >= 0 && width <= 8)) return undefined;
  if (rowBytes < 1) return undefined;
  const numberAt = (from: number, length: number) =>
    bytes.subarray(from, from + length).reduce((number, byte) => number * 256 + byte, 0);
  const streams = new Set<number>();
  const places: number[] = [];
  for (let at = 0; at + rowBytes <= bytes.length; at += rowBytes) {
    const kind = kindBytes > 0 ? numberAt(at, kindBytes) : 1; // table 17: one where it has no width
    const number = numberAt(at + kindBytes, numberBytes);
    if (kind === 2) streams.add(number);
    else if (kind !== 0) places.push(number);
  }
  const isRead = [...streams].every((number) => number < MAX_STREAM_NUMBER);
  return isRead ? { streams: [...streams], places } : undefined;
}
