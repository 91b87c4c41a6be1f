import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { sceneFileUrl } from '@selvedge/contract/scene-urls';
import {
  LIGHT_FILES,
  PASS_FILES,
  PASSES_FOLDER,
  readScenes,
  THUMBNAIL_FILE,
} from '@selvedge/scenes/read-scenes';
import type { Scene } from '@selvedge/scenes/scene';

/** A scene as the process knows it: without its passes, which are read when they are wanted. */
export interface LibraryScene {
  readonly scene: Scene;
  readonly summary: SceneSummary;
  /** Of all its files: another where any of them is another. */
  readonly hash: string;
}

/** The scenes that lie in a folder, by name, as they were when the process started. */
export interface SceneLibrary {
  readonly folder: string;
  readonly scenes: ReadonlyMap<string, LibraryScene>;
  readonly summaries: readonly SceneSummary[];
}

export const SCENE_FILE = 'scene.json';

/** Digits of a hash in an address. */
const HASH_DIGITS = 16;

/**
 * Reads what there is to know of the scenes.
 *
 * @throws Error that names the file, for a scene that is none or lacks a pass
 */
export async function openSceneLibrary(folder: string = PASSES_FOLDER): Promise<SceneLibrary> {
  const scenes = new Map<string, LibraryScene>();
  for (const [name, scene] of await readScenes(folder))
    scenes.set(name, await libraryScene(folder, scene));
  return { folder, scenes, summaries: [...scenes.values()].map(({ summary }) => summary) };
}

/** The files of a scene: what lies in its folder beside them is served to nobody. */
export const sceneFiles = (scene: Scene): string[] => [
  SCENE_FILE,
  THUMBNAIL_FILE,
  PASS_FILES.light,
  ...(scene.brightMax === undefined ? [] : [PASS_FILES.bright]),
  PASS_FILES.parts,
  PASS_FILES.coordinates,
  ...(scene.evening ? [LIGHT_FILES.evening.light] : []),
  ...(scene.evening?.brightMax === undefined ? [] : [LIGHT_FILES.evening.bright]),
];

async function libraryScene(folder: string, scene: Scene): Promise<LibraryScene> {
  const whole = createHash('sha256');
  for (const file of sceneFiles(scene))
    whole.update(await readFile(join(folder, scene.name, file)));
  const hash = whole.digest('hex').slice(0, HASH_DIGITS);
  const url = (file: string): string => sceneFileUrl(scene.name, hash, file);
  const { name, title, description, widthPx, heightPx, setting, suits, surfaces, evening } = scene;
  const summary: SceneSummary = {
    name,
    title,
    description,
    widthPx,
    heightPx,
    setting,
    suits,
    surfaces,
    files: {
      scene: url(SCENE_FILE),
      thumbnail: url(THUMBNAIL_FILE),
      light: url(PASS_FILES.light),
      ...(scene.brightMax !== undefined && { bright: url(PASS_FILES.bright) }),
      parts: url(PASS_FILES.parts),
      coordinates: url(PASS_FILES.coordinates),
    },
    ...(evening && {
      evening: {
        description: evening.description,
        light: url(LIGHT_FILES.evening.light),
        ...(evening.brightMax !== undefined && { bright: url(LIGHT_FILES.evening.bright) }),
      },
    }),
  };
  return { scene, summary, hash };
}
