import { Worker } from 'node:worker_threads';
import { articlePictures } from '../article-pictures.ts';
import { articles } from '../catalogue.ts';
import type { Demand, Supply } from './demand-worker.ts';
import { PICTURE_WIDTH_PX, type Picture, pictureKey } from './picture.ts';

/** The thread and what it holds are let go when nothing was asked for as long as this. */
const IDLE_MS = 60_000;

interface Wish extends Demand {
  readonly settle: (supply: Supply) => void;
}

export interface DemandOptions {
  /** The width of the pictures as they were loaded, see `LoadDemoOptions`. */
  readonly pictureWidthPx?: number;
}

export interface DrawnOnDemand {
  /**
   * A picture of the demo in this width, as a PNG; null for one that is none of the demo's or narrower. Rejects where
   * it cannot be drawn.
   *
   * @param key the name of its file, without ending
   */
  draw(key: string, widthPx: number): Promise<Buffer | null>;
  /** Ends the thread; what is not drawn by then is rejected. */
  close(): Promise<void>;
}

/**
 * Draws the demo's pictures wider than they are kept, in a thread of its own that lives while it is needed: one at a
 * time, each once however many ask, and the last asked for first, since who asked before may have left.
 */
export function drawOnDemand({
  pictureWidthPx = PICTURE_WIDTH_PX,
}: DemandOptions = {}): DrawnOnDemand {
  const wishes: Wish[] = [];
  const underWay = new Map<string, Promise<Buffer>>();
  let known: Map<string, Picture> | undefined;
  let worker: Worker | undefined;
  let drawing: Wish | undefined;
  let idle: NodeJS.Timeout | undefined;

  const supply = (answer: Supply): void => {
    drawing?.settle(answer);
    drawing = undefined;
    next();
  };
  const startWorker = (): Worker => {
    const started = new Worker(new URL('./demand-worker.ts', import.meta.url), { execArgv: [] });
    started.on('message', supply);
    started.on('error', (error) => {
      worker = undefined;
      supply({ failed: error.message });
    });
    started.unref();
    return started;
  };
  const next = (): void => {
    clearTimeout(idle);
    if (drawing) return;
    drawing = wishes.pop();
    if (drawing) {
      const { picture, drawnPx } = drawing;
      worker ??= startWorker();
      worker.postMessage({ picture, drawnPx } satisfies Demand);
      return;
    }
    idle = setTimeout(() => void close(), IDLE_MS);
    idle.unref();
  };
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    const left = [drawing, ...wishes.splice(0)];
    drawing = undefined;
    for (const wish of left) wish?.settle({ failed: 'The drawing was stopped' });
    await ended?.terminate();
  };

  return {
    async draw(key, widthPx) {
      known ??= picturesByKey(pictureWidthPx);
      const picture = known.get(key);
      if (!picture || widthPx > picture.widthPx) return null;
      const name = `${key} ${widthPx}`;
      const drawn =
        underWay.get(name) ??
        wished(picture, widthPx, (wish) => {
          wishes.push(wish);
          next();
        }).finally(() => underWay.delete(name));
      underWay.set(name, drawn);
      return drawn;
    },
    close,
  };
}

const wished = (picture: Picture, drawnPx: number, enter: (wish: Wish) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    enter({
      picture,
      drawnPx,
      settle: (answer) =>
        'bytes' in answer
          ? resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length))
          : reject(new Error(`A picture cannot be drawn: ${answer.failed}`)),
    });
  });

const picturesByKey = (pictureWidthPx: number): Map<string, Picture> =>
  new Map(
    articles()
      .flatMap((article) => articlePictures(article, pictureWidthPx))
      .map((picture) => [pictureKey(picture), picture]),
  );
