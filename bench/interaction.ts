import { ensureChromium } from '../scripts/machine/chromium.ts';
import { mainPages, withDemoSite } from './demo-site.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';
import { runAlone } from './run-alone.ts';

interface MeasuredMs {
  readonly shown: readonly number[];
  readonly interactions: readonly number[];
}

/** How quickly a click on a filter shows its products, and how responsive the page stays. */
export async function run(): Promise<BenchResult> {
  const { shown, interactions } = await withDemoSite(async ({ origin }) => {
    const path = (await mainPages(origin)).get('application') ?? '/';
    const measured = await runAlone('interaction-child.ts', [
      await ensureChromium(),
      `${origin}${path}`,
    ]);
    return measured as MeasuredMs; // what the child prints
  });
  const row = (what: string, ms: number) => ({ what, ms: Math.round(ms), limit: '100' });
  return {
    name: 'Interaction',
    rows: [
      row('click on a filter to its products, median', percentile(shown, 0.5)),
      row('click on a filter to its products, p95', percentile(shown, 0.95)),
      row('interaction to next paint, p98', percentile([0, ...interactions], 0.98)),
    ],
    notes: [
      `${shown.length} clicks on the filter of an application page, one after another; from the press to the frame after the changed count of products. Interactions as the browser's event timing tells them, in steps of 8 ms.`,
    ],
  };
}
