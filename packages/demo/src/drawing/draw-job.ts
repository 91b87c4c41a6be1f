import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawnPictureFacts } from '@selvedge/pictures/picture-facts';
import sharp from 'sharp';
import { type PictureEntry, pictureEntry } from '../picture-entry.ts';
import { cachedSheets } from './cached-sheets.ts';
import { drawSheet } from './draw-sheet.ts';
import { dye } from './dye.ts';
import { type Picture, pictureAddress, pictureFile } from './picture.ts';
import type { Sheet } from './sheet.ts';

/** Of 100. JPEG is written in two fifths of the time of WebP, which is most of what a picture costs. */
const QUALITY = 82;
/** Pictures that may be on their way to the disk while the next ones are dyed. */
const MAX_WRITING = 3;

/** What one worker draws at a time: designs on one ground, so that it is woven once. */
export interface DrawJob {
  readonly mediaDir: string;
  /** The pictures of each design, those that are there already as well: what it is before it is dyed is drawn once. */
  readonly designs: readonly (readonly Picture[])[];
  /** Files of those that are to be drawn. */
  readonly missing: ReadonlySet<string>;
}

/** A picture that is on the disk, and what is to be known of it. */
export interface Drawn {
  readonly path: string;
  readonly entry: PictureEntry;
}

/** Draws a job's missing pictures into the media folder. `onDrawn` is called once a picture. */
export async function drawJob(
  { mediaDir, designs, missing }: DrawJob,
  onDrawn: (drawn: Drawn) => void,
): Promise<void> {
  sharp.concurrency(1);
  const writing = new Set<Promise<void>>();
  for (const pictures of designs) {
    const sheetOf = cachedSheets(pictures);
    for (const picture of pictures) {
      if (!missing.has(pictureFile(picture))) continue;
      const write = drawn(mediaDir, picture, await sheetOf(picture.structure, picture.widthPx))
        .then(onDrawn)
        .finally(() => writing.delete(write));
      writing.add(write);
      if (writing.size >= MAX_WRITING) await Promise.race(writing);
    }
  }
  await Promise.all(writing);
}

/** Dyes a sheet and writes it. */
async function drawn(mediaDir: string, picture: Picture, sheet: Sheet): Promise<Drawn> {
  const path = pictureAddress(picture);
  const pixels = dye(sheet, picture.dyes);
  const [facts] = await Promise.all([
    drawnPictureFacts(pixels, sheet, { withColours: isMain(picture) }),
    encode(pixels, sheet).then((bytes) => putFile(join(mediaDir, pictureFile(picture)), bytes)),
  ]);
  return { path, entry: pictureEntry(path, facts) };
}

/** The bytes of one picture as it is kept. The same picture gives the same bytes. */
export async function pictureBytes(picture: Picture): Promise<Buffer> {
  const sheet = await drawSheet(picture.structure, picture.widthPx);
  return encode(dye(sheet, picture.dyes), sheet);
}

/** Whether its product is found by its colours: other views only stand beside it. */
const isMain = ({ structure }: Picture): boolean => structure.view === 'front';

/**
 * Pixels, red, green and blue, of a sheet's size as a JPEG. Its codes are the usual ones and not worked out for each:
 * half of the time, for files that are a tenth larger and only read to make others.
 */
const encode = (
  pixels: Uint8ClampedArray,
  { widthPx: width, heightPx: height }: Pick<Sheet, 'widthPx' | 'heightPx'>,
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, optimiseCoding: false })
    .toBuffer();

/** Writes a file whole or not at all: under another name first. */
export async function putFile(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/** Whether a file is there and holds something: after a power cut a renamed file can be empty. */
export async function isDrawn(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return (found?.size ?? 0) > 0;
}
