import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import { describe, expect, test } from 'vitest';
import { dressRoom, lightRoom } from './draw-room.ts';
import { articleOf, tileSizeCm } from './dressing/design-texture.ts';
import { sceneSize } from './scene-file.ts';
import { drawScenes, SCENE_NAMES, sceneAddress } from './scene-pictures.ts';
import { SCENES } from './scenes.ts';

const tiny = sceneSize(24);
/** Rooms are built whole even for small pictures, which takes a while on a busy machine. */
const PATIENCE_MS = 60_000;

describe('scenes', () => {
  test(
    'the same scene has the same bytes, another dressing others',
    async () => {
      const { room, dressing } = SCENES['home-hero-1'];
      const once = await dressRoom(lightRoom(room, tiny), dressing);
      const again = lightRoom(room, tiny);
      expect(await dressRoom(again, dressing)).toEqual(once);
      expect(await dressRoom(again, SCENES['landing-wallpaper'].dressing)).not.toEqual(once);
    },
    PATIENCE_MS,
  );

  test(
    'every name has an address with a size, and a picture at it after drawing',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'scenes-'));
      try {
        const drawn = await drawScenes(folder, 24);
        const files = (await readdir(folder, { recursive: true })).filter((name) =>
          name.endsWith('.jpg'),
        );
        expect(files).toHaveLength(drawn.size);
        for (const [path, { address }] of drawn)
          expect(readPictureAddress(address)).toMatchObject({ path, widthPx: 64, heightPx: 40 });
        for (const name of SCENE_NAMES) {
          const address = readPictureAddress(sceneAddress(name, 24));
          expect(address).toMatchObject({ widthPx: 64, heightPx: 40 });
          expect(files).toContain(address?.path.replace('/media/', ''));
        }
        expect((await drawScenes(folder, 24)).size).toBe(0);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    PATIENCE_MS,
  );

  test('rooms are dressed only in designs of the house', () => {
    for (const name of SCENE_NAMES) {
      for (const [slot, cover] of Object.entries(SCENES[name].dressing)) {
        if (typeof cover === 'string') continue;
        expect(articleOf(cover, slot === 'rug' ? 'rug' : undefined).row[0], name).toBe(cover[0]);
      }
    }
  });

  test('a repeat covers as many centimetres in a room as the product says', () => {
    const paper = articleOf(['Krom River', 'After Rain']);
    expect(tileSizeCm(paper, 'wall')).toEqual([26, 32.5]);
    expect(tileSizeCm(articleOf(['Keimoes Medallion', 'Hearth'], 'rug'), 'rug')).toEqual([
      200, 300,
    ]);
  });
});
