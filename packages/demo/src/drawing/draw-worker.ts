import { parentPort } from 'node:worker_threads';
import type { WorkerMessage } from './draw-in-workers.ts';
import { type DrawJob, drawJob } from './draw-job.ts';

const port = parentPort;
if (!port) throw new Error('draw-worker.ts only runs as a worker thread');
const say = (message: WorkerMessage): void => port.postMessage(message);

port.on('message', (job: DrawJob) => {
  drawJob(job, say).then(
    () => say('ready'),
    // Out of the promise, so that it ends the thread and reaches the pool as an error event.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
say('ready');
