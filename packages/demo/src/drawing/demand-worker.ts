import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawWide } from './draw-wide.ts';
import { lowerPriority } from './lower-priority.ts';
import type { Picture } from './picture.ts';
import type { Sheet } from './sheet.ts';

/** What a demand worker is told to draw. */
export interface Demand {
  readonly picture: Picture;
  readonly drawnPx: number;
}

/** What it answers, in the order it was told: the bytes of a JPEG, or why there are none. */
export type Supply = { readonly bytes: Uint8Array } | { readonly failed: string };

/** Pages are served before pictures are drawn. */
const LOW_PRIORITY = 5;

const port = parentPort;
if (!port) throw new Error('demand-worker.ts only runs as a worker thread');
// On Linux this is for the thread alone; elsewhere it would be for the whole process.
if (process.platform === 'linux') lowerPriority(LOW_PRIORITY);
sharp.concurrency(1);
const sheets = new Map<string, Sheet>();
const answer = (supply: Supply): void => port.postMessage(supply);

port.on('message', ({ picture, drawnPx }: Demand) => {
  drawWide(picture, drawnPx, sheets).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
