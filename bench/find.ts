import type { FindFigures } from './find-child.ts';
import type { BenchResult } from './result.ts';
import { runAlone } from './run-alone.ts';
import { readSizes } from './sizes.ts';

const ENGINES = ['Selvedge', 'MiniSearch', 'Orama'] as const;

/** Asks a hundred phrases of each engine alone, over the demo for what they find and over generated catalogues for their time. */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const rows: BenchResult['rows'][number][] = [];
  for (const size of [0, ...readSizes(args, [100_000])]) {
    for (const engine of ENGINES) {
      const figures = (await runAlone('find-child.ts', [engine, String(size)])) as FindFigures; // what it prints
      rows.push({
        catalogue: size === 0 ? 'demo' : `${size} SKUs`,
        engine,
        ...(size === 0 && {
          'phrases answered right': figures.right,
          'precision of nine': figures.precision.toFixed(3),
          recall: figures.recall.toFixed(3),
        }),
        'p50 ms': figures.p50Ms.toFixed(3),
        'p99 ms': figures.p99Ms.toFixed(3),
      });
    }
  }
  return {
    name: 'Phrases',
    rows,
    notes: [
      'A hundred phrases (`bench/phrases.ts`), written by somebody who had not seen how they are read, each with a rule over the fields of a product for what was meant.',
      'Right: nothing but what was meant among the first nine, and all of it found.',
      'MiniSearch and Orama index every text of a product, ask for every word, and forgive one error; they know no numbers. Asked for any word, each finds more and less of it is meant.',
    ],
  };
}
