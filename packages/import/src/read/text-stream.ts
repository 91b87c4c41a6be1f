import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import type { Encoding } from './encoding.ts';

/** A text file as a stream of decoded pieces. */
export interface TextStream {
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
