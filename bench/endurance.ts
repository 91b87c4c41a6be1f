import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PICTURE_FORMATS, PICTURE_WIDTHS_PX } from '@selvedge/contract/picture-address';
import { demoProducts } from '@selvedge/demo/products';
import { buildSiteIfStale } from '../scripts/building/site-build.ts';
import { startSite } from '../scripts/faults/site-process.ts';
import { freePort } from '../scripts/machine/free-port.ts';
import { ADMINISTRATOR } from '../test/hub/administrator.ts';
import { generateRequests } from './filter-requests.ts';
import { HubClient } from './hub-client.ts';
import { percentile } from './percentile.ts';
import { PHRASES } from './phrases.ts';
import { type MemorySample, type Role, sampleMemory } from './process-memory.ts';
import type { BenchResult } from './result.ts';

const USUAL_MINUTES = 120;
const SAMPLE_EVERY_MS = 15_000;
/** After the start, before memory is called that of a running house. */
const WARM_UP_MINUTES = 10;
const IMPORTED_ROWS = 500;
/** A first start draws the demo, on a busy machine for minutes. */
const FIRST_START_MS = 600_000;
const POINTS_OF_CHART = 60;
const SERVICES = '/services/product/products';
const LOCATION = /<loc>([^<]+)<\/loc>/gu;

/** The limits of the promises, in megabytes. */
const LIMITS: Partial<Record<Role | 'together', number>> = { site: 500, hub: 400, together: 1024 };

/** Every original of a folder in every width and format, in an order that goes through all of them. */
function picturesOf(mediaDir: string): string[] {
  const originals = readdirSync(mediaDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\da-f]{2}\/[\da-f]+\.\w+$/u.test(path))
    .map((path) => path.replace(/\.\w+$/u, ''));
  return PICTURE_WIDTHS_PX.flatMap((widthPx) =>
    PICTURE_FORMATS.flatMap((format) =>
      originals.map((name) => `/pictures/${widthPx}/${name}.${format}`),
    ),
  );
}

async function pagesOf(origin: string): Promise<string[]> {
  const locations = async (path: string) =>
    Array.from((await (await fetch(origin + path)).text()).matchAll(LOCATION), ([, url = '']) =>
      url.slice(new URL(url).origin.length),
    );
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

/** A product file of the bench's own, in which every row changes from round to round. */
const productFile = (round: number): string =>
  [
    'sku,design,colour,range,item_group,width',
    ...Array.from(
      { length: IMPORTED_ROWS },
      (_, row) => `END-${row},Endurance,Colour ${row},Bench,005,${100 + (round % 50)}cm`,
    ),
  ].join('\n');

/** One kind of work, so often a second, one after the other. */
interface Work {
  readonly what: string;
  readonly perSecond: number;
  /** @throws where the answer is not the wanted one */
  readonly once: (round: number) => Promise<unknown>;
}

interface Done {
  readonly what: string;
  readonly durationsMs: number[];
  readonly failures: string[];
}

async function repeat({ what, perSecond, once }: Work, signal: AbortSignal): Promise<Done> {
  const durationsMs: number[] = [];
  const failures: string[] = [];
  for (let round = 0; !signal.aborted; round++) {
    const from = performance.now();
    await once(round).catch((error: unknown) => failures.push(String(error)));
    durationsMs.push(performance.now() - from);
    const rest = from + 1000 / perSecond - performance.now();
    await pause(Math.max(0, rest), undefined, { signal }).catch(() => undefined);
  }
  return { what, durationsMs, failures };
}

const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('The list is empty');
  return one;
};

