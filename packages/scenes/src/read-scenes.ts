import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hour } from '@selvedge/contract/scene-urls';
import sharp, { type Sharp } from 'sharp';
import { atHour } from './at-hour.ts';
import type { ScenePasses } from './dress.ts';
import { decodePlaces } from './places.ts';
import { decodeRadiance } from './radiance.ts';
import type { Raster } from './raster.ts';
import { type Scene, sceneSchema } from './scene.ts';

/** Where the passes of the scenes are kept, a folder for each. */
export const PASSES_FOLDER = fileURLToPath(new URL('../passes', import.meta.url));

/** The files of a scene, by the pass that each holds. */
export const PASS_FILES = {
  light: 'light.avif',
  bright: 'bright.avif',
  parts: 'parts.webp',
  coordinates: 'coordinates.webp',
} as const;

/** The files of the light of each hour. */
export const LIGHT_FILES = {
  day: { light: PASS_FILES.light, bright: PASS_FILES.bright },
  evening: { light: 'evening.avif', bright: 'evening-bright.avif' },
} as const satisfies Record<Hour, object>;

/** A small picture of the scene in its plain colours, to choose it by. */
export const THUMBNAIL_FILE = 'thumbnail.webp';

/**
 * The scenes that a folder holds, by their names, in the order of the alphabet; none where there is no folder.
 *
 * @throws Error that names the file, for a scene.json that is none or that lies under another name than its own
 */
export async function readScenes(folder: string = PASSES_FOLDER): Promise<Map<string, Scene>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const scenes = await Promise.all(names.sort().map((name) => readScene(folder, name)));
  return new Map(scenes.flatMap((scene) => (scene ? [[scene.name, scene]] : [])));
}

/** Undefined for what is no folder of a scene, such as a note beside them. */
async function readScene(folder: string, name: string): Promise<Scene | undefined> {
  const file = join(folder, name, 'scene.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const scene = sceneSchema.parse(JSON.parse(text));
    if (scene.name !== name) throw new Error(`It is named ${scene.name}`);
    return scene;
  } catch (cause) {
    throw new Error(`${file} describes no scene`, { cause });
  }
}

/** The pictures of a scene's passes, as the bytes of their files. */
export type PassPictures = Readonly<Partial<Record<keyof typeof PASS_FILES, Uint8Array>>>;

/**
 * Reads the files of a scene's passes at an hour, as they are. Rejects where one is missing.
 *
 * @param scene as it is at that hour
 */
export async function passPictures(
  scene: Pick<Scene, 'name' | 'brightMax'>,
  folder: string = PASSES_FOLDER,
  hour: Hour = 'day',
): Promise<PassPictures> {
  const passes = Object.entries({ ...PASS_FILES, ...LIGHT_FILES[hour] }).filter(
    ([pass]) => pass !== 'bright' || scene.brightMax !== undefined,
  );
  const files = passes.map(
    async ([pass, file]) => [pass, await readFile(join(folder, scene.name, file))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Decodes the passes of a scene, some 80 MB for one of 1600 × 1000 pixels.
 *
 * @throws where a pass is missing, is no picture or has another size than the scene says
 */
export async function decodePasses(scene: Scene, pictures: PassPictures): Promise<ScenePasses> {
  const read = async (pass: keyof typeof PASS_FILES): Promise<Raster> => {
    const picture = pictures[pass];
    if (!picture) throw new Error(`${scene.name} has no pass ${pass}`);
    return readRaster(sharp(picture));
  };
  const places = decodePlaces(scene, await read('parts'), await read('coordinates'));
  const bright = scene.brightMax === undefined ? undefined : await read('bright');
  return { scene, ...places, radiance: decodeRadiance(scene, await read('light'), bright) };
}

/**
 * Reads and decodes the passes of a scene that a folder holds, in the light of an hour. Rejects as its two steps do, and
 * where the scene has no such hour.
 */
export async function readPasses(
  scene: Scene,
  folder: string = PASSES_FOLDER,
  hour: Hour = 'day',
): Promise<ScenePasses> {
  const own = atHour(scene, hour);
  return decodePasses(own, await passPictures(own, folder, hour));
}

/** The pixels of a picture, three channels each. */
export async function readRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, channels: 3, data };
}
