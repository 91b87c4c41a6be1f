import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pictureAddress } from '@selvedge/contract/picture-address';
import type { Hour } from '@selvedge/contract/scene-urls';
import { atHour } from '@selvedge/scenes/at-hour';
import { LIGHT_FILES, PASS_FILES, PASSES_FOLDER, readScenes } from '@selvedge/scenes/read-scenes';
import type { Scene } from '@selvedge/scenes/scene';
import { articlePictures } from '../article-pictures.ts';
import { articles } from '../catalogue.ts';
import { PICTURE_WIDTH_PX, pictureKey } from '../drawing/picture.ts';
import { COVER_SCENES } from './covers.ts';
import { type Cover, coversOf, type DressedScene, hourOf } from './dressed-scene.ts';
import { SCENE_NAMES, type SceneName } from './scene-names.ts';
import { sceneWords } from './scene-words.ts';
import { SCENES } from './scenes.ts';

/** Raise it when the compositor changes what it shows: every picture is then made anew under a new name. */
const COMPOSITOR_VERSION = 2;
/** A scene is at most so wide as its passes are, and so much wider than a picture of an article. */
const MAX_WIDTH_PX = 1600;
const WIDTH_TO_PICTURE = 8 / 3;

/** Where the middle of what phones show lies, from the left; half way where it is not written. */
const MIDDLES: Readonly<Record<string, number>> = {
  'city-living-room': 0.46,
  'sofa-corner': 0.5,
  'dining-room': 0.56,
  farmhouse: 0.6,
  'hotel-lobby': 0.58,
  'morning-bedroom': 0.5,
  restaurant: 0.5,
  stoep: 0.52,
  study: 0.68,
};

/** A picture of a scene that is to be had: places far apart share one. */
export interface PlannedPicture {
  /** Under the media folder, and in the address. */
  readonly file: string;
  /** The upright part of it that phones show, in pixels of it; none of a scene that is upright itself. */
  readonly phone?: PhonePart;
  /** As it is at its hour. */
  readonly scene: Scene;
  readonly dressed: DressedScene;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A part of a picture, as high as the whole. */
export interface PhonePart {
  readonly file: string;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The pictures of the scenes whose passes are there, before any of them is made. */
export interface ScenePlan {
  /** Where the passes lie. */
  readonly folder: string;
  readonly pictures: readonly PlannedPicture[];
  /** The picture of a place; undefined where its scene is not there. */
  pictureOf(name: SceneName): PlannedPicture | undefined;
  /** The upright picture about a design in a colour; undefined where none is planned. */
  coverOf(cover: Cover): PlannedPicture | undefined;
}

/** What is shown where no passes are. */
export const NO_SCENES: ScenePlan = {
  folder: PASSES_FOLDER,
  pictures: [],
  pictureOf: () => undefined,
  coverOf: () => undefined,
};

/** Plans the pictures of every place, when articles have pictures of this width. */
export async function planScenes(
  pictureWidthPx: number = PICTURE_WIDTH_PX,
  folder: string = PASSES_FOLDER,
): Promise<ScenePlan> {
  const scenes = await readScenes(folder);
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (name: string, hour: Hour): Promise<string> => {
    const key = `${name} ${hour}`;
    const hash = hashes.get(key) ?? passesHash(folder, name, hour);
    hashes.set(key, hash);
    return hash;
  };
  const planned = new Map<DressedScene, PlannedPicture>();
  for (const dressed of new Set([...Object.values(SCENES), ...COVER_SCENES])) {
    const found = scenes.get(dressed.scene);
    if (!found) continue;
    const scene = atHour(found, hourOf(dressed));
    const size = pictureSize(scene, pictureWidthPx);
    const passes = await hashOf(scene.name, hourOf(dressed));
    const parts = [COMPOSITOR_VERSION, passes, size.widthPx, dressed];
    const key = sha256([JSON.stringify([...parts, coverKeys(dressed, pictureWidthPx)])]);
    const file = `${key.slice(0, 2)}/${key.slice(0, 40)}.jpg`;
    planned.set(dressed, { file, scene, dressed, ...size, ...phonePart(scene, key, size) });
  }
  return {
    folder,
    pictures: [...planned.values()],
    pictureOf: (name) => planned.get(SCENES[name]),
    coverOf: (cover) => {
      const dressed = COVER_SCENES.find((one) => isDeepStrictEqual(coversOf(one)[0], cover));
      return dressed && planned.get(dressed);
    },
  };
}

/** The address of a picture, with its size. */
export const plannedAddress = ({ file, widthPx, heightPx }: PlannedPicture): string =>
  pictureAddress({ path: `/media/${file}`, widthPx, heightPx, placeholder: '' });

/** The address of the part that phones show. */
export const phoneAddress = (planned: PlannedPicture): string =>
  plannedAddress({ ...planned, ...planned.phone });

/** What the pictures of scenes show, by their addresses. */
export const plannedWords = (plan: ScenePlan): Map<string, string> =>
  new Map(
    plan.pictures.flatMap((one) =>
      [plannedAddress(one), phoneAddress(one)].map((address) => [
        address,
        sceneWords(one.scene, one.dressed),
      ]),
    ),
  );

/** The places whose scene is not there, which show a design instead. */
export const placesWithoutScene = (plan: ScenePlan): SceneName[] =>
  SCENE_NAMES.filter((name) => !plan.pictureOf(name));

function pictureSize({ widthPx, heightPx }: Scene, pictureWidthPx: number) {
  const width = Math.min(widthPx, MAX_WIDTH_PX, Math.round(pictureWidthPx * WIDTH_TO_PICTURE));
  return { widthPx: width, heightPx: Math.round((heightPx * width) / widthPx) };
}

/** Four by five, about what the scene is for. */
function phonePart(
  { name }: Scene,
  key: string,
  { widthPx: wholePx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): Pick<PlannedPicture, 'phone'> {
  const widthPx = Math.round((heightPx * 4) / 5);
  if (widthPx >= wholePx) return {};
  const middlePx = wholePx * (MIDDLES[name] ?? 1 / 2);
  const leftPx = Math.round(Math.min(Math.max(middlePx - widthPx / 2, 0), wholePx - widthPx));
  const file = `${key.slice(2, 4)}/${key.slice(2, 42)}.jpg`;
  return { phone: { file, leftPx, widthPx, heightPx } };
}

/** The names of the pictures that a scene is dressed in: they change with what is drawn. */
function coverKeys(dressed: DressedScene, pictureWidthPx: number): string[] {
  const covers = new Set(coversOf(dressed).map((cover) => cover.join('\n')));
  return articles()
    .filter(({ row, colourway }) => covers.has(`${row[0]}\n${colourway.name}`))
    .flatMap((article) => articlePictures(article, pictureWidthPx).slice(0, 1))
    .map(pictureKey);
}

async function passesHash(folder: string, name: string, hour: Hour): Promise<string> {
  const files = ['scene.json', ...Object.values({ ...PASS_FILES, ...LIGHT_FILES[hour] })];
  return sha256(
    await Promise.all(files.map((file) => readFile(join(folder, name, file)).catch(() => ''))),
  );
}

function sha256(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
