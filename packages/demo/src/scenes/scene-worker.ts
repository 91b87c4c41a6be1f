import { join } from 'node:path';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import sharp from 'sharp';
import { putFile } from '../drawing/draw-job.ts';
import { serveJobs } from '../drawing/serve-jobs.ts';
import { pictureEntry } from '../picture-entry.ts';
import { dressRoom, lightRoom } from './draw-room.ts';
import type { Scene } from './scene.ts';
import type { SceneSize } from './scene-file.ts';

/** What one process draws at a time: scenes of one room, so that its light is worked out once. */
export interface SceneJob {
  readonly mediaDir: string;
  readonly size: SceneSize;
  readonly scenes: readonly { readonly file: string; readonly scene: Scene }[];
}

serveJobs(async ({ mediaDir, size, scenes }: SceneJob, onDrawn) => {
  sharp.concurrency(1);
  const room = scenes[0]?.scene.room;
  if (!room) return;
  const lit = lightRoom(room, size);
  for (const { file, scene } of scenes) {
    const bytes = await dressRoom(lit, scene.dressing);
    await putFile(join(mediaDir, file), bytes);
    const path = `/media/${file}`;
    onDrawn({ path, entry: pictureEntry(path, await pictureFacts(bytes)) });
  }
});
