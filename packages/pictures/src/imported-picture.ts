import sharp, { type Metadata } from 'sharp';
import type { OriginalEnding } from './originals.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';
import { MAX_ORIGINAL_PIXELS } from './picture-limits.ts';
import { withoutMetadata } from './without-metadata.ts';

/** Formats that a supplier's pictures may have, with the name's ending that each gets. SVG is none: it can carry script. */
const ENDINGS: Readonly<Record<string, OriginalEnding>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif', // sharp's word for AVIF, whose compression is then av1
  gif: 'gif',
};

/** The ending that a picture gets by what its content says that it is; undefined for a kind that is not kept. */
export const endingOf = ({
  format,
  compression,
}: Pick<Metadata, 'format' | 'compression'>): OriginalEnding | undefined =>
  format === 'heif' && compression !== 'av1' ? undefined : ENDINGS[format ?? ''];

/** What is kept of a supplier's picture: its own bytes, without what a camera wrote beside it. */
export interface ImportedPicture {
  readonly bytes: Uint8Array;
  readonly ending: OriginalEnding;
  readonly facts: PictureFacts;
}

/**
 * Reads a supplier's picture by decoding it: its name proves nothing, nor does its head, which is whole where the rest is
 * cut off.
 *
 * @throws Error that says why it is no picture that the site can show
 */
export async function importedPicture(brought: Uint8Array): Promise<ImportedPicture> {
  const picture = sharp(brought, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' });
  const metadata = await picture.metadata();
  const ending = endingOf(metadata);
  if (ending === undefined)
    throw new Error(
      `is ${metadata.format ?? 'of an unknown format'}; JPEG, PNG, WebP, AVIF and GIF are taken`,
    );
  const bytes = await withoutMetadata(Buffer.from(brought), ending);
  return { bytes, ending, facts: await pictureFacts(bytes) };
}
