import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../scripts/machine/chromium.ts';
import { mainPages, withDemoSite } from './demo-site.ts';
import { ownBlockingMs } from './own-blocking.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';

const RUNS = 5;
const ATTEMPTS = 4;

/** Category scores in percent, then times in milliseconds. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'largest paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

const OWN_BLOCKING = 'own blocking ms';

/** One run on a simulated phone: slow 4G and a processor four times as slow, which are Lighthouse's own settings. */
async function runOnce(url: string, chromePath: string): Promise<ReadonlyMap<string, number>> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits, configSettings } = result.lhr;
    const { traceEvents } = result.artifacts.Trace;
    for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
      if (scoreDisplayMode === 'binary' && score === 0) console.log(`${url}: ${id}: ${title}`);
    }
    return new Map([
      ...CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100] as const),
      ...Object.entries(AUDITS).map(
        ([column, name]) => [column, audits[name]?.numericValue ?? Number.NaN] as const,
      ),
      [
        OWN_BLOCKING,
        ownBlockingMs(traceEvents, configSettings.throttling.cpuSlowdownMultiplier),
      ] as const,
    ]);
  } finally {
    chrome.kill();
  }
}

/** Chromium now and then gives a trace without its beginning; such a run says nothing and is made again. */
async function runUntilTraced(
  url: string,
  chromePath: string,
): Promise<ReadonlyMap<string, number>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(url, chromePath);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`${url}: run again, since ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function medians(url: string, chromePath: string): Promise<Record<string, number>> {
  const runs: ReadonlyMap<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runUntilTraced(url, chromePath));
  const columns = [...(runs[0]?.keys() ?? [])];
  return Object.fromEntries(
    columns.map((column) => {
      const value = percentile(
        runs.map((run) => run.get(column) ?? Number.NaN),
        0.5,
      );
      return [column, column === 'layout shift' ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  );
}

/** What Lighthouse says of the main pages on a phone; medians of five runs. */
export async function run(): Promise<BenchResult> {
  const chromePath = await ensureChromium();
  const rows = await withDemoSite(async ({ origin }) => {
    const found: BenchResult['rows'][number][] = [];
    for (const [page, path] of await mainPages(origin)) {
      found.push({ page, ...(await medians(`${origin}${path}`, chromePath)) });
    }
    return found;
  });
  return {
    name: 'Lighthouse',
    rows: [
      ...rows,
      {
        page: '(limits)',
        performance: '≥ 95',
        accessibility: 100,
        'best-practices': 100,
        seo: 100,
        'largest paint ms': '< 2000',
        'blocking ms': '< 100',
        [OWN_BLOCKING]: '',
        'layout shift': 0,
      },
    ],
    notes: [
      `Medians of ${RUNS} runs on a simulated phone: slow 4G, a processor four times as slow. The site runs on the same machine.`,
      'Blocking is what tasks take beyond 50 ms, also while they wait for a core; its own is the same by the processor time that they use.',
    ],
  };
}
