import sharp from 'sharp';
import type { OriginalEnding } from './originals.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';
import { withoutMetadata } from './without-metadata.ts';

const ENDINGS: Readonly<Record<string, OriginalEnding>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif', // sharp's word for AVIF, whose compression is then av1
};

/** How the four begin; what begins otherwise is not even looked into. */
const BEGINNINGS = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF....WEBP|....ftyp)/su;

/** What is stored of a picture that somebody brings: its own bytes, without what a camera wrote beside it. */
export interface StoredOriginal extends Omit<PictureFacts, 'colours'> {
  readonly bytes: Uint8Array;
  readonly ending: OriginalEnding;
}

/**
 * Reads a picture as it is to be stored; its kind is told by its content.
 *
 * @returns undefined where it is none of JPEG, PNG, WebP and AVIF
 * @throws Error when it is cut off or has more than 110 million pixels
 */
export async function storedOriginal(brought: Uint8Array): Promise<StoredOriginal | undefined> {
  const head = Buffer.from(brought.subarray(0, 12)).toString('latin1');
  if (!BEGINNINGS.test(head)) return undefined;
  const { format, compression } = await sharp(brought).metadata();
  const ending = ENDINGS[format ?? ''];
  if (!ending || (format === 'heif' && compression !== 'av1')) return undefined;
  const bytes = await withoutMetadata(Buffer.from(brought), ending);
  const { widthPx, heightPx, placeholder } = await pictureFacts(bytes);
  return { bytes, ending, widthPx, heightPx, placeholder };
}
