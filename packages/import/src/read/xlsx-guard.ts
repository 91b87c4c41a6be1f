import { open } from 'node:fs/promises';
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
  const twoWays = new Error('its directory can be read in two ways');
  const names = new Set<string>();
  let total = 0;
  let texts = 0;
  let cells = 0;
  try {
    if (await hasTwoDirectories(path, fileBytes)) throw twoWays;
    for await (const entry of archive.eachEntry()) {
      // Of two parts of one name, which is the same in capital letters, readers take either.
      const name = entry.fileName.toLowerCase();
      if (names.has(name)) throw twoWays;
      names.add(name);
      if (names.size > MAX_ENTRIES) {
        throw new ImportRefused(`The workbook holds more than ${MAX_ENTRIES} parts.`);
      }
      if (entry.isEncrypted()) throw new ImportRefused('The workbook is protected by a password.');
      if (isSizedElsewhere(entry)) throw twoWays;
      const limit = /sharedStrings\.xml$/iu.test(entry.fileNameRaw.toString('latin1'))
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

/** At the end of an archive stand a word on a directory of 64 bits (ZIP64), if there is one, a word on the other, and a comment. */
const LONG_WORD_BYTES = 20;
const WORD_BYTES = 22;
const END_BYTES = LONG_WORD_BYTES + WORD_BYTES + 0xffff;
const WORD = Buffer.from('PK\x05\x06', 'latin1');
const LONG_WORD = Buffer.from('PK\x06\x07', 'latin1');
const LONG_RECORD_BYTES = 56;

/**
 * Whether an archive has two directories that differ. What checks it here takes the one of 64 bits wherever there is one;
 * what reads the workbook afterwards, only where the other says that its own numbers do not suffice.
 */
async function hasTwoDirectories(path: string, fileBytes: number): Promise<boolean> {
  const file = await open(path);
  const read = async (length: number, position: number): Promise<Buffer> =>
    (await file.read({ buffer: Buffer.alloc(length), position })).buffer;
  try {
    const length = Math.min(fileBytes, END_BYTES);
    const end = await read(length, fileBytes - length);
    const word = end.lastIndexOf(WORD, length - WORD_BYTES);
    const longWord = word - LONG_WORD_BYTES;
    if (longWord < 0 || end.indexOf(LONG_WORD, longWord) !== longWord) return false;
    const [parts, bytes, offset] = [
      end.readUInt16LE(word + 10),
      end.readUInt32LE(word + 12),
      end.readUInt32LE(word + 16),
    ];
    if (parts === 0xffff || bytes === 0xffffffff || offset === 0xffffffff) return false;
    const record = await read(LONG_RECORD_BYTES, Number(end.readBigUInt64LE(longWord + 8)));
    return (
      record.readBigUInt64LE(32) !== BigInt(parts) || record.readBigUInt64LE(48) !== BigInt(offset)
    );
  } finally {
    await file.close();
  }
}

const HAS_DESCRIPTOR = 0x0008;
const SLASH = 0x2f;

/** Whether the directory says that a part is empty whose own head may say another thing, which some readers then believe. */
const isSizedElsewhere = (entry: yauzl.Entry): boolean =>
  entry.compressedSize === 0 &&
  (entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0 &&
  entry.fileNameRaw.at(-1) !== SLASH;

/** Bytes of one tag with its attributes, or of a comment: what reads the workbook goes over an open one again with every piece of it. */
const MAX_TAG = 1 << 16;
/** What begins otherwise than a tag, with its end; a tag ends at a `>` outside of quotation marks. */
const ENDINGS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '?>'],
  ['</', '>'],
] as const;
const LONGEST_OPENING = 9;
/** What ends a tag, and what its end does not count in. */
const SIGN = /[>"']/gu;
/** A text or a cell, behind any prefix of a namespace. */
const COUNTED = /^<(?:[^\s>:]*:)?(si|c)[\s>/]/u;
const LONGEST_NAME = 256;
/** Pictures and programs of a workbook: they are no markup, though they may look like it for a while. */
const NO_MARKUP = /\.(?:png|jpe?g|gif|bmp|emf|wmf|tiff?|webp|wdp|ico|bin|odttf|ttf)$/iu;
/** What is read of a workbook, by the kind of its relationship; whatever its part is called. */
const IS_READ = /\/(?:officeDocument|worksheet|sharedStrings|styles)\s*["']/iu;
const NAMES_NO_MARKUP = new RegExp(
  `Target\\s*=\\s*["'][^"']*${NO_MARKUP.source.replace('$', '')}`,
  'iu',
);
/** Signs written as numbers, as no program writes the kind of a relationship or the name of a part. */
const HIDES_KIND = /Type\s*=\s*["'][^"']*&#/iu;
const MAX_RELATIONSHIPS_BYTES = 1 << 20;

/** Refuses relationships by which a part is read as markup whose name says that it is none, and which was not looked into. */
function checkRelationships(text: string): void {
  const isHidden = (tag: string) =>
    HIDES_KIND.test(tag) ||
    (IS_READ.test(tag) && (NAMES_NO_MARKUP.test(tag) || tag.includes('&#')));
  if (text.split('<').some(isHidden)) throw new Error('a part of it can be read in two ways');
}

/** Where a piece of markup ends that begins at a `<`, as what reads the workbook sees it; -1 where its end is not there. */
function endOf(text: string, start: number): number {
  const [opening, ending] = ENDINGS.find(([one]) => text.startsWith(one, start)) ?? [];
  if (opening !== undefined) {
    const end = text.indexOf(ending, start + opening.length);
    return end < 0 ? -1 : end + ending.length;
  }
  for (let at = start + 1; ; ) {
    SIGN.lastIndex = at;
    const sign = SIGN.exec(text);
    if (!sign) return -1;
    if (sign[0] === '>') return sign.index + 1;
    at = text.indexOf(sign[0], sign.index + 1) + 1;
    if (at === 0) return -1;
  }
}

/** Counts the texts and cells that begin in the pieces of a part, which may break one in two. Refuses a tag that does not end. */
function counting() {
  let open = '';
  const counts = { texts: 0, cells: 0 };
  return {
    counts,
    see(chunk: Buffer, isLast = false): void {
      const text = open + chunk.toString('latin1');
      open = '';
      for (let start = text.indexOf('<'); start >= 0; ) {
        const isCut = !isLast && text.length - start < LONGEST_OPENING;
        const end = isCut ? -1 : endOf(text, start);
        if (end < 0) {
          open = text.slice(start);
          break;
        }
        if (end - start > MAX_TAG) throw new Error('a tag of it does not end');
        const [, name] = COUNTED.exec(text.slice(start, start + LONGEST_NAME)) ?? [];
        if (name !== undefined) counts[name === 'si' ? 'texts' : 'cells']++;
        start = text.indexOf('<', end);
      }
      if (open.length > MAX_TAG) throw new Error('a tag of it does not end');
    },
  };
}

/** Reads a part once, and tells how many texts and cells it holds. yauzl itself ends the stream with an error when the part is longer or shorter than its declared size. */
async function checkEntry(archive: yauzl.ZipFile, entry: yauzl.Entry) {
  const stream = await archive.openReadStreamPromise(entry);
  const { counts, see } = counting();
  const isMarkup = !NO_MARKUP.test(entry.fileName);
  const isRelationships = /\.rels$/iu.test(entry.fileName);
  if (isRelationships && entry.uncompressedSize > MAX_RELATIONSHIPS_BYTES)
    throw tooLarge(
      `holds ${entry.fileName} of ${megabytes(entry.uncompressedSize)}`,
      MAX_RELATIONSHIPS_BYTES,
    );
  const relationships: Buffer[] = [];
  let sum = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    if (isMarkup) see(chunk);
    if (isRelationships) relationships.push(chunk);
  }
  see(Buffer.alloc(0), true);
  checkRelationships(Buffer.concat(relationships).toString());
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
