import { finished } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { ImportRefused } from '../import-refused.ts';

/** Bounds of a workbook. A sheet of 500,000 products with thirty columns stays below them. */
const MAX_FILE_BYTES = 200 << 20;
const MAX_ENTRIES = 5000;
const MAX_ENTRY_BYTES = 700 << 20;
const MAX_SHARED_STRINGS_BYTES = 300 << 20;
const MAX_TOTAL_BYTES = 1024 << 20;
/** Texts of cells: each is an object in memory, however short it is. */
const MAX_TEXTS = 5_000_000;
/** Cells: a sheet of 500,000 products has some fifteen million. */
const MAX_CELLS = 20_000_000;
/** How a text and a cell begin, behind any prefix of a namespace. */
const BEGINNINGS = {
  texts: /<(?:[\w.-]{1,40}:)?si[\s>/]/gu,
  cells: /<(?:[\w.-]{1,40}:)?c[\s>/]/gu,
};
/** The longest of these, one character less, which a piece of a file may break. */
const LONGEST_BEGINNING = 44;

/**
 * Checks a workbook's archive before anything is unpacked into memory: that it is whole (every part is read once and
 * compared with its checksum) and that it stays within bounds, whatever its directory claims.
 *
 * @throws ImportRefused when the archive is broken, cut off, encrypted or too large unpacked
 */
export async function checkArchive(path: string, fileBytes: number): Promise<void> {
  if (fileBytes > MAX_FILE_BYTES) throw tooLarge(`has ${megabytes(fileBytes)}`, MAX_FILE_BYTES);
  const archive = await yauzl.openPromise(path).catch((error: unknown) => {
    throw broken(error);
  });
  let total = 0;
  let entries = 0;
  let texts = 0;
  let cells = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      if (++entries > MAX_ENTRIES) {
        throw new ImportRefused(`The workbook holds more than ${MAX_ENTRIES} parts.`);
      }
      if (entry.isEncrypted()) throw new ImportRefused('The workbook is protected by a password.');
      const limit = /sharedStrings\.xml$/iu.test(entry.fileName)
        ? MAX_SHARED_STRINGS_BYTES
        : MAX_ENTRY_BYTES;
      if (entry.uncompressedSize > limit) {
        throw tooLarge(`holds ${entry.fileName} of ${megabytes(entry.uncompressedSize)}`, limit);
      }
      total += entry.uncompressedSize;
      if (total > MAX_TOTAL_BYTES) {
        throw tooLarge(`has more than ${megabytes(MAX_TOTAL_BYTES)} unpacked`, MAX_TOTAL_BYTES);
      }
      const found = await checkEntry(archive, entry);
      texts += found.texts;
      cells += found.cells;
      if (texts > MAX_TEXTS) throw tooMany(`${MAX_TEXTS} texts`);
      if (cells > MAX_CELLS) throw tooMany(`${MAX_CELLS} cells`);
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : broken(error);
  } finally {
    archive.close();
  }
}

/** How many texts and cells begin in pieces of a file, which may break one in two. */
function counting() {
  let tail = '';
  const counts = { texts: 0, cells: 0 };
  return {
    counts,
    see(chunk: Buffer): void {
      const text = tail + chunk.toString('latin1');
      counts.texts += text.match(BEGINNINGS.texts)?.length ?? 0;
      counts.cells += text.match(BEGINNINGS.cells)?.length ?? 0;
      const last = text.slice(Math.max(text.lastIndexOf('<'), text.length - LONGEST_BEGINNING));
      tail = /[\s>/]/u.test(last) ? '' : last; // what has ended is counted
    },
  };
}

/** Reads a part once, and tells how many texts and cells it holds. yauzl itself ends the stream with an error when the part is longer or shorter than its declared size. */
async function checkEntry(archive: yauzl.ZipFile, entry: yauzl.Entry) {
  const stream = await archive.openReadStreamPromise(entry);
  const { counts, see } = counting();
  let sum = 0;
  stream.on('data', (chunk: Buffer) => {
    sum = crc32(chunk, sum);
    see(chunk);
  });
  await finished(stream);
  if (sum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`);
  return counts;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / (1 << 20))} MB`;

const tooLarge = (what: string, limit: number): ImportRefused =>
  new ImportRefused(
    `The workbook ${what}; at most ${megabytes(limit)} are taken. Save the sheet as CSV, which has no such limit.`,
  );

const tooMany = (what: string): ImportRefused =>
  new ImportRefused(
    `The workbook holds more than ${what}. Save the sheet as CSV, which has no such limit.`,
  );

const broken = (error: unknown): ImportRefused =>
  new ImportRefused(
    `The workbook is broken or cut off (${error instanceof Error ? error.message : String(error)}). Nothing was imported.`,
    { cause: error },
  );
