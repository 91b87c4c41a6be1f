import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPictures } from './demo-pictures.ts';
import { drawOnDemand } from './draw-on-demand.ts';
import { drawWide } from './draw-wide.ts';
import { type Picture, pictureKey } from './picture.ts';
import { type WideFiles, wideFiles } from './wide-files.ts';

const pictureWidthPx = 48;
const drawer = drawOnDemand({ pictureWidthPx });
let folder: string;
let files: WideFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-wide-'));
  files = wideFiles(folder);
});
afterAll(() => Promise.all([drawer.close(), rm(folder, { recursive: true })]));

function somePicture(): Picture {
  const [picture] = demoPictures(pictureWidthPx).values();
  if (!picture) throw new Error('The demo has no picture');
  return picture;
}

// A thread has to start, and machines are busy.
describe('a picture drawn when it is asked for', { timeout: 30_000 }, () => {
  test('is the one that would have been drawn before, in the width asked for', async () => {
    const picture = somePicture();
    const drawn = await drawer.make(pictureKey(picture), 40);
    const { width, height } = await sharp(drawn ?? undefined).metadata();
    expect([width, height]).toEqual([40, 50]);
    expect(drawn?.equals(await drawWide(picture, 40, new Map()))).toBe(true);
  });

  test('is drawn once for all who ask at once', async () => {
    const key = pictureKey(somePicture());
    const [one, other] = await Promise.all([drawer.make(key, 32), drawer.make(key, 32)]);
    expect(other).toBe(one);
  });

  test('is kept as wide as pages show it, and had from there in any width', async () => {
    const key = pictureKey(somePicture());
    const wanted: Picture[] = [];
    const keeper = drawOnDemand({ pictureWidthPx, files, onWanted: (one) => wanted.push(one) });
    expect(await keeper.atHand(key)).toBeNull();
    const drawn = await keeper.make(key, 32);
    expect((await sharp(drawn ?? undefined).metadata()).width).toBe(48);
    expect((await keeper.atHand(key))?.equals(drawn ?? Buffer.of())).toBe(true);
    await files.write(key, Buffer.from('from the disk'));
    expect(String(await keeper.make(key, 40))).toBe('from the disk');
    expect(wanted).toHaveLength(2);
    await keeper.close();
  });

  test('is none where the demo has none of this name, or none as wide', async () => {
    expect(await drawer.make('0'.repeat(40), 32)).toBeNull();
    expect(drawer.widestPx('0'.repeat(40))).toBeNull();
    const key = pictureKey(somePicture());
    expect(drawer.widestPx(key)).toBe(pictureWidthPx);
    expect(await drawer.make(key, pictureWidthPx + 1)).toBeNull();
  });

  test('is given up when the site stops, and had again by who asks later', async () => {
    const key = pictureKey(somePicture());
    const stopped = drawOnDemand({ pictureWidthPx });
    const given = expect(stopped.make(key, 32)).rejects.toThrow('stopped');
    await new Promise(setImmediate);
    await stopped.close();
    await given;
    expect(await stopped.make(key, 32)).toBeInstanceOf(Buffer);
    await stopped.close();
  });
});
