import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct } from '@selvedge/contract/product';
import { SYNTHETIC_SCENE, writeSyntheticScene } from '@selvedge/scenes/testing/synthetic-scene';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeScenes } from './compose-scenes.ts';
import { dressed } from './dressed-scene.ts';
import { NO_SCENES, type PlannedPicture, type ScenePlan } from './scene-plan.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composed-'));
  await writeSyntheticScene(join(folder, 'passes'));
});
afterAll(() => rm(folder, { recursive: true }));

const cloth = `ab/${'ab'.repeat(20)}.png`;
const paper = {
  ...emptyProduct,
  item_group: '001',
  design: 'Stripe',
  colour: 'Red',
  primaryImageUrl: pictureAddress({
    path: `/media/${cloth}`,
    widthPx: 64,
    heightPx: 80,
    placeholder: '',
    shownCm: 40,
  }),
};
const planned = (file: string, wall: readonly [string, string] | string): PlannedPicture => ({
  file,
  scene: SYNTHETIC_SCENE,
  dressed: dressed(SYNTHETIC_SCENE.name, { wall }),
  widthPx: 80,
  heightPx: 60,
});
const plan = (...pictures: PlannedPicture[]): ScenePlan => ({
  ...NO_SCENES,
  folder: join(folder, 'passes'),
  pictures,
});

test('pictures are made once of passes and products, under their planned names', async () => {
  const mediaDir = join(folder, 'media');
  await mkdir(dirname(join(mediaDir, cloth)), { recursive: true });
  const red = { r: 200, g: 20, b: 20 };
  const picture = sharp({ create: { width: 64, height: 80, channels: 3, background: red } });
  await writeFile(join(mediaDir, cloth), await picture.png().toBuffer());
  const both = plan(
    planned('cd/papered.jpg', ['Stripe', 'Red']),
    planned('ef/blue.jpg', '#2030c0'),
  );
  const made = await composeScenes(mediaDir, both, [paper]);
  expect([...made.keys()].sort()).toEqual(['/media/cd/papered.jpg', '/media/ef/blue.jpg']);
  expect(made.get('/media/cd/papered.jpg')?.address).toContain('#w=80&h=60&p=');
  const meanOf = async (file: string) => {
    const { channels } = await sharp(join(mediaDir, file))
      .extract({ left: 5, top: 5, width: 60, height: 30 })
      .stats();
    return channels.map(({ mean }) => mean);
  };
  const [red1 = 0, , blue1 = 0] = await meanOf('cd/papered.jpg');
  const [red2 = 0, , blue2 = 0] = await meanOf('ef/blue.jpg');
  expect(red1).toBeGreaterThan(3 * blue1);
  expect(blue2).toBeGreaterThan(3 * red2);
  expect((await composeScenes(mediaDir, both, [paper])).size).toBe(0);
});

test('a surface that a scene does not have is named, and one that takes no paint', async () => {
  const wrong = {
    ...planned('x.jpg', ''),
    dressed: dressed(SYNTHETIC_SCENE.name, { sofa: '#ffffff' }),
  };
  await expect(composeScenes(folder, plan(wrong), [])).rejects.toThrow('has no surface sofa');
  const painted = { ...wrong, dressed: dressed(SYNTHETIC_SCENE.name, { rug: '#ffffff' }) };
  await expect(composeScenes(folder, plan(painted), [])).rejects.toThrow('takes no paint');
});
