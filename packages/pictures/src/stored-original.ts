import sharp from 'sharp';
import { endingOf } from './imported-picture.ts';
import type { OriginalEnding } from './originals.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';
import { withoutMetadata } from './without-metadata.ts';

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
  const ending = endingOf(await sharp(brought).metadata());
  if (!ending) return undefined;
  const bytes = await withoutMetadata(Buffer.from(brought), ending);
  const { widthPx, heightPx, placeholder } = await pictureFacts(bytes);
  return { bytes, ending, widthPx, heightPx, placeholder };
}
