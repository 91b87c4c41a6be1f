import { type ChildProcess, fork } from 'node:child_process';
import type { PictureEntry } from '../picture-entry.ts';
import { cores, type OnCore } from './cores.ts';
import type { Drawn } from './draw-job.ts';

/** What a worker says: a picture is on the disk, its job is done and it wants another, or why it cannot go on. */
export type WorkerMessage = Drawn | 'ready' | { readonly failed: string };

export interface WorkersOptions<Job extends object> {
  /** The module that each process runs; see `serveJobs`. */
  readonly script: URL;
  /** Taken from the end, so long ones stand last; the list is empty afterwards. */
  readonly jobs: Job[];
  /** Pictures of all jobs. */
  readonly total: number;
  readonly maxWorkers: number;
  /** The cores that it shares with other drawing; by default all there are, for itself. */
  readonly onCore?: OnCore | undefined;
  /** How many jobs a process takes before a new one takes its place; by default there is no end. */
  readonly jobsEach?: number;
  /** Ends every process at once, by which the call rejects. */
  readonly signal?: AbortSignal | undefined;
  /** Hears of each picture that is on the disk. */
  onDrawn?(drawn: Drawn): void;
  onProgress?(done: number, total: number): void;
}

/**
 * Draws jobs in a process on each core that is free, at most `maxWorkers`, and gives what is to be known of each picture
 * by its path. Rejects with the first error; what was drawn until then stays.
 *
 * They are processes and not threads because what a thread has used stays with its process: the site would serve for
 * months with the half gigabyte that drawing took on its first day.
 */
export async function drawInWorkers<Job extends object>(
  options: WorkersOptions<Job>,
): Promise<Map<string, PictureEntry>> {
  const { script, jobs, total, jobsEach = Number.POSITIVE_INFINITY, onCore = cores() } = options;
  const drawn = new Map<string, PictureEntry>();
  options.onProgress?.(0, total);
  const count = Math.min(options.maxWorkers, jobs.length);
  const note = (picture: Drawn): void => {
    drawn.set(picture.path, picture.entry);
    options.onDrawn?.(picture);
    options.onProgress?.(drawn.size, total);
  };
  const work = async (): Promise<void> => {
    while (jobs.length > 0) await runWorker(script, jobs, jobsEach, note, options.signal);
  };
  await Promise.all(Array.from({ length: count }, () => onCore(work)));
  return drawn;
}

/** One process, which takes jobs from the end of the list until there are none, or it has had its number. */
async function runWorker<Job extends object>(
  script: URL,
  jobs: Job[],
  jobsEach: number,
  onDrawn: (drawn: Drawn) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const worker = fork(script, { execArgv: [], serialization: 'advanced' });
  const end = (): void => void worker.kill('SIGKILL');
  process.once('exit', end);
  signal?.addEventListener('abort', end);
  try {
    await untilDone(worker, jobs, jobsEach, onDrawn);
  } catch (error) {
    jobs.length = 0;
    throw error;
  } finally {
    process.off('exit', end);
    signal?.removeEventListener('abort', end);
    end();
  }
}

function untilDone<Job extends object>(
  worker: ChildProcess,
  jobs: Job[],
  jobsEach: number,
  onDrawn: (drawn: Drawn) => void,
): Promise<void> {
  let left = jobsEach;
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message === 'ready') {
        const job = left > 0 ? jobs.pop() : undefined;
        left--;
        if (job === undefined) resolve();
        else worker.send(job);
      } else if ('failed' in message) reject(new Error(message.failed));
      else onDrawn(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code, signal) =>
      reject(new Error(`A process that draws pictures has ended (${signal ?? code})`)),
    );
  });
}
