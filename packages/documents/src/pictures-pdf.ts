import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { PdfPage } from './pdf-page.ts';

/** The longer side of a sheet of A4, in points. */
const LONGER_SIDE = 842;
const QUALITY = 85;
/** An application's documents have a few pages; each takes half a second to draw. */
export const MOST_PAGES = 40;

/**
 * Makes a PDF anew of what its pages look like: pictures on sheets of their shape, and nothing else of the file.
 *
 * @param draw draws a page of it, counted from 1
 * @returns undefined where a page cannot be drawn, or there are more than {@link MOST_PAGES}
 */
export async function picturesPdf(
  draw: (page: number) => Promise<PdfPage | undefined>,
): Promise<Uint8Array | undefined> {
  const anew = await PDFDocument.create();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const drawn = await draw(page);
    if (!drawn || drawn.pages > MOST_PAGES) return undefined;
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
