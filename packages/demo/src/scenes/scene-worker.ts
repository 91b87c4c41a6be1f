import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import sharp from 'sharp';
import type { WorkerMessage } from '../drawing/draw-in-workers.ts';
import { putFile } from '../drawing/draw-job.ts';
import { pictureEntry } from '../picture-entry.ts';
import { dressRoom, lightRoom } from './draw-room.ts';
import type { Scene } from './scene.ts';
import type { SceneSize } from './scene-file.ts';

/** What one thread draws at a time: scenes of one room, so that its light is worked out once. */
export interface SceneJob {
  readonly mediaDir: string;
  readonly size: SceneSize;
  readonly scenes: readonly { readonly file: string; readonly scene: Scene }[];
}

const port = parentPort;
if (!port) throw new Error('scene-worker.ts only runs as a worker thread');
const say = (message: WorkerMessage): void => port.postMessage(message);

async function draw({ mediaDir, size, scenes }: SceneJob): Promise<void> {
  sharp.concurrency(1);
  const room = scenes[0]?.scene.room;
  if (!room) return;
  const lit = lightRoom(room, size);
  for (const { file, scene } of scenes) {
    const bytes = await dressRoom(lit, scene.dressing);
    await putFile(join(mediaDir, file), bytes);
    const path = `/media/${file}`;
    say({ path, entry: pictureEntry(path, await pictureFacts(bytes)) });
  }
}

port.on('message', (job: SceneJob) => {
  draw(job).then(
    () => say('ready'),
    // Out of the promise, so that it ends the thread and reaches the pool as an error event.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
say('ready');
