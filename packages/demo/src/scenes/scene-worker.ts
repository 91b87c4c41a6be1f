import { join } from 'node:path';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import sharp from 'sharp';
import { putFile } from '../drawing/draw-job.ts';
import { lowerPriority } from '../drawing/lower-priority.ts';
import { serveJobs } from '../drawing/serve-jobs.ts';
import { pictureEntry } from '../picture-entry.ts';
import { dressRoom, lightRoom } from './draw-room.ts';
import type { Scene } from './scene.ts';
import type { SceneSize } from './scene-file.ts';

/** What one process draws at a time: scenes of one room, so that its light is worked out once. */
export interface SceneJob {
  readonly folder: string;
  /** As large as they can be had, and as large as they are drawn now. */
  readonly size: SceneSize;
  readonly drawnSize: SceneSize;
  readonly scenes: readonly { readonly file: string; readonly scene: Scene }[];
  /** Of the process, 0 by default; the higher, the more others come first. */
  readonly niceness?: number;
}

serveJobs(async ({ folder, size, drawnSize, scenes, niceness = 0 }: SceneJob, onDrawn) => {
  // Before anything starts a thread, which inherits it: sharp's own as well.
  lowerPriority(niceness);
  sharp.concurrency(1);
  const room = scenes[0]?.scene.room;
  if (!room) return;
  const lit = lightRoom(room, drawnSize);
  for (const { file, scene } of scenes) {
    const bytes = await dressRoom(lit, scene.dressing);
    await putFile(join(folder, file), bytes);
    const path = `/media/${file}`;
    onDrawn({ path, entry: pictureEntry(path, { ...(await pictureFacts(bytes)), ...size }) });
  }
});
