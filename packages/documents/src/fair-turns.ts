/** More waits in a client's name than may. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface FairTurnsOptions {
  /** What is done at a time. */
  readonly atATime: number;
  /** What may wait in one client's name. */
  readonly mostWaiting: number;
}

/** Does `work` when its client's turn comes. Rejects with {@link TooManyWaiting}, or with what the work throws. */
export type FairTurns = <T>(client: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does things in turns of their clients: next comes one of whom the least is being done, and of those who has waited for
 * longest. So whoever asks for much, or for what takes long, keeps nobody else waiting for longer than one turn.
 */
export function fairTurns({ atATime, mostWaiting }: FairTurnsOptions): FairTurns {
  /** What waits, by its client; who had a turn last comes last. */
  const waiting = new Map<string, (() => void)[]>();
  /** In whose names something is being done. */
  const running: string[] = [];
  const runningOf = (client: string): number => running.filter((one) => one === client).length;
  const startNext = (): void => {
    const [next] = [...waiting.keys()].toSorted((one, other) => runningOf(one) - runningOf(other));
    if (running.length >= atATime || next === undefined) return;
    const [start, ...rest] = waiting.get(next) ?? [];
    waiting.delete(next);
    if (rest.length > 0) waiting.set(next, rest);
    running.push(next);
    start?.();
  };
  return async (client, work) => {
    const before = waiting.get(client) ?? [];
    if (before.length >= mostWaiting)
      throw new TooManyWaiting('Too much waits in the name of this client');
    await new Promise<void>((resolve) => {
      waiting.set(client, [...before, resolve]);
      startNext();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(client), 1);
      startNext();
    }
  };
}
