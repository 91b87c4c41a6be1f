import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PictureEntry } from '../picture-entry.ts';
import { type DrawJob, type Drawn, isDrawn } from './draw-job.ts';
import type { DrawMessage } from './draw-worker.ts';
import { type Picture, pictureFile } from './picture.ts';

/** Each worker holds a design's sheets, some 10 MB; more than this many gain little. */
const MAX_WORKERS = 4;

/**
 * Draws the pictures that are missing under `mediaDir`, each once, on as many threads as there are cores (at most 4).
 * Gives what is to be known of each, by its path. `onProgress` hears how many are done of those that were missing. Rejects with the first
 * error; what was drawn until then stays and is not drawn again.
 */
export async function drawPictures(
  mediaDir: string,
  pictures: readonly Picture[],
  onProgress?: (done: number, total: number) => void,
): Promise<Map<string, PictureEntry>> {
  const missing = await missingPictures(mediaDir, pictures);
  const jobs = [...Map.groupBy(missing, ({ structure }) => structure.seed).values()].map(
    (group): DrawJob => ({ mediaDir, pictures: group }),
  );
  // Long jobs first, so that no thread ends much later than the others.
  jobs.sort((a, b) => a.pictures.length - b.pictures.length);
  const drawn = new Map<string, PictureEntry>();
  onProgress?.(0, missing.length);
  const count = Math.min(MAX_WORKERS, availableParallelism(), jobs.length);
  await Promise.all(
    Array.from({ length: count }, () =>
      runWorker(jobs, ({ path, entry }) => {
        drawn.set(path, entry);
        onProgress?.(drawn.size, missing.length);
      }),
    ),
  );
  return drawn;
}

async function missingPictures(mediaDir: string, pictures: readonly Picture[]): Promise<Picture[]> {
  const byFile = new Map(pictures.map((picture) => [pictureFile(picture), picture]));
  const checked = await Promise.all(
    [...byFile].map(async ([file, picture]) =>
      (await isDrawn(join(mediaDir, file))) ? undefined : picture,
    ),
  );
  return checked.filter((picture) => picture !== undefined);
}

/** One thread, which takes jobs from the end of the list until there are none. */
function runWorker(jobs: DrawJob[], onDrawn: (drawn: Drawn) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', (message: DrawMessage) => {
      if (message !== 'ready') return onDrawn(message);
      const job = jobs.pop();
      if (job) worker.postMessage(job);
      else void worker.terminate();
    });
    worker.on('error', (error) => {
      jobs.length = 0;
      reject(error);
    });
    worker.on('exit', () => resolve());
  });
}
