import type { WorkerMessage } from './draw-in-workers.ts';
import type { Drawn } from './draw-job.ts';

/**
 * Makes this process one of those of `drawInWorkers`: it asks for a job, draws it, says each picture as it is on the
 * disk, and asks for the next. A job that fails is the last.
 */
export function serveJobs<Job extends object>(
  draw: (job: Job, onDrawn: (drawn: Drawn) => void) => Promise<void>,
): void {
  const say = (message: WorkerMessage): void => void process.send?.(message);
  process.on('message', (job: Job) => {
    draw(job, say).then(
      () => say('ready'),
      (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
  // Whoever started it has ended, however that came.
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches every process of the terminal; the one that started this ends it in its turn.
  process.on('SIGINT', () => undefined);
  say('ready');
}
