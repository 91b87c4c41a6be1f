import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Largest picture file, and most pixels of a picture: what a 100-megapixel camera gives. */
const MAX_PICTURE_BYTES = 60 << 20;
const MAX_PICTURE_PIXELS = 110_000_000;

/** Formats that are kept, with the name's ending that each gets. SVG is none: it can carry script. */
const ENDINGS: Readonly<Record<string, string>> = {
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

/**
 * Checks a picture by decoding it (its name proves nothing) and copies it to where its content says:
 * `<mediaDir>/<first 2 of its SHA-256>/<SHA-256>.<ending>`, whole or not at all.
 *
 * A picture that is there already is left alone. One whose import is rolled back stays as well; it harms nothing, and
 * the next run finds it there.
 *
 * @param mediaDir undefined: nothing is copied, as in a dry run
 * @returns its address: `/media/<2>/<SHA-256>.<ending>`
 * @throws NotAPicture when it is none, is cut off, or has more than 60 MB or 110 million pixels
 */
export async function storePicture(path: string, mediaDir: string | undefined): Promise<string> {
  if ((await stat(path)).size > MAX_PICTURE_BYTES) {
    throw new NotAPicture(`has more than ${MAX_PICTURE_BYTES >> 20} MB`);
  }
  const bytes = await readFile(path);
  const ending = await checkPicture(bytes);
  const sum = createHash('sha256').update(bytes).digest('hex');
  const folder = sum.slice(0, 2);
  const file = `${sum}.${ending}`;
  if (mediaDir !== undefined) await writeOnce(join(mediaDir, folder), file, bytes);
  return `/media/${folder}/${file}`;
}

async function checkPicture(bytes: Buffer): Promise<string> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
    const { format, compression } = await picture.metadata();
    const ending = format === undefined ? undefined : ENDINGS[format];
    if (ending === undefined || (format === 'heif' && compression !== 'av1')) {
      throw new NotAPicture(
        `is ${format ?? 'of an unknown format'}; JPEG, PNG, WebP, AVIF and GIF are taken`,
      );
    }
    // Decoding it, small, finds what a look at its head does not: that it is cut off.
    await picture.resize(32, 32, { fit: 'inside' }).raw().toBuffer();
    return ending;
  } catch (error) {
    if (error instanceof NotAPicture) throw error;
    throw new NotAPicture(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function writeOnce(folder: string, name: string, bytes: Buffer): Promise<void> {
  const target = join(folder, name);
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}
