import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
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

/**
 * Reads the passes of a scene, some 80 MB for one of 1600 × 1000 pixels.
 *
 * @throws where a pass is missing, is no picture or has another size than the scene says
 */
export async function readPasses(
  scene: Scene,
  folder: string = PASSES_FOLDER,
): Promise<ScenePasses> {
  const read = (pass: keyof typeof PASS_FILES): Promise<Raster> =>
    readRaster(sharp(join(folder, scene.name, PASS_FILES[pass])));
  const places = decodePlaces(scene, await read('parts'), await read('coordinates'));
  const bright = scene.brightMax === undefined ? undefined : await read('bright');
  return { scene, ...places, radiance: decodeRadiance(scene, await read('light'), bright) };
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
