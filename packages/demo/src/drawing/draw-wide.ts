import sharp from 'sharp';
import { sheetOf } from './draw-job.ts';
import { dye } from './dye.ts';
import type { Picture } from './picture.ts';
import type { Sheet } from './sheet.ts';

/** A sheet of full width takes some 20 MB; the views and the colours of one design are often wanted together. */
const MAX_SHEETS = 4;

/**
 * The bytes of a picture drawn in this width, as a PNG: nothing is lost and little time is spent on what is only made
 * into another format. Sheets that are at hand are used again, and of those that were, the last ones are left there.
 */
export async function drawWide(
  { structure, dyes }: Picture,
  drawnPx: number,
  sheets: Map<string, Sheet>,
): Promise<Buffer> {
  const sheet = await sheetOf(structure, drawnPx, sheets);
  for (const key of sheets.keys()) {
    if (sheets.size <= MAX_SHEETS) break;
    sheets.delete(key);
  }
  const { widthPx: width, heightPx: height } = sheet;
  return sharp(dye(sheet, dyes), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
