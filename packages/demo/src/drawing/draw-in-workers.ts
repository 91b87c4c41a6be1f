import { type ChildProcess, fork } from 'node:child_process';
import type { PictureEntry } from '../picture-entry.ts';
import { coresWithMemory } from './cores.ts';
import type { Drawn } from './draw-job.ts';

/** Of glibc's allocator: the memory of a picture is given back, which is half of what a process that draws held without it. */
const GLIBC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

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
  const { script, jobs, total, maxWorkers, onProgress } = options;
  const drawn = new Map<string, PictureEntry>();
  onProgress?.(0, total);
  const note = ({ path, entry }: Drawn): void => {
    drawn.set(path, entry);
    onProgress?.(drawn.size, total);
  };
  const count = Math.min(maxWorkers, jobs.length, coresWithMemory());
  await Promise.all(Array.from({ length: count }, () => runWorker(script, jobs, note)));
  return drawn;
}

/** One process, which takes jobs from the end of the list until there are none. */
async function runWorker<Job extends object>(
  script: URL,
  jobs: Job[],
  onDrawn: (drawn: Drawn) => void,
): Promise<void> {
  const env = { ...GLIBC, ...process.env };
  const worker = fork(script, { execArgv: [], serialization: 'advanced', env });
  const end = (): void => void worker.kill('SIGKILL');
  process.once('exit', end);
  try {
    await untilDone(worker, jobs, onDrawn);
  } catch (error) {
    jobs.length = 0;
    throw error;
  } finally {
    process.off('exit', end);
    end();
  }
}

function untilDone<Job extends object>(
  worker: ChildProcess,
  jobs: Job[],
  onDrawn: (drawn: Drawn) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message === 'ready') {
        const job = jobs.pop();
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
