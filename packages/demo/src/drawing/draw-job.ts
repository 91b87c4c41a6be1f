import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawnPictureFacts } from '@selvedge/pictures/picture-facts';
import sharp from 'sharp';
import { type PictureEntry, pictureEntry } from '../picture-entry.ts';
import { drape } from './drape.ts';
import { drawSheet } from './draw-sheet.ts';
import { dye } from './dye.ts';
import {
  keptWidthPx,
  type Picture,
  pictureAddress,
  pictureFile,
  pictureHeightPx,
  type Showing,
  type Structure,
  structureKey,
} from './picture.ts';
import type { Sheet } from './sheet.ts';

/** Of 100. JPEG is written in two fifths of the time of WebP, which is most of what a picture costs. */
const QUALITY = 80;
/** Pictures that may be on their way to the disk while the next ones are dyed. */
const MAX_WRITING = 3;

/** What one worker draws at a time: the pictures of one design, so that its structures are computed once. */
export interface DrawJob {
  readonly mediaDir: string;
  readonly pictures: readonly Picture[];
  /** How large content shows some of them, by their paths. */
  readonly showings: ReadonlyMap<string, Showing>;
}

/** A picture that is on the disk, and what is to be known of it. */
export interface Drawn {
  readonly path: string;
  readonly entry: PictureEntry;
}

/** Draws a job's pictures into the media folder. `onDrawn` is called once a picture. */
export async function drawJob(
  { mediaDir, pictures, showings }: DrawJob,
  onDrawn: (drawn: Drawn) => void,
): Promise<void> {
  sharp.concurrency(1);
  const sheets = new Map<string, Sheet>();
  const writing = new Set<Promise<void>>();
  for (const picture of byStructure(pictures)) {
    const path = pictureAddress(picture);
    const keptPx = keptWidthPx(picture, showings.get(path));
    const sheet = await sheetOf(picture.structure, keptPx, sheets);
    const { widthPx, heightPx } = sheet;
    const pixels = dye(sheet, picture.dyes);
    const write = Promise.all([
      drawnPictureFacts(pixels, { widthPx, heightPx }),
      encode(pixels, sheet).then((bytes) => putFile(join(mediaDir, pictureFile(picture)), bytes)),
    ])
      .then(([facts]) => onDrawn({ path, entry: pictureEntry(path, wholeOf(picture, facts)) }))
      .finally(() => writing.delete(write));
    writing.add(write);
    if (writing.size >= MAX_WRITING) await Promise.race(writing);
  }
  await Promise.all(writing);
}

/** The bytes of one picture as it is kept. The same picture gives the same bytes. */
export async function pictureBytes(picture: Picture): Promise<Buffer> {
  const sheet = await drawSheet(picture.structure, keptWidthPx(picture));
  return encode(dye(sheet, picture.dyes), sheet);
}

/** The facts of the whole picture, told from those of the one that is kept. */
export const wholeOf = <T extends object>({ widthPx }: Pick<Picture, 'widthPx'>, facts: T) => ({
  ...facts,
  widthPx,
  heightPx: pictureHeightPx(widthPx),
});

const byStructure = (pictures: readonly Picture[]): Picture[] =>
  [...Map.groupBy(pictures, ({ structure }) => structureKey(structure)).values()].flat();

/**
 * The sheet of a structure in a width, found among those at hand or drawn and put there. A draped cloth is the flat
 * one, hung: it is drawn from that where that is at hand.
 */
export async function sheetOf(
  structure: Structure,
  widthPx: number,
  sheets: Map<string, Sheet>,
): Promise<Sheet> {
  const keyOf = (of: Structure): string => `${widthPx}|${structureKey(of)}`;
  const key = keyOf(structure);
  const known = sheets.get(key);
  if (known) return known;
  const flat = sheets.get(keyOf({ ...structure, view: 'front' }));
  const sheet =
    structure.view === 'draped' && flat ? drape(flat) : await drawSheet(structure, widthPx);
  sheets.set(key, sheet);
  return sheet;
}

/** Pixels, red, green and blue, of a sheet's size as a JPEG. */
export const encode = (
  pixels: Uint8ClampedArray,
  { widthPx: width, heightPx: height }: Pick<Sheet, 'widthPx' | 'heightPx'>,
  quality = QUALITY,
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
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
