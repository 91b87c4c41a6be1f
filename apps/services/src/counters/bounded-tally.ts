import { isAway } from '@selvedge/database/database-is-away';
import type { FastifyInstance } from 'fastify';

/** Counts things in memory and hands the counts on together, so that none of them costs a query. */
export interface BoundedTally<Thing> {
  count(thing: Thing): void;
  /**
   * Hands on what was counted. What cannot be written while the database is away is kept for the next time; of what
   * the database refuses, halves are tried down to the one that it does not take, which is dropped. Never rejects.
   */
  flush(): Promise<void>;
}

interface Counted<Thing> {
  readonly thing: Thing;
  /** How often, a whole number above 0. */
  readonly times: number;
}

interface TallyOptions<Thing> {
  /** Two things of one key are the same. */
  keyOf(thing: Thing): string;
  /** Different things that are remembered between two writings; more are not counted. */
  readonly most: number;
  /** Writes what was counted; rejects when that cannot be done. */
  write(counted: readonly Counted<Thing>[]): Promise<void>;
}

export function boundedTally<Thing>({
  keyOf,
  most,
  write,
}: TallyOptions<Thing>): BoundedTally<Thing> {
  let counted = new Map<string, Counted<Thing>>();
  const note = ({ thing, times }: Counted<Thing>): void => {
    const key = keyOf(thing);
    const before = counted.get(key);
    if (!before && counted.size >= most) return;
    counted.set(key, { thing, times: times + (before?.times ?? 0) });
  };
  /** Writes these, or finds out which of them the database refuses: one must not keep the others from being counted. */
  async function writeOrSplit(handed: readonly Counted<Thing>[]): Promise<void> {
    try {
      await write(handed);
    } catch (error) {
      if (isAway(error)) return handed.forEach(note);
      if (handed.length === 1) return;
      const half = Math.ceil(handed.length / 2);
      await writeOrSplit(handed.slice(0, half));
      await writeOrSplit(handed.slice(half));
    }
  }
  return {
    count: (thing) => note({ thing, times: 1 }),
    async flush() {
      if (counted.size === 0) return;
      const handed = [...counted.values()];
      counted = new Map();
      await writeOrSplit(handed);
    },
  };
}

const FLUSH_EVERY_MS = 10_000;

/** Has what was counted written every ten seconds, and when the application is closed. */
export function flushRegularly(
  app: FastifyInstance,
  tally: { readonly flush: () => Promise<void> },
): void {
  const timer = setInterval(() => void tally.flush(), FLUSH_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tally.flush();
  });
}
