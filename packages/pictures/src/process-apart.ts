import { type ChildProcess, fork } from 'node:child_process';

/** What a process apart is sent, and what it answers. */
export interface Order<Wanted> {
  readonly id: number;
  readonly wanted: Wanted;
}
export type Answer<Made> = { readonly id: number; readonly residentBytes: number } & (
  | { readonly made: Made }
  | { readonly failed: string }
);

/** A process that has nothing to do for so long is ended. */
const IDLE_MS = 30_000;
/** Few arenas: what many threads set aside for themselves is most of what such a process holds. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

interface Waiting<Made> {
  resolve(made: Made): void;
  reject(error: Error): void;
}

interface Maker<Made> {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting<Made>>;
  isSpent: boolean;
  idle?: NodeJS.Timeout;
}

/**
 * Has things made in a process apart, which is started when the first is wanted: so that the memory that decoders and
 * encoders keep is not this one's, it is replaced when it holds much and ended when it has nothing to do. What is wanted
 * and made must be what `structuredClone` takes.
 *
 * @param script a module that calls `serveOrders`
 * @param spentBytes a process that holds more takes no new order: what was left behind is given back by ending it
 * @returns makes one thing; rejects where it cannot be made, or the process ends under it
 */
export function processApart<Wanted, Made>(
  script: string,
  spentBytes: number,
): (wanted: Wanted) => Promise<Made> {
  let current: Maker<Made> | undefined;
  let orders = 0;

  const startMaker = (): Maker<Made> => {
    const child = fork(script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: ENVIRONMENT,
      execArgv: [],
    });
    const maker: Maker<Made> = { child, waiting: new Map(), isSpent: false };
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
    child.on('message', (answer: Answer<Made>) => {
      const waiting = maker.waiting.get(answer.id);
      maker.waiting.delete(answer.id);
      if ('failed' in answer) waiting?.reject(new Error(answer.failed));
      else waiting?.resolve(answer.made);
      if (answer.residentBytes > spentBytes) {
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
  };

  return (wanted) => {
    current ??= startMaker();
    const { child, waiting, idle } = current;
    const id = orders++;
    clearTimeout(idle);
    // Whoever waits holds this process; a child that has nothing to do does not.
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, wanted } satisfies Order<Wanted>, (error) => {
        if (error) reject(error);
      });
    });
  };
}

/** Makes this process one of `processApart`, which ends with the process that started it. */
export function serveOrders<Wanted, Made>(make: (wanted: Wanted) => Promise<Made>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, wanted }: Order<Wanted>) => {
    const outcome = await make(wanted).then(
      (made) => ({ made }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    const residentBytes = process.memoryUsage.rss();
    process.send?.({ id, residentBytes, ...outcome } satisfies Answer<Made>);
  });
}
