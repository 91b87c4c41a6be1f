import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { ImportRefused } from '../import-refused.ts';
import { type CsvOptions, openCsv } from './csv.ts';
import { firstBytes } from './encoding.ts';
import { openJsonLines } from './json-lines.ts';
import type { Source } from './source.ts';
import { openXlsx, type XlsxOptions } from './xlsx.ts';

type SourceOptions = CsvOptions & XlsxOptions;

/** First bytes of files whose names often lie about them. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** What is no list of products, by its first bytes. */
const NO_LISTS: readonly (readonly [kind: string, start: Buffer])[] = [
  ['a PDF', Buffer.from('%PDF')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff])],
];

/**
 * Opens a product file. Its content tells an old or a new Excel file from text; its name tells JSON Lines from CSV.
 *
 * @throws ImportRefused when there is no such file, it is empty, a folder, or of a kind that is not taken
 */
export async function openSource(path: string, options: SourceOptions = {}): Promise<Source> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefused(
      error.code === 'ENOENT'
        ? `There is no file ${path}.`
        : `${path} cannot be read: ${error.message}.`,
      { cause: error },
    );
  });
  if (found.isDirectory())
    throw new ImportRefused(`${basename(path)} is a folder. Name the file in it.`);
  if (!found.isFile()) throw new ImportRefused(`${basename(path)} is not a file.`);
  if (found.size === 0) throw new ImportRefused(`${basename(path)} is empty.`);
  const start = await firstBytes(path, 4).catch((error: Error) => {
    throw new ImportRefused(`${basename(path)} cannot be read: ${error.message}.`, {
      cause: error,
    });
  });
  if (start.equals(ZIP) || start.equals(EMPTY_ZIP)) return openXlsx(path, options);
  if (start.equals(OLE)) {
    throw new ImportRefused(
      `${basename(path)} is an old Excel file (.xls) or protected by a password. Save it as .xlsx without one, or as CSV.`,
    );
  }
  const [noList] =
    NO_LISTS.find(([, first]) => start.subarray(0, first.length).equals(first)) ?? [];
  if (noList !== undefined)
    throw new ImportRefused(
      `${basename(path)} is ${noList} and no list. Take what your program exports as CSV or .xlsx.`,
    );
  switch (extname(path).toLowerCase()) {
    case '.xlsx':
      throw new ImportRefused(
        `${basename(path)} is not an Excel workbook, though its name says so.`,
      );
    case '.json':
    case '.jsonl':
    case '.ndjson':
      return openJsonLines(path);
    default:
      return openCsv(path, options);
  }
}
