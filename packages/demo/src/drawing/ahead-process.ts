import sharp from 'sharp';
import { drawWide } from './draw-wide.ts';
import { lowerPriority } from './lower-priority.ts';
import type { Picture } from './picture.ts';
import type { Sheet } from './sheet.ts';
import { keptWidePx, wideFiles } from './wide-files.ts';

/** One picture that is to be drawn wide and kept. */
export interface AheadTask {
  readonly folder: string;
  readonly key: string;
  readonly picture: Picture;
}

/** What is said of each, in the order they were told; `failed` says why it is not there. */
export interface AheadDone {
  readonly failed?: string;
}

/** The lowest there is: everything else that wants a core has it first. */
const LOWEST_PRIORITY = 19;

// Before anything starts a thread, which inherits it: sharp's own as well.
lowerPriority(LOWEST_PRIORITY);
sharp.concurrency(1);
const sheets = new Map<string, Sheet>();
const say = (done: AheadDone): void => void process.send?.(done);

process.on('message', ({ folder, key, picture }: AheadTask) => {
  drawWide(picture, keptWidePx(picture), sheets)
    .then((bytes) => wideFiles(folder).write(key, bytes))
    .then(
      () => say({}),
      (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
    );
});
// Whoever started it has ended, however that came.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of the terminal; the one that started this ends it in its turn.
process.on('SIGINT', () => undefined);
