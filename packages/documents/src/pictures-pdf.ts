import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { PdfPage } from './pdf-page.ts';

/** The longer side of a sheet of A4, in points. */
const LONGER_SIDE = 842;
const QUALITY = 85;
/** An application's documents have a few pages; each takes half a second to draw. */
export const MOST_PAGES = 40;
/** What all its pages take to draw; forty honest ones take a third. */
export const LONGEST_DRAWING_MS = 60_000;

/** A PDF takes so long to draw that it is not made anew. */
export class TakesTooLong extends Error {
  override readonly name = 'TakesTooLong';
}

/**
 * Makes a PDF anew of what its pages look like: pictures on sheets of their shape, and nothing else of the file.
 *
 * @param draw draws a page of it, counted from 1
 * @param signal ends it between two pages
 * @returns undefined where a page cannot be drawn, there are more than {@link MOST_PAGES}, or it was ended
 * @throws {TakesTooLong} where its pages take more than {@link LONGEST_DRAWING_MS} to draw
 */
export async function picturesPdf(
  draw: (page: number) => Promise<PdfPage | undefined>,
  signal?: AbortSignal,
): Promise<Uint8Array | undefined> {
  const anew = await PDFDocument.create();
  let drawingMs = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (signal?.aborted) return undefined;
    const drawn = await draw(page);
    if (!drawn || drawn.pages > MOST_PAGES) return undefined;
    drawingMs += drawn.drawnInMs;
    if (drawingMs > LONGEST_DRAWING_MS) throw new TakesTooLong(`Page ${page} comes too late`);
    pages = drawn.pages;
    const picture = await anew.embedJpg(
      await sharp(drawn.picture).jpeg({ quality: QUALITY }).toBuffer(),
    );
    const scale = LONGER_SIDE / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    anew.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return anew.save();
}
