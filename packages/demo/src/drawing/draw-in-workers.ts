import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureEntry } from '../picture-entry.ts';
import type { Drawn } from './draw-job.ts';

/** What a worker says: a picture is on the disk, or its job is done and it wants another. */
export type WorkerMessage = Drawn | 'ready';

export interface WorkersOptions<Job> {
  /** The module that each thread runs. */
  readonly script: URL;
  /** Taken from the end, so long ones stand last; the list is empty afterwards. */
  readonly jobs: Job[];
  /** Pictures of all jobs. */
  readonly total: number;
  readonly maxWorkers: number;
  onProgress?(done: number, total: number): void;
}

/**
 * Draws jobs on as many threads as there are cores, at most `maxWorkers`, and gives what is to be known of each picture
 * by its path. Rejects with the first error; what was drawn until then stays.
 */
export async function drawInWorkers<Job>(
  options: WorkersOptions<Job>,
): Promise<Map<string, PictureEntry>> {
  const { script, jobs, total, maxWorkers } = options;
  const drawn = new Map<string, PictureEntry>();
  options.onProgress?.(0, total);
  const count = Math.min(maxWorkers, availableParallelism(), jobs.length);
  const note = ({ path, entry }: Drawn): void => {
    drawn.set(path, entry);
    options.onProgress?.(drawn.size, total);
  };
  await Promise.all(Array.from({ length: count }, () => runWorker(script, jobs, note)));
  return drawn;
}

/** One thread, which takes jobs from the end of the list until there are none. */
function runWorker<Job>(script: URL, jobs: Job[], onDrawn: (drawn: Drawn) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { execArgv: [] });
    worker.on('message', (message: WorkerMessage) => {
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
