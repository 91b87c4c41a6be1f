import { join } from 'node:path';
import { PROCESS_BYTES } from '../drawing/cores.ts';
import { drawInWorkers, type WorkersOptions } from '../drawing/draw-in-workers.ts';
import { isDrawn } from '../drawing/draw-job.ts';
import type { PictureEntry } from '../picture-entry.ts';
import { sceneFile } from './scene-file.ts';
import { SCENE_NAMES } from './scene-names.ts';
import type { SceneJob } from './scene-worker.ts';
import { SCENES } from './scenes.ts';

/** With so much to spare, a process may take half as much again as one that draws a single room. */
const ROOMY_BYTES = 8 * PROCESS_BYTES;

/** What there is to draw in a folder: a job for each room of which scenes are missing. */
export async function missingScenes(
  folder: string,
  how: Pick<SceneJob, 'size' | 'drawnSize' | 'niceness'>,
): Promise<SceneJob[]> {
  const scenes = new Map(
    SCENE_NAMES.map((name) => [sceneFile(SCENES[name], how.size), SCENES[name]]),
  );
  const checked = await Promise.all(
    [...scenes].map(async ([file, scene]) =>
      (await isDrawn(join(folder, file))) ? undefined : { file, scene },
    ),
  );
  const missing = checked.filter((entry) => entry !== undefined);
  const byRoom = Map.groupBy(missing, ({ scene }) => scene.room);
  return [...byRoom.values()].map((ofRoom): SceneJob => ({ folder, ...how, scenes: ofRoom }));
}

/**
 * Draws rooms, and gives what is to be known of each scene, by its path. Each has a process of its own where memory is
 * scarce; elsewhere one draws several, which know the cloths of those before: a seventh of the time.
 */
export function drawRooms(
  jobs: readonly SceneJob[],
  options: Pick<
    WorkersOptions<SceneJob>,
    'maxWorkers' | 'onCore' | 'onDrawn' | 'onProgress' | 'signal'
  >,
): Promise<Map<string, PictureEntry>> {
  return drawInWorkers({
    ...options,
    script: new URL('./scene-worker.ts', import.meta.url),
    // Jobs are taken from the end: long ones first.
    jobs: jobs.toSorted((a, b) => a.scenes.length - b.scenes.length),
    total: jobs.reduce((sum, { scenes }) => sum + scenes.length, 0),
    // What is left of a room lies beside the next until it is collected.
    jobsEach: process.availableMemory() > ROOMY_BYTES ? Number.POSITIVE_INFINITY : 1,
  });
}
