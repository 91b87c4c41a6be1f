import { join } from 'node:path';
import type { PictureEntry } from '../picture-entry.ts';
import { drawInWorkers } from './draw-in-workers.ts';
import { type DrawJob, isDrawn } from './draw-job.ts';
import { type Picture, pictureAddress, pictureFile, type Showing } from './picture.ts';

/** Each worker holds a design's sheets, some 10 MB; more than this many gain little. */
const MAX_WORKERS = 4;

/**
 * Draws the pictures that are missing under `mediaDir`, each once, in as many processes as there are cores (at most 4).
 * They are kept as large as `showings` says by their paths, or as their products show them.
 * Gives what is to be known of each, by its path. `onProgress` hears how many are done of those that were missing. Rejects with the first
 * error; what was drawn until then stays and is not drawn again.
 */
export async function drawPictures(
  mediaDir: string,
  pictures: readonly Picture[],
  showings: ReadonlyMap<string, Showing> = new Map(),
  onProgress?: (done: number, total: number) => void,
): Promise<Map<string, PictureEntry>> {
  const missing = await missingPictures(mediaDir, pictures);
  const jobs = [...Map.groupBy(missing, ({ structure }) => structure.seed).values()].map(
    (group): DrawJob => ({
      mediaDir,
      pictures: group,
      showings: new Map(
        group.flatMap((picture) => {
          const path = pictureAddress(picture);
          const showing = showings.get(path);
          return showing ? [[path, showing]] : [];
        }),
      ),
    }),
  );
  // Long jobs first, so that no process ends much later than the others.
  jobs.sort((a, b) => a.pictures.length - b.pictures.length);
  return drawInWorkers({
    script: new URL('./draw-worker.ts', import.meta.url),
    jobs,
    total: missing.length,
    maxWorkers: MAX_WORKERS,
    ...(onProgress ? { onProgress } : {}),
  });
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
