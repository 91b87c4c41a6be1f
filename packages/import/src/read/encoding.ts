import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { ImportRefused } from '../import-refused.ts';

/** How a text file's bytes stand for characters. */
interface Encoding {
  /** The name that iconv-lite knows it by. */
  readonly name: string;
  /** The name that the summary says. */
  readonly label: string;
  /** Length of the byte-order mark at the file's beginning, 0 where there is none. */
  readonly markBytes: number;
  /** Whether every sequence of bytes is some text in it, so that nothing shows a wrong guess. */
  readonly unicode: boolean;
}

const MARKS = [
  { name: 'utf8', label: 'UTF-8 with byte-order mark', mark: [0xef, 0xbb, 0xbf] },
  { name: 'utf16le', label: 'UTF-16 LE', mark: [0xff, 0xfe] },
  { name: 'utf16be', label: 'UTF-16 BE', mark: [0xfe, 0xff] },
] as const;

/**
 * Finds out a text file's encoding: by its byte-order mark; else it is UTF-8 when the whole file is valid UTF-8, and
 * Windows-1252 otherwise. The whole file is read, since a sample would miss the one accent near its end.
 *
 * @param stated an encoding that a mapping states, by a name that iconv-lite knows
 * @throws ImportRefused when the stated encoding is unknown, or the bytes are not valid in the marked one
 */
export async function findEncoding(path: string, stated?: string): Promise<Encoding> {
  const marked = await byMark(path);
  if (marked?.name === 'utf8' && !(await isValid(path, 'utf-8'))) {
    throw new ImportRefused(
      'The file begins with the byte-order mark of UTF-8, but some of its bytes are not UTF-8. Save it again as "CSV UTF-8".',
    );
  }
  if (marked) return marked;
  if (stated !== undefined) {
    if (!iconv.encodingExists(stated)) {
      throw new ImportRefused(`The mapping states an unknown encoding: "${stated}".`);
    }
    return { name: stated, label: stated, markBytes: 0, unicode: /^utf/iu.test(stated) };
  }
  return (await isValid(path, 'utf-8'))
    ? { name: 'utf8', label: 'UTF-8', markBytes: 0, unicode: true }
    : { name: 'windows-1252', label: 'Windows-1252', markBytes: 0, unicode: false };
}

async function byMark(path: string): Promise<Encoding | undefined> {
  const start = await firstBytes(path, 3);
  const found = MARKS.find(({ mark }) => mark.every((byte, i) => start[i] === byte));
  return (
    found && { name: found.name, label: found.label, markBytes: found.mark.length, unicode: true }
  );
}

/** The first bytes of a file: as many as asked for, or all it has. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(count);
    const { bytesRead } = await file.read(buffer, 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isValid(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const stream = createReadStream(path, { highWaterMark: 1 << 20 });
  try {
    for await (const chunk of stream) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    stream.destroy();
  }
}

/** A text file as a stream of decoded pieces. */
interface TextStream {
  /** The text in pieces, without its byte-order mark. */
  readonly pieces: AsyncIterable<string>;
  bytesRead(): number;
}

/** Size of the pieces a file is read in. */
const PIECE_BYTES = 1 << 18;

/** Opens a text file for reading from its beginning. Memory stays the same however large the file is. */
export function openTextStream(path: string, encoding: Encoding): TextStream {
  let bytes = 0;
  async function* pieces(): AsyncGenerator<string> {
    const stream = createReadStream(path, {
      highWaterMark: PIECE_BYTES,
      start: encoding.markBytes,
    });
    const decoder = iconv.getDecoder(encoding.name, { stripBOM: false });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      const text = decoder.write(chunk);
      if (text !== '') yield text;
    }
    const rest = decoder.end();
    if (rest) yield rest;
  }
  return { pieces: pieces(), bytesRead: () => bytes };
}

/** The first characters of a text file, or all it has. */
export async function firstText(
  path: string,
  encoding: Encoding,
  characters: number,
): Promise<string> {
  let text = '';
  for await (const piece of openTextStream(path, encoding).pieces) {
    text += piece;
    if (text.length >= characters) break;
  }
  return text.slice(0, characters);
}
