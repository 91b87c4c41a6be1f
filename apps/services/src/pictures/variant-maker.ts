import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import { fairTurns } from '@selvedge/documents/fair-turns';
import { decodingProcess } from '@selvedge/documents/limited-process';

/** Raise it when the settings of `picture-variant.ts` change: variants made with others are then made anew. */
export const VARIANT_VERSION = 3;

/** What the process is asked for. */
export interface VariantOrder {
  readonly id: number;
  readonly original: Uint8Array;
  readonly widthPx: number;
  readonly format: PictureFormat;
  /** Whether a narrower picture is better than none. */
  readonly widest: boolean;
}

/** What it answers. */
export type MadeVariant = { readonly id: number; readonly residentBytes: number } & (
  | { readonly bytes: Uint8Array | null }
  | { readonly failed: string }
);

/** What making one picture may take. */
interface VariantLimits {
  /** By the clock, in milliseconds. */
  readonly clockMs: number;
  /** Of memory that the process may write to, in megabytes, held by the system where it can; one gigabyte is the engine's. */
  readonly memoryMb: number;
}

/** The largest original that is taken has 110 million pixels, takes 4 seconds and, as AVIF, 2 GB. */
const VARIANT_LIMITS: VariantLimits = { clockMs: 30_000, memoryMb: 3072 };
/** A process begins within a second; a busy machine takes longer. */
const START_LIMIT_MS = 60_000;

/** A picture takes more memory or time than one may, or ends what decodes it. */
export class PictureTooCostly extends Error {
  override readonly name = 'PictureTooCostly';
}

/** As decoders and encoders say that the system gives them no more, some without words. */
const OUT_OF_MEMORY = /memory|^unknown error$/iu;

/** An order failed beside others or with its process, which may be none of its fault. */
class InDoubt extends Error {
  override readonly name = 'InDoubt';
}

export interface VariantMaker {
  /**
   * The variant that `pictureVariant` makes, made in a process apart: what decoders and encoders do and keep is not done
   * to this one. That process is replaced when it holds much or misbehaves, and ended when it has nothing to do.
   *
   * @returns null where the original is narrower than a variant of this width
   * @throws PictureTooCostly where it takes too much, and Error where it cannot be decoded
   */
  variant(original: Uint8Array, widthPx: number, format: PictureFormat): Promise<Buffer | null>;
  /** The same where a narrower picture is better than none: as wide as the original, and no wider than this. */
  widest(original: Uint8Array, widthPx: number, format: PictureFormat): Promise<Buffer>;
}

/** A process that holds more takes no new order: what encoders leave behind is given back by ending it. */
const SPENT_BYTES = 224 * 2 ** 20;
/** A process that has nothing to do for so long is ended. */
const IDLE_MS = 30_000;
const PROCESS = join(import.meta.dirname, 'variant-process.ts');

interface Waiting {
  resolve(bytes: Buffer | null): void;
  reject(error: Error): void;
  hadCompany: boolean;
  clock?: NodeJS.Timeout;
}

/** One process, for as long as it lives. */
interface Maker {
  /** @throws InDoubt, PictureTooCostly where this order takes too long, Error where it cannot be decoded */
  make(order: Omit<VariantOrder, 'id'>): Promise<Buffer | null>;
  /** Ends it once it has nothing to do. */
  leave(): void;
}

