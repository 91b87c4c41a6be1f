import type { BenchResult } from './result.ts';
import { runAlone } from './run-alone.ts';
import type { SearchFigures } from './search-child.ts';
import { readSizes } from './sizes.ts';

const ENGINES = ['Selvedge', 'MiniSearch', 'Orama'] as const;

/** Asks suggestions among many distinct names, each engine alone in a process of its own. */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const rows: BenchResult['rows'][number][] = [];
  for (const size of readSizes(args, [10_000, 100_000])) {
    for (const engine of ENGINES) {
      const figures = (await runAlone('search-child.ts', [engine, String(size)])) as SearchFigures; // what it prints
      rows.push({
        names: size,
        engine,
        'p50 ms': figures.p50Ms.toFixed(3),
        'p99 ms': figures.p99Ms.toFixed(3),
        'worst ms': figures.worstMs.toFixed(2),
        'queries/s': Math.round(figures.perSecond),
        'build s': (figures.buildMs / 1000).toFixed(2),
        'memory MB': Math.round(figures.rssMb),
        'queries with hits': figures.answered,
      });
    }
  }
  return {
    name: 'Search',
    rows,
    notes: [
      '1,000 texts as typed: beginnings of one to eight characters, whole names, two words, one in eight with a typo.',
      'Ours answers all seven sections, with entries, over one design and one colourway a name; its build is that of the whole engine, the filter included.',
      'MiniSearch and Orama index the names alone and run as they come, with prefixes and one typo.',
    ],
  };
}
