import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { articlePictures } from '../article-pictures.ts';
import { articles } from '../catalogue.ts';
import { drawOnDemand } from './draw-on-demand.ts';
import { drawSheet } from './draw-sheet.ts';
import { dye } from './dye.ts';
import { type Picture, pictureKey } from './picture.ts';

const pictureWidthPx = 48;
const drawer = drawOnDemand({ pictureWidthPx });
afterAll(() => drawer.close());

function somePicture(): Picture {
  const [picture] = articles().flatMap((article) => articlePictures(article, pictureWidthPx));
  if (!picture) throw new Error('The demo has no picture');
  return picture;
}

// A thread has to start, and machines are busy.
describe('a picture drawn when it is asked for', { timeout: 30_000 }, () => {
  test('is the one that would have been drawn before, in the width asked for', async () => {
    const picture = somePicture();
    const drawn = await drawer.draw(pictureKey(picture), 40);
    const { data, info } = await sharp(drawn ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 50]);
    const expected = dye(await drawSheet(picture.structure, 40), picture.dyes);
    expect(Buffer.compare(data, Buffer.from(expected.buffer))).toBe(0);
  });

  test('is drawn once for all who ask at once', async () => {
    const key = pictureKey(somePicture());
    const [one, other] = await Promise.all([drawer.draw(key, 32), drawer.draw(key, 32)]);
    expect(other).toBe(one);
  });

  test('is none where the demo has none of this name, or none as wide', async () => {
    expect(await drawer.draw('0'.repeat(40), 32)).toBeNull();
    expect(await drawer.draw(pictureKey(somePicture()), pictureWidthPx + 1)).toBeNull();
  });

  test('is given up when the site stops, and had again by who asks later', async () => {
    const key = pictureKey(somePicture());
    const stopped = drawOnDemand({ pictureWidthPx });
    const given = expect(stopped.draw(key, 32)).rejects.toThrow('stopped');
    await new Promise(setImmediate);
    await stopped.close();
    await given;
    expect(await stopped.draw(key, 32)).toBeInstanceOf(Buffer);
    await stopped.close();
  });
});
