import { pictureAddress } from '@selvedge/contract/picture-address';
import { readScenes } from '@selvedge/scenes/read-scenes';
import { expect, test } from 'vitest';
import { articles } from '../catalogue.ts';
import { PICTURE_WIDTH_PX } from '../drawing/picture.ts';
import { pictureScales } from '../picture-scales.ts';
import { demoProducts } from '../products.ts';
import { wearsOf } from './compose-scenes.ts';
import { COVER_SCENES } from './covers.ts';
import { coversOf } from './dressed-scene.ts';
import { SCENES } from './scenes.ts';

const PLACES = [
  ...Object.entries(SCENES),
  ...COVER_SCENES.map((one) => [coversOf(one).join(), one] as const),
];
const scales = pictureScales(articles(), PICTURE_WIDTH_PX);
const size = { widthPx: PICTURE_WIDTH_PX, heightPx: PICTURE_WIDTH_PX * 1.25, placeholder: '' };
const sold = demoProducts()
  .filter(({ is_published }) => is_published)
  .map((product) => {
    const path = product.primaryImageUrl;
    return { ...product, primaryImageUrl: pictureAddress({ path, ...size, ...scales.get(path) }) };
  });

test.each(PLACES)(
  '%s wears designs that the house sells, in colours that they have',
  (_, place) => {
    const names = new Set(sold.map(({ design, colour }) => `${design} in ${colour}`));
    const worn = coversOf(place).map(([design, colour]) => `${design} in ${colour}`);
    expect(worn.length).toBeGreaterThan(0);
    expect(worn.filter((name) => !names.has(name))).toEqual([]);
  },
);

/** None where no passes are, as long as that is so. */
const scenes = await readScenes();

test.runIf(scenes.size > 0).each(PLACES)(
  '%s names a scene that is there, and surfaces that may wear what it says',
  (_, dressed) => {
    const scene = scenes.get(dressed.scene);
    if (!scene) throw new Error(`There is no scene ${dressed.scene}`);
    expect(wearsOf({ scene, dressed }, sold)).toHaveLength(Object.keys(dressed.wears).length);
  },
);
