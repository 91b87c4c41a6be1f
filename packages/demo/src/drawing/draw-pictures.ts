import { join } from 'node:path';
import type { PictureEntry } from '../picture-entry.ts';
import { drawInWorkers, type WorkersOptions } from './draw-in-workers.ts';
import { type DrawJob, isDrawn } from './draw-job.ts';
import { type Picture, pictureFile } from './picture.ts';

/** Each worker holds a design's sheets, some 10 MB; more than this many gain little. */
const MAX_WORKERS = 4;

/**
 * Draws the pictures that are missing under `mediaDir`, each once, in a process on each core that is free (at most 4).
 * Gives what is to be known of each, by its path. `onProgress` hears how many are done of those that were missing.
 * Rejects with the first error; what was drawn until then stays and is not drawn again.
 */
export async function drawPictures(
  mediaDir: string,
  pictures: readonly Picture[],
  { onProgress }: Pick<WorkersOptions<DrawJob>, 'onProgress'> = {},
): Promise<Map<string, PictureEntry>> {
  const byFile = new Map(pictures.map((picture) => [pictureFile(picture), picture]));
  const missing = await missingFiles(mediaDir, byFile.keys());
  const grounds = Map.groupBy(byFile, ([, { structure }]) => structure.ground);
  const jobs = [...grounds.values()]
    .map((files): DrawJob => {
      const designs = Map.groupBy(files, ([, { structure }]) => structure.seed);
      return {
        mediaDir,
        designs: [...designs.values()].map((ofOne) => ofOne.map(([, picture]) => picture)),
        missing: new Set(files.map(([file]) => file).filter((file) => missing.has(file))),
      };
    })
    .filter((job) => job.missing.size > 0);
  // Long jobs first, so that no process ends much later than the others.
  jobs.sort((a, b) => a.missing.size - b.missing.size);
  return drawInWorkers({
    script: new URL('./draw-worker.ts', import.meta.url),
    jobs,
    total: missing.size,
    maxWorkers: MAX_WORKERS,
    ...(onProgress ? { onProgress } : {}),
  });
}

async function missingFiles(mediaDir: string, files: Iterable<string>): Promise<Set<string>> {
  const missing = new Set(files);
  await Promise.all(
    [...missing].map(async (file) => {
      if (await isDrawn(join(mediaDir, file))) missing.delete(file);
    }),
  );
  return missing;
}
