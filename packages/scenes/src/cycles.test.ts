import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Cloth } from './cloth.ts';
import { dress } from './dress.ts';
import { clothOf } from './photograph.ts';
import { readPasses, readRaster, readScenes } from './read-scenes.ts';
import type { Scene } from './scene.ts';

/** What Cycles renders of the same dressing: `tools/rooms/reference.py`, which says how. */
const FOLDER = join(import.meta.dirname, '../test/cycles');
/** As `reference.py` has them. */
const CLOTH = { widthM: 0.4, lengthM: 0.5 };
/** The pictures are a fifth as wide as the passes. */
const SMALLER = 5;
const MOST_MEAN_DIFFERENCE = 0.03;

let scenes: ReadonlyMap<string, Scene>;
beforeAll(async () => {
  scenes = await readScenes();
});

const patterned = async (isWhole: boolean): Promise<Cloth> =>
  clothOf(await readFile(join(FOLDER, 'pattern.png')), {
    laying: { ...CLOTH, isWhole },
    box: [0, 0, 1, 1],
  });

/** How far two pictures lie apart over what can be dressed, as a share of full scale. */
function meanDifference(one: Uint8Array, two: Uint8Array, share: Uint8Array): number {
  let [sum, weight] = [0, 0];
  for (let i = 0; i < share.length; i++)
    for (let k = 0; k < 3; k++) {
      sum += Math.abs((one[3 * i + k] ?? 0) - (two[3 * i + k] ?? 0)) * (share[i] ?? 0);
      weight += 255 * (share[i] ?? 0);
    }
  return sum / weight;
}

/** A picture of full size, made smaller as the references were. */
const smaller = (data: Uint8Array, { widthPx, heightPx }: Scene, channels: 1 | 3) =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .resize(widthPx / SMALLER, heightPx / SMALLER, { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();

test.each([
  ['drape-deep', ['cloth']],
  ['drape-soft', ['cloth']],
  ['hallway', ['wall', 'runner']],
])('%s is dressed as Cycles renders it', async (name, surfaces) => {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`${name} is not there`);
  const passes = await readPasses(scene);
  const wears = await Promise.all(
    surfaces.map(async (surface) => [surface, await patterned(surface === 'runner')] as const),
  );
  const made = await smaller(dress(passes, new Map(wears)), scene, 3);
  const rendered = await readRaster(sharp(join(FOLDER, `${name}.webp`)));
  const dressed = passes.part.map((part) => (part > 0 ? 255 : 0));
  const share = await smaller(dressed, scene, 1);
  expect(rendered.data.length).toBe(made.length);
  expect(meanDifference(made, Uint8Array.from(rendered.data), share)).toBeLessThan(
    MOST_MEAN_DIFFERENCE,
  );
});
