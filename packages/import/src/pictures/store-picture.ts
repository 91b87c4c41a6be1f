import { readFile, stat } from 'node:fs/promises';
import type { DominantColour } from '@selvedge/contract/dominant-colours';
import { pictureAddress } from '@selvedge/contract/picture-address';
import { type OriginalEnding, type Originals, originalPath } from '@selvedge/pictures/originals';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import { MAX_ORIGINAL_BYTES, MAX_ORIGINAL_PIXELS } from '@selvedge/pictures/picture-limits';
import sharp from 'sharp';

/** Formats that are kept, with the name's ending that each gets. SVG is none: it can carry script. */
const ENDINGS: Readonly<Record<string, OriginalEnding>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  gif: 'gif',
};

/** A file is not a picture that the site can show; the message says why. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** A picture as it is stored. */
export interface StoredPicture {
  /** With its size and placeholder; a GIF, which may move, is shown as it is and has none. */
  readonly address: string;
  readonly colours: readonly DominantColour[];
}

/**
 * Checks a picture by decoding it (its name proves nothing), finds out its facts and keeps it under the SHA-256 of its
 * content.
 *
 * A picture that is there already is left alone. One whose import is rolled back stays as well; it harms nothing, and
 * the next run finds it there.
 *
 * @param originals undefined: nothing is kept, as in a dry run
 * @throws NotAPicture when it is none, is cut off, or has more than 60 MB or 110 million pixels
 */
export async function storePicture(
  path: string,
  originals: Originals | undefined,
): Promise<StoredPicture> {
  if ((await stat(path)).size > MAX_ORIGINAL_BYTES) {
    throw new NotAPicture(`has more than ${MAX_ORIGINAL_BYTES >> 20} MB`);
  }
  const bytes = await readFile(path);
  const { ending, facts } = await examine(bytes);
  const stored = await (originals?.write(bytes, ending) ?? originalPath(bytes, ending));
  return {
    address: ending === 'gif' ? stored : pictureAddress({ path: stored, ...facts }),
    colours: facts.colours,
  };
}

async function examine(bytes: Buffer) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' });
    const { format, compression } = await picture.metadata();
    const ending = format === undefined ? undefined : ENDINGS[format];
    if (ending === undefined || (format === 'heif' && compression !== 'av1')) {
      throw new NotAPicture(
        `is ${format ?? 'of an unknown format'}; JPEG, PNG, WebP, AVIF and GIF are taken`,
      );
    }
    // Finding its colours decodes it, which shows what a look at its head does not: that it is cut off.
    return { ending, facts: await pictureFacts(bytes) };
  } catch (error) {
    if (error instanceof NotAPicture) throw error;
    throw new NotAPicture(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
