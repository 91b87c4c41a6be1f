/** Counts things in memory and hands the counts on together, so that none of them costs a query. */
export interface BoundedTally<Thing> {
  count(thing: Thing): void;
  /** Hands on what was counted; what cannot be written now is kept for the next time. Never rejects. */
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
  /** Writes what was counted; rejects when that cannot be done now. */
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
  return {
    count: (thing) => note({ thing, times: 1 }),
    async flush() {
      if (counted.size === 0) return;
      const handed = [...counted.values()];
      counted = new Map();
      await write(handed).catch(() => handed.forEach(note));
    },
  };
}
