import { pictureAddress } from '@selvedge/contract/picture-address';
import { PROCESS_BYTES } from '../drawing/cores.ts';
import type { WorkersOptions } from '../drawing/draw-in-workers.ts';
import { PICTURE_WIDTH_PX } from '../drawing/picture.ts';
import type { PictureEntry } from '../picture-entry.ts';
import { drawRooms, missingScenes } from './draw-rooms.ts';
import { keptSceneSize, sceneFile, sceneSize } from './scene-file.ts';
import type { SceneName } from './scene-names.ts';
import type { SceneJob } from './scene-worker.ts';
import { SCENES } from './scenes.ts';

export { SCENE_NAMES, type SceneName } from './scene-names.ts';

/** Lit rooms take much memory with their textures, so there are few at a time, as many as there is room for. */
const MAX_WORKERS = 2;

/** The address of a scene, with its size, when the demo's pictures are drawn in this width. Nothing is drawn here. */
export function sceneAddress(name: SceneName, pictureWidthPx: number = PICTURE_WIDTH_PX): string {
  const size = sceneSize(pictureWidthPx);
  return pictureAddress({
    path: `/media/${sceneFile(SCENES[name], size)}`,
    ...size,
    placeholder: '',
  });
}

/**
 * Draws the scenes that are missing under `mediaDir`, as wide as they are kept before anyone asks for more, and gives
 * what is to be known of each, by its path; scenes that several places share are drawn once. `onProgress` hears how many
 * are done of those that were missing. Rejects with the first error; what was drawn until then stays and is not drawn
 * again.
 */
export async function drawScenes(
  mediaDir: string,
  pictureWidthPx: number = PICTURE_WIDTH_PX,
  options: Pick<WorkersOptions<SceneJob>, 'onCore' | 'onProgress'> = {},
): Promise<Map<string, PictureEntry>> {
  const size = sceneSize(pictureWidthPx);
  const jobs = await missingScenes(mediaDir, { size, drawnSize: keptSceneSize(size) });
  const fitting = Math.floor(process.availableMemory() / PROCESS_BYTES) - 1;
  return drawRooms(jobs, { ...options, maxWorkers: Math.max(1, Math.min(MAX_WORKERS, fitting)) });
}
