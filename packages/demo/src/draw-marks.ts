import { join } from 'node:path';
import sharp from 'sharp';
import { isDrawn, putFile } from './drawing/draw-job.ts';
import { type Mark, markFile } from './mark.ts';
import { allMarks } from './marks.ts';

const WEBP = { quality: 80, alphaQuality: 90 };

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
function markBytes({ drawing, box, widthPx, heightPx, ending }: Mark): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${box}">${drawing}</svg>`;
  const picture = sharp(Buffer.from(svg));
  return (ending === 'png' ? picture.png() : picture.webp(WEBP)).toBuffer();
}
