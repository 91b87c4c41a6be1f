/**
 * The order of what was found: products that have every word in their names before those whose descriptions have it, and
 * among them the first colour of every design, then every second one, and so on, so that a page shows many designs. What
 * is then equal stands in the catalogue's order.
 *
 * @param sources in the catalogue's order
 * @param designAt a number for each design; 0 is no design, and such products stand by themselves
 * @returns those from `start` up to `end` (exclusive)
 */
export function bestFirst(
  sources: ArrayLike<number>,
  isInNames: (source: number) => boolean,
  designAt: (source: number) => number,
  start: number,
  end: number,
): number[] {
  const seen = [new Map<number, number>(), new Map<number, number>()] as const;
  const tiers: number[][][] = [[], []];
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] ?? 0;
    const tier = isInNames(source) ? 0 : 1;
    const design = designAt(source);
    const rank = design === 0 ? 0 : (seen[tier].get(design) ?? 0);
    if (design !== 0) seen[tier].set(design, rank + 1);
    const ranks = tiers[tier] ?? [];
    const members = ranks[rank] ?? [];
    ranks[rank] = members;
    members.push(source);
  }
  const page: number[] = [];
  let passed = 0;
  for (const members of tiers.flat()) {
    if (passed >= end) break;
    page.push(...members.slice(Math.max(start - passed, 0), Math.max(end - passed, 0)));
    passed += members.length;
  }
  return page;
}
