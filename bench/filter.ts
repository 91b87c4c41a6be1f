import type { FilterFigures } from './filter-child.ts';
import type { BenchResult } from './result.ts';
import { runAlone } from './run-alone.ts';
import { readSizes } from './sizes.ts';

const RANGED = 'memory, two ranges and a histogram';
const ENGINES = ['memory', 'memory, as JSON', RANGED, 'PostgreSQL', 'ItemsJS', 'Orama'] as const;
/** At a million SKUs ItemsJS and Orama hold every product on the heap, several times over. */
const PEERS_UP_TO_SKUS = 100_000;

/** Filters catalogues of several sizes with every engine, each alone in a process of its own. */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const rows: BenchResult['rows'][number][] = [];
  for (const size of readSizes(args, [10_000, 100_000, 1_000_000])) {
    let ours: FilterFigures | null = null;
    for (const engine of ENGINES) {
      if (size > PEERS_UP_TO_SKUS && !engine.startsWith('memory')) continue;
      const figures = (await runAlone('filter-child.ts', [engine, String(size)])) as FilterFigures; // what it prints
      ours ??= figures;
      if (engine !== RANGED && figures.found !== ours.found) {
        throw new Error(
          `${engine} found ${figures.found} products at ${size} SKUs, not ${ours.found}`,
        );
      }
      rows.push(rowOf(engine, size, figures, ours));
    }
  }
  return {
    name: 'Filter',
    rows,
    notes: [
      '500 mixed requests (grid, product page, collection page, brand), each with page, facet values and counts; no answer is kept. Each engine is warmed up for two seconds.',
      'Memory is that of the whole process after the build; PostgreSQL is a process of its own, so its row has none.',
      'ItemsJS and Orama get the products sorted and are asked the requests of the grid. Orama counts facets under all choices, not under every other choice.',
      `Beyond ${PEERS_UP_TO_SKUS} SKUs only the memory engine is measured.`,
      `"checked" answers of the memory engine were compared whole with the plain filter's; all engines find the same number of products where they are asked the same.`,
    ],
  };
}

function rowOf(engine: string, size: number, figures: FilterFigures, ours: FilterFigures) {
  return {
    SKUs: size,
    engine,
    'p50 ms': figures.p50Ms.toFixed(3),
    'p99 ms': figures.p99Ms.toFixed(3),
    'requests/s': Math.round(figures.perSecond),
    'median against memory': `${(figures.p50Ms / ours.p50Ms).toFixed(1)} ×`,
    'build s': (figures.buildMs / 1000).toFixed(2),
    'memory MB': engine === 'PostgreSQL' ? '' : Math.round(figures.rssMb),
    requests: figures.requests,
    checked: figures.checked === 0 ? '' : figures.checked,
  };
}
