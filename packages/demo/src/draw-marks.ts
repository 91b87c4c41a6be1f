import { join } from 'node:path';
import sharp from 'sharp';
import { isDrawn, putFile } from './drawing/draw-job.ts';
import { allMarks, type Mark, markFile } from './marks.ts';

/** Draws the symbols and monograms that are missing under `mediaDir`. Gives the number drawn. */
export async function drawMarks(mediaDir: string): Promise<number> {
  let drawn = 0;
  for (const mark of allMarks()) {
    const path = join(mediaDir, markFile(mark));
    if (await isDrawn(path)) continue;
    await putFile(path, await markBytes(mark));
    drawn++;
  }
  return drawn;
}

/** A mark on transparent ground. */
function markBytes({ drawing, sidePx }: Mark): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 64 64">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80, alphaQuality: 90 }).toBuffer();
}
