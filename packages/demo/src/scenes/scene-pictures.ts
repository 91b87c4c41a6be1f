import { join } from 'node:path';
import { pictureAddress } from '@selvedge/contract/picture-address';
import { PROCESS_BYTES } from '../drawing/cores.ts';
import { drawInWorkers, type WorkersOptions } from '../drawing/draw-in-workers.ts';
import { isDrawn } from '../drawing/draw-job.ts';
import { PICTURE_WIDTH_PX } from '../drawing/picture.ts';
import type { PictureEntry } from '../picture-entry.ts';
import { sceneFile, sceneSize } from './scene-file.ts';
import { SCENE_NAMES, type SceneName } from './scene-names.ts';
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
 * Draws the scenes that are missing under `mediaDir` and gives what is to be known of each, by its path; scenes
 * that several places share are drawn once. `onProgress` hears how many are done of those that were missing. Rejects with the first error; what was drawn
 * until then stays and is not drawn again.
 */
export async function drawScenes(
  mediaDir: string,
  pictureWidthPx: number = PICTURE_WIDTH_PX,
  { onCore, onProgress }: Pick<WorkersOptions<SceneJob>, 'onCore' | 'onProgress'> = {},
): Promise<Map<string, PictureEntry>> {
  const size = sceneSize(pictureWidthPx);
  const byFile = new Map(SCENE_NAMES.map((name) => [sceneFile(SCENES[name], size), SCENES[name]]));
  const checked = await Promise.all(
    [...byFile].map(async ([file, scene]) =>
      (await isDrawn(join(mediaDir, file))) ? undefined : { file, scene },
    ),
  );
  const missing = checked.filter((entry) => entry !== undefined);
  const jobs = [...Map.groupBy(missing, ({ scene }) => scene.room).values()].map(
    (scenes): SceneJob => ({ mediaDir, size, scenes }),
  );
  // Jobs are taken from the end: long ones first.
  jobs.sort((a, b) => a.scenes.length - b.scenes.length);
  return drawInWorkers({
    script: new URL('./scene-worker.ts', import.meta.url),
    jobs,
    total: missing.length,
    // What is left of a room would lie beside the next until it is collected.
    jobsEach: 1,
    onCore,
    maxWorkers: Math.max(
      1,
      Math.min(MAX_WORKERS, Math.floor(process.availableMemory() / PROCESS_BYTES) - 1),
    ),
    ...(onProgress ? { onProgress } : {}),
  });
}
