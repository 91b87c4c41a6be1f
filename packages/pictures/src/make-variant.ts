import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { PictureFormat } from '@selvedge/contract/picture-address';

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

/** A process that holds more takes no new order: what encoders leave behind is given back by ending it. */
const SPENT_BYTES = 224 * 2 ** 20;
/** A process that has nothing to do for so long is ended. */
const IDLE_MS = 30_000;
/** Few arenas: what many threads set aside for themselves is most of what such a process holds. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

interface Waiting {
  resolve(bytes: Buffer | null): void;
  reject(error: Error): void;
}

interface Maker {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
  isSpent: boolean;
  idle?: NodeJS.Timeout;
}

let current: Maker | undefined;
let orders = 0;

function startMaker(): Maker {
  const child = fork(join(import.meta.dirname, 'variant-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: ENVIRONMENT,
    execArgv: [],
  });
  const maker: Maker = { child, waiting: new Map(), isSpent: false };
  const end = (error?: Error) => {
    clearTimeout(maker.idle);
    maker.isSpent = true;
    if (current === maker) current = undefined;
    for (const { reject } of maker.waiting.values())
      reject(error ?? new Error('The process that makes pictures has ended'));
    maker.waiting.clear();
    child.kill('SIGKILL');
  };
  child.on('error', end).on('exit', () => end());
  child.on('message', (made: MadeVariant) => {
    const waiting = maker.waiting.get(made.id);
    maker.waiting.delete(made.id);
    if ('failed' in made) waiting?.reject(new Error(made.failed));
    else waiting?.resolve(made.bytes && Buffer.from(made.bytes));
    if (made.residentBytes > SPENT_BYTES) {
      maker.isSpent = true;
      if (current === maker) current = undefined;
    }
    if (maker.waiting.size > 0) return;
    if (maker.isSpent) return end();
    child.unref();
    child.channel?.unref();
    maker.idle = setTimeout(end, IDLE_MS).unref();
  });
  return maker;
}

function order(wanted: Omit<VariantOrder, 'id'>): Promise<Buffer | null> {
  current ??= startMaker();
  const { child, waiting, idle } = current;
  const id = orders++;
  clearTimeout(idle);
  // Whoever waits holds this process; a child that has nothing to do does not.
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.send({ id, ...wanted } satisfies VariantOrder, (error) => {
      if (error) reject(error);
    });
  });
}

/**
 * The variant that `pictureVariant` makes, made in a process apart, so that the memory that decoders and encoders
 * keep is not this one's: that process is replaced when it holds much, and ended when it has nothing to do.
 *
 * @returns null where the original is narrower than a variant of this width
 * @throws Error where it cannot be decoded, or the process ends under it
 */
export const makeVariant = (
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
): Promise<Buffer | null> => order({ original, widthPx, format, widest: false });

/** The same where a narrower picture is better than none: as wide as the original, and no wider than this. */
export async function makeWidestVariant(
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
): Promise<Buffer> {
  const bytes = await order({ original, widthPx, format, widest: true });
  if (!bytes) throw new Error('A picture was asked for in any width, and none was made');
  return bytes;
}