async function workOf(origin: string, hub: HubClient, mediaDir: string): Promise<Work[]> {
  const pages = await pagesOf(origin);
  const pictures = picturesOf(mediaDir);
  const filters = generateRequests(demoProducts(), 5000);
  const ask = async (path: string, body?: object): Promise<void> => {
    const answer = await fetch(origin + path, {
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  return [
    { what: 'pages', perSecond: 10, once: (round) => ask(at(pages, round)) },
    { what: 'pages never asked before', perSecond: 1, once: (round) => ask(`/?visit=${round}`) },
    { what: 'fresh pictures', perSecond: 2, once: (round) => ask(at(pictures, round)) },
    {
      what: 'filters',
      perSecond: 10,
      once: (round) => ask(`${SERVICES}/multi_filter`, at(filters, round)),
    },
    {
      what: 'phrases',
      perSecond: 2,
      once: (round) =>
        ask(
          `${SERVICES}/find?query=${encodeURIComponent(at(PHRASES, round).phrase)}&start=0&end=9`,
        ),
    },
    {
      what: 'saves of the home page',
      perSecond: 1 / 10,
      once: (round) =>
        hub.post('/api/globals/home-page', {
          title: `Cloth that lasts ${round} rounds.`,
          _status: 'published',
        }),
    },
    {
      what: `imports of ${IMPORTED_ROWS} rows`,
      perSecond: 1 / 60,
      once: (round) => hub.importProducts('endurance.csv', productFile(round)),
    },
  ];
}

/** Samples at even distances as a chart that readers of Markdown are shown. */
function chart(samples: readonly MemorySample[], minutes: number): string {
  const step = Math.ceil(samples.length / POINTS_OF_CHART);
  const line = (value: (sample: MemorySample) => number | undefined) =>
    `  line [${samples
      .filter((_, index) => index % step === 0)
      .map((sample) => (value(sample) ?? 0).toFixed(0))
      .join(', ')}]`;
  return [
    '```mermaid',
    'xychart-beta',
    '  title "All together, the hub, and the site, in MB"',
    `  x-axis "minutes" 0 --> ${minutes}`,
    '  y-axis "MB" 0 --> 1100',
    line(({ total }) => total),
    line(({ byRole }) => byRole.get('hub')),
    line(({ byRole }) => byRole.get('site')),
    '```',
  ].join('\n');
}

function memoryRow(
  what: Role | 'together',
  samples: readonly MemorySample[],
  value: (sample: MemorySample) => number | undefined,
) {
  const first = samples[0]?.atMs ?? 0;
  const warm = samples.filter(({ atMs }) => atMs - first >= WARM_UP_MINUTES * 60_000);
  const of = (some: readonly MemorySample[]) => some.map((sample) => value(sample) ?? 0);
  const half = Math.floor(warm.length / 2);
  return {
    what,
    'at start MB': of(samples)[0]?.toFixed(0) ?? '',
    'median of the first half': percentile(of(warm.slice(0, half)), 0.5).toFixed(0),
    'median of the second half': percentile(of(warm.slice(half)), 0.5).toFixed(0),
    'highest MB': Math.max(...of(samples)).toFixed(0),
    'limit MB': LIMITS[what] ?? '',
  };
}

const loadRow = ({ what, durationsMs, failures }: Done) => ({
  what,
  done: durationsMs.length,
  failed: failures.length,
  'median ms': percentile(durationsMs, 0.5).toFixed(1),
  'p99 ms': percentile(durationsMs, 0.99).toFixed(0),
});

/**
 * Site, hub and database under mixed work for two hours, or for as many minutes as are given (`npm run bench --
 * endurance 30`), and the memory that they hold meanwhile. Linux only.
 */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const minutes = Number(args.find((arg) => /^\d+$/u.test(arg)) ?? USUAL_MINUTES);
  await buildSiteIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-endurance-'));
  const hubPort = await freePort();
  const site = await startSite({
    port: await freePort(),
    dataDir,
    databaseUrl: '',
    script: 'start.ts',
    readyLimitMs: FIRST_START_MS,
    settings: {
      HUB_PORT: String(hubPort),
      HUB_ADMIN_EMAIL: ADMINISTRATOR.email,
      HUB_ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  });
  try {
    const hub = await HubClient.of(`http://localhost:${hubPort}`, ADMINISTRATOR);
    const over = AbortSignal.timeout(minutes * 60_000);
    const samples: MemorySample[] = [];
    const sampled = repeat(
      {
        what: 'samples',
        perSecond: 1000 / SAMPLE_EVERY_MS,
        once: async () => samples.push(await sampleMemory(site.pid)),
      },
      over,
    );
    const work = await workOf(site.origin, hub, join(dataDir, 'media'));
    const done = await Promise.all(work.map((one) => repeat(one, over)));
    await sampled;
    const roles = [...new Set(samples.flatMap(({ byRole }) => [...byRole.keys()]))];
    return {
      name: 'Endurance',
      rows: [
        ...roles.map((role) => memoryRow(role, samples, ({ byRole }) => byRole.get(role))),
        memoryRow('together', samples, ({ total }) => total),
        ...done.map(loadRow),
      ],
      notes: [
        `The demo supplier, site, hub and database as \`npm start\` runs them, ${minutes} minutes of mixed work; medians after the first ${WARM_UP_MINUTES}. Resident memory by process; together, what they share counts once.`,
        ...done.flatMap(({ failures }) => failures.slice(0, 3)).map((failure) => `- ${failure}`),
        '',
        chart(samples, minutes),
      ],
    };
  } finally {
    await site.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
