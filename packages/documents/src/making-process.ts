import type { ChildProcess } from 'node:child_process';
import { fairTurns } from './fair-turns.ts';
import { decodingProcess } from './limited-process.ts';

/** What a process apart is sent, and what it answers once it has said that it is ready. */
export interface Order<Wanted> {
  readonly id: number;
  readonly wanted: Wanted;
}
export type Answer<Made> = { readonly id: number; readonly residentBytes: number } & (
  | { readonly made: Made }
  | { readonly failed: string }
);

/** The process decodes what strangers bring, and may say anything once something of that has taken it over. */
const isAnswer = (message: unknown): message is Answer<unknown> =>
  typeof message === 'object' &&
  message !== null &&
  'id' in message &&
  ('made' in message || ('failed' in message && typeof message.failed === 'string'));

/** What making one thing may take. */
export interface MakingLimits {
  /** By the clock, in milliseconds. */
  readonly clockMs: number;
  /** Of memory that the process may write to, in megabytes, held by the system where it can; one gigabyte is the engine's. */
  readonly memoryMb: number;
  /** A process that holds more takes no new order: what encoders leave behind is given back by ending it. */
  readonly spentBytes: number;
}

/** The largest original that is taken has 110 million pixels, takes 4 seconds and, as AVIF, 2 GB. */
export const PICTURE_LIMITS: MakingLimits = {
  clockMs: 30_000,
  memoryMb: 3072,
  spentBytes: 224 * 2 ** 20,
};

/** A process begins within a second; a busy machine takes longer. */
const START_LIMIT_MS = 60_000;
/** A process that has nothing to do for so long is ended. */
const IDLE_MS = 30_000;

/** A picture takes more memory or time than one may, or ends what decodes it. */
export class PictureTooCostly extends Error {
  override readonly name = 'PictureTooCostly';
}

/** The process could not be started, which is no fault of what is to be made. */
export class MakerNotStarted extends Error {
  override readonly name = 'MakerNotStarted';
}

/** As decoders and encoders say that the system gives them no more, some without words. */
const OUT_OF_MEMORY = /memory|^unknown error$/iu;

/** An order failed beside others or with its process, which may be none of its fault. */
class InDoubt extends Error {
  override readonly name = 'InDoubt';
}

interface Waiting {
  resolve(made: unknown): void;
  reject(error: Error): void;
  hadCompany: boolean;
  clock?: NodeJS.Timeout;
}

/** One process, for as long as it lives. */
interface Maker<Wanted> {
  /** @throws InDoubt, PictureTooCostly where this order takes too long, Error where it cannot be made */
  make(wanted: Wanted): Promise<unknown>;
  /** Ends it once it has nothing to do. */
  leave(): void;
}

/** @param onSpent called when it takes no new orders */
function startMaker<Wanted>(
  program: string,
  { clockMs, memoryMb, spentBytes }: MakingLimits,
  onSpent: () => void,
): Maker<Wanted> {
  const child = decodingProcess(program, memoryMb);
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
      : new MakerNotStarted('The process that makes pictures could not be started');
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
  child.on('message', (answer: unknown) => {
    if (answer === 'ready') {
      isReady = true;
      clearTimeout(starting);
      for (const [id, one] of waiting) startClock(id, one);
      return;
    }
    if (!isAnswer(answer)) return end();
    const one = settled(answer.id);
    if ('made' in answer) one?.resolve(answer.made);
    else {
      const isOutOfMemory = OUT_OF_MEMORY.test(answer.failed);
      const Failure = isOutOfMemory || one?.hadCompany ? InDoubt : Error;
      one?.reject(new Failure(answer.failed));
      if (isOutOfMemory) spend();
    }
    if (answer.residentBytes > spentBytes) spend();
    rest();
  });
  return {
    make(wanted) {
      const id = orders++;
      clearTimeout(idle);
      hold(child, true);
      return new Promise((resolve, reject) => {
        const one: Waiting = { resolve, reject, hadCompany: waiting.size > 0 };
        waiting.set(id, one);
        if (one.hadCompany) for (const other of waiting.values()) other.hadCompany = true;
        if (isReady) startClock(id, one);
        child.send({ id, wanted } satisfies Order<Wanted>, (error) => {
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
 * Has things made of pictures in a process apart, which is shared by all who ask: what decoders and encoders do and keep is
 * not done to this one. It is started when the first is wanted, replaced when it holds much or misbehaves, and ended when it
 * has nothing to do. Where it ends or has no memory left under several orders, nobody can tell which of them took it: each is
 * then made in a process of its own, one after the other, and the one that fails there too is the culprit.
 *
 * @param program a module that calls `serveOrders`; what is wanted and made must be what `structuredClone` takes
 * @param read gives what was made for an order, and throws where it cannot be that
 * @returns makes one thing; rejects with PictureTooCostly where it takes too much, MakerNotStarted, and
 *   Error where it cannot be made
 */
export function makingProcess<Wanted, Made>(
  program: string,
  limits: MakingLimits,
  read: (made: unknown, wanted: Wanted) => Made,
): (wanted: Wanted) => Promise<Made> {
  let current: Maker<Wanted> | undefined;
  const oneByOne = fairTurns({ atATime: 1, mostWaiting: Number.POSITIVE_INFINITY });

  const shared = (wanted: Wanted): Promise<unknown> => {
    const maker: Maker<Wanted> =
      current ??
      startMaker<Wanted>(program, limits, () => {
        if (current === maker) current = undefined;
      });
    current = maker;
    return maker.make(wanted);
  };
  const alone = async (wanted: Wanted): Promise<unknown> => {
    const maker = startMaker<Wanted>(program, limits, () => undefined);
    try {
      return await maker.make(wanted);
    } catch (error) {
      if (!(error instanceof InDoubt)) throw error;
      throw new PictureTooCostly('It takes too much memory, or ends its process', { cause: error });
    } finally {
      maker.leave();
    }
  };
  return async (wanted) => {
    const made = await shared(wanted).catch((error: unknown) => {
      if (!(error instanceof InDoubt)) throw error;
      return oneByOne('', () => alone(wanted));
    });
    return read(made, wanted);
  };
}

/** What was made, where that is the bytes of a picture. */
export function madeBytes(made: unknown): Uint8Array {
  if (made instanceof Uint8Array) return made;
  throw new TypeError('The process that makes pictures gives no bytes');
}
