import { availableParallelism } from 'node:os';

/** Does the work on a core, once one is free: who came first has it first, for as long as the work takes. */
export type OnCore = <T>(work: () => Promise<T>) => Promise<T>;

/** What a process takes that lights a room of full size; one that draws pictures takes less. */
export const PROCESS_BYTES = 450 * 2 ** 20;

/** So many cores, by default those that there are and that there is memory for, shared by everyone who is given them. */
export function cores(count: number = coresWithMemory()): OnCore {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

const coresWithMemory = (): number =>
  Math.max(
    1,
    Math.min(availableParallelism(), Math.floor(process.availableMemory() / PROCESS_BYTES)),
  );
