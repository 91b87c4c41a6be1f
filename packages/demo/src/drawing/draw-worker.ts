import { parentPort } from 'node:worker_threads';
import { type DrawJob, type Drawn, drawJob } from './draw-job.ts';

/** What a worker says: a picture is on the disk, or its job is done and it wants another. */
export type DrawMessage = Drawn | 'ready';

const port = parentPort;
if (!port) throw new Error('draw-worker.ts only runs as a worker thread');
const say = (message: DrawMessage): void => port.postMessage(message);

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