/** @param onSpent called when it takes no new orders */
function startMaker({ clockMs, memoryMb }: VariantLimits, onSpent: () => void): Maker {
  const child = decodingProcess(PROCESS, memoryMb);
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  let isReady = false;
  let isSpent = false;
  let idle: NodeJS.Timeout | undefined;

  const settled = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    clearTimeout(one?.clock);
    waiting.delete(id);
    return one;
  };
  const spend = () => {
    isSpent = true;
    onSpent();
  };
  const end = () => {
    clearTimeout(idle);
    clearTimeout(starting);
    spend();
    const why = isReady
      ? new InDoubt('The process that makes pictures has ended')
      : new Error('The process that makes pictures could not be started');
    for (const id of [...waiting.keys()]) settled(id)?.reject(why);
    child.kill('SIGKILL');
  };
  const startClock = (id: number, one: Waiting) => {
    one.clock = setTimeout(() => {
      const words = `It is not made after ${clockMs / 1000} seconds`;
      settled(id)?.reject(new PictureTooCostly(words));
      end();
    }, clockMs);
  };
  const rest = () => {
    if (waiting.size > 0) return;
    if (isSpent) return end();
    hold(child, false);
    idle = setTimeout(end, IDLE_MS).unref();
  };

  const starting = setTimeout(end, START_LIMIT_MS).unref();
  child.on('error', end).on('exit', end);
  child.on('message', (made: MadeVariant | 'ready') => {
    if (made === 'ready') {
      isReady = true;
      clearTimeout(starting);
      for (const [id, one] of waiting) startClock(id, one);
      return;
    }
    const one = settled(made.id);
    if ('bytes' in made) one?.resolve(made.bytes && Buffer.from(made.bytes));
    else {
      const isOutOfMemory = OUT_OF_MEMORY.test(made.failed);
      const Failure = isOutOfMemory || one?.hadCompany ? InDoubt : Error;
      one?.reject(new Failure(made.failed));
      if (isOutOfMemory) spend();
    }
    if (made.residentBytes > SPENT_BYTES) spend();
    rest();
  });
  return {
    make(order) {
      const id = orders++;
      clearTimeout(idle);
      hold(child, true);
      return new Promise((resolve, reject) => {
        const one: Waiting = { resolve, reject, hadCompany: waiting.size > 0 };
        waiting.set(id, one);
        if (one.hadCompany) for (const other of waiting.values()) other.hadCompany = true;
        if (isReady) startClock(id, one);
        child.send({ id, ...order } satisfies VariantOrder, (error) => {
          if (error) end();
        });
      });
    },
    leave() {
      spend();
      rest();
    },
  };
}

/** Whoever waits holds this process; a child that has nothing to do does not. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  const { channel } = child;
  if (isHeld) channel?.ref();
  else channel?.unref();
}

/**
 * Makes variants in a process that is shared by all who ask. Where that ends or has no memory left under
 * several orders, nobody can tell which of them took it: each is then made in a process of its own, one after the other,
 * and the one that fails there too is the culprit.
 */
export function variantMaker(limits: VariantLimits = VARIANT_LIMITS): VariantMaker {
  let current: Maker | undefined;
  const oneByOne = fairTurns({ atATime: 1, mostWaiting: Number.POSITIVE_INFINITY });

  const shared = (order: Omit<VariantOrder, 'id'>): Promise<Buffer | null> => {
    const maker: Maker =
      current ??
      startMaker(limits, () => {
        if (current === maker) current = undefined;
      });
    current = maker;
    return maker.make(order);
  };
  const alone = async (order: Omit<VariantOrder, 'id'>): Promise<Buffer | null> => {
    const maker = startMaker(limits, () => undefined);
    try {
      return await maker.make(order);
    } catch (error) {
      if (!(error instanceof InDoubt)) throw error;
      throw new PictureTooCostly('It takes too much memory, or ends its process', { cause: error });
    } finally {
      maker.leave();
    }
  };
  const made = (order: Omit<VariantOrder, 'id'>): Promise<Buffer | null> =>
    shared(order).catch((error: unknown) => {
      if (!(error instanceof InDoubt)) throw error;
      return oneByOne('', () => alone(order));
    });

  return {
    variant: (original, widthPx, format) => made({ original, widthPx, format, widest: false }),
    async widest(original, widthPx, format) {
      const bytes = await made({ original, widthPx, format, widest: true });
      if (!bytes) throw new Error('A picture was asked for in any width, and none was made');
      return bytes;
    },
  };
}
