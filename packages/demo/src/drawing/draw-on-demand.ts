import { Worker } from 'node:worker_threads';
import type { Demand, Supply } from './demand-worker.ts';
import { demoPictures } from './demo-pictures.ts';
import { PICTURE_WIDTH_PX, type Picture } from './picture.ts';
import { keptWidePx, type WideFiles } from './wide-files.ts';

/** The thread and what it holds are let go when nothing was asked for as long as this. */
const IDLE_MS = 60_000;

interface Wish extends Demand {
  readonly settle: (supply: Supply) => void;
}

export interface DemandOptions {
  /** The width of the pictures as they were loaded, see `LoadDemoOptions`. */
  readonly pictureWidthPx?: number;
  /** Where pictures that were drawn wide are kept; without it each is drawn again for each width. */
  readonly files?: WideFiles;
  /** Hears of each picture that someone waits for, before it is looked for. */
  onWanted?(picture: Picture): void;
}

export interface DrawnOnDemand {
  /** How wide a picture can be had, by the name of its file without ending; null for one that is none of the demo's. */
  widestPx(key: string): number | null;
  /**
   * A picture of the demo as wide as this at least, as a JPEG; null for one that is none of the demo's or narrower.
   * Rejects where it cannot be drawn.
   */
  make(key: string, widthPx: number): Promise<Buffer | null>;
  /** The widest that need not be drawn; null where that is none, or none but the one that is kept for cards. */
  atHand(key: string): Promise<Buffer | null>;
  /** Ends the thread; what is not drawn by then is rejected. */
  close(): Promise<void>;
}

/**
 * Draws the demo's pictures wider than they are kept for cards, in a thread of its own that lives while it is needed: one at a
 * time, each once however many ask, and the last asked for first, since who asked before may have left.
 */
export function drawOnDemand({
  pictureWidthPx = PICTURE_WIDTH_PX,
  files,
  onWanted,
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

  const pictureOf = (key: string): Picture | undefined => {
    known ??= demoPictures(pictureWidthPx);
    return known.get(key);
  };
  /** Draws what is kept as wide as that, so that the next width is there already. */
  const drawnAndKept = async (key: string, picture: Picture, widthPx: number): Promise<Buffer> => {
    const widePx = keptWidePx(picture);
    const keeps = files !== undefined && widthPx <= widePx;
    const bytes = await wished(picture, keeps ? widePx : widthPx, (wish) => {
      wishes.push(wish);
      next();
    });
    // Nothing is lost where the disk is full: it is drawn again when it is wanted again.
    if (keeps) await files.write(key, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    widestPx: (key) => pictureOf(key)?.widthPx ?? null,
    async make(key, widthPx) {
      const picture = pictureOf(key);
      if (!picture || widthPx > picture.widthPx) return null;
      onWanted?.(picture);
      const isKept = files !== undefined && widthPx <= keptWidePx(picture);
      const kept = isKept ? await files.read(key) : null;
      if (kept) return kept;
      const name = `${key} ${isKept ? '' : widthPx}`;
      const drawn =
        underWay.get(name) ??
        drawnAndKept(key, picture, widthPx).finally(() => underWay.delete(name));
      underWay.set(name, drawn);
      return drawn;
    },
    atHand: async (key) => (pictureOf(key) && (await files?.read(key))) ?? null,
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
