import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPasses, readScenes } from './read-scenes.ts';
import {
  SYNTHETIC_SCENE,
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

test('what describes no scene is named', async () => {
  const wrong = join(folder, 'wrong');
  await mkdir(join(wrong, 'elsewhere'), { recursive: true });
  await writeFile(join(wrong, 'elsewhere', 'scene.json'), JSON.stringify(SYNTHETIC_SCENE));
  await expect(readScenes(wrong)).rejects.toThrow('elsewhere/scene.json describes no scene');
});
