import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dress } from './dress.ts';
import { LINEAR } from './light.ts';
import { readPasses, readScenes } from './read-scenes.ts';
import {
  EVENING_LIGHT,
  SYNTHETIC_SCENE,
  SYNTHETIC_WINDOW,
  syntheticPasses,
  writeSyntheticScene,
} from './testing/synthetic-scene.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passes-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('there are no scenes where there is no folder', async () => {
  expect(await readScenes(join(folder, 'none'))).toEqual(new Map());
});

test('a folder gives its scenes, and their passes as they were written', async () => {
  const scenes = join(folder, 'scenes');
  await writeSyntheticScene(scenes);
  await writeFile(join(scenes, 'README.md'), 'No scene.');
  expect(await readScenes(scenes)).toEqual(new Map([['synthetic-room', SYNTHETIC_SCENE]]));
  const [read, drawn] = [await readPasses(SYNTHETIC_SCENE, scenes), syntheticPasses()];
  for (const pass of ['part', 'cover', 'places', 'facing'] as const)
    expect(read[pass], pass).toEqual(drawn[pass]);
  expect(read.radiance[300]).toBeCloseTo(drawn.radiance[300] as number, 1);
});

test('a scene is read in the light of its evening, which a scene without one has not', async () => {
  const scenes = join(folder, 'evenings');
  await writeSyntheticScene(scenes);
  const [day, evening] = [
    await readPasses(SYNTHETIC_SCENE, scenes),
    await readPasses(SYNTHETIC_SCENE, scenes, 'evening'),
  ];
  expect(evening.part).toEqual(day.part);
  expect(evening.places).toEqual(day.places);
  const [r = 0, , b = 0] = evening.radiance.subarray(300, 303);
  expect(r).toBeCloseTo(LINEAR[EVENING_LIGHT[0]] as number, 1);
  expect(b).toBeLessThan(r / 3);
  expect(evening.scene.exposure).toBe(SYNTHETIC_SCENE.evening?.exposure);
  const [lit, shown] = [dress(evening, new Map()), dress(day, new Map())];
  expect(lit[300]).toBeLessThan(shown[300] as number);
  await expect(readPasses(SYNTHETIC_WINDOW, scenes, 'evening')).rejects.toThrow(
    'synthetic-window has no evening',
  );
});

test('what describes no scene is named', async () => {
  const wrong = join(folder, 'wrong');
  await mkdir(join(wrong, 'elsewhere'), { recursive: true });
  await writeFile(join(wrong, 'elsewhere', 'scene.json'), JSON.stringify(SYNTHETIC_SCENE));
  await expect(readScenes(wrong)).rejects.toThrow('elsewhere/scene.json describes no scene');
});
