import { request } from 'node:http';
import { cpuSeconds } from './cpu-time.ts';
import { mainPages, withDemoSite } from './demo-site.ts';
import { type RunningNginx, withNginxFile, withNginxProxy } from './nginx.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';
import { ensureWrk, wrk } from './wrk.ts';

const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 1;
const ROUNDS = 9;
const COLD_RENDERS = 15;
const SHRUNK_WITHIN_MS = 10_000;
const ASK_EVERY_MS = 100;
const LIKED = { 'accept-encoding': 'br' };
/** What nginx says of itself or of the connection. */
const NOT_COPIED = new Set(['connection', 'content-length', 'date', 'keep-alive', 'content-type']);

interface RawAnswer {
  readonly body: Buffer;
  readonly headers: ReadonlyMap<string, string>;
}

/** An answer as it lies on the wire, not decompressed. */
function raw(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: LIKED }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        const headers = Object.entries(response.headers)
          .filter(([name]) => !NOT_COPIED.has(name))
          .map(([name, value]) => [name, String(value)] as const);
        resolve({ body: Buffer.concat(chunks), headers: new Map(headers) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The answer once it is as small as it gets: a page that is asked for again is made smaller meanwhile. */
async function smallest(url: string): Promise<RawAnswer> {
  const first = await raw(url);
  const until = performance.now() + SHRUNK_WITHIN_MS;
  for (;;) {
    const answer = await raw(url);
    if (answer.body.length < first.body.length || performance.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** The median time of a page that was not kept: each address differs in a parameter that the page does not know. */
async function coldRenderMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < COLD_RENDERS; n++) {
    const cold = new URL(url);
    cold.searchParams.set('cold', String(n));
    const from = performance.now();
    await raw(cold.href);
    times.push(performance.now() - from);
  }
  return percentile(times, 0.5);
}

interface Figures {
  readonly perCoreSecond: number;
  readonly p99Ms: number;
}

/** What a server answers in a second of its processor's time: on a core of its own, in a second. */
async function round({ url, pid }: RunningNginx): Promise<Figures> {
  const before = cpuSeconds(pid);
  const { requests, p99Ms } = await wrk(url, ROUND_SECONDS, LIKED);
  return { perCoreSecond: requests / (cpuSeconds(pid) - before), p99Ms };
}

/** Figures of servers that are asked in turn, round by round: what else the machine does meets all of them. */
async function inTurn(servers: readonly RunningNginx[]): Promise<readonly Figures[][]> {
  for (const { url } of servers) await wrk(url, WARM_UP_SECONDS, LIKED);
  const rounds: Figures[][] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const figures: Figures[] = [];
    for (const server of servers) figures.push(await round(server));
    rounds.push(figures);
  }
  return rounds;
}

/**
 * Pages straight from the process, and through the documented nginx, beside an nginx that serves the same bytes and
 * headers from a file; each of the three on one core.
 */
export async function run(): Promise<BenchResult> {
  await ensureWrk();
  const rows = await withDemoSite(
    async ({ origin, process: { pid = 0 } }) => {
      const found: BenchResult['rows'][number][] = [];
      for (const [page, path] of await mainPages(origin)) {
        const url = `${origin}${path}`;
        const coldMs = await coldRenderMs(url);
        const { body, headers } = await smallest(url);
        const rounds = await withNginxFile(body, headers, (file) =>
          withNginxProxy(origin, path, (proxy) => inTurn([{ url, pid }, proxy, file])),
        );
        const median = (of: (figures: readonly Figures[]) => number) =>
          percentile(rounds.map(of), 0.5);
        const rate = (place: number) =>
          Math.round(median((figures) => figures[place]?.perCoreSecond ?? 0));
        const ratio = median(
          ([, proxy, file]) => (proxy?.perCoreSecond ?? 0) / (file?.perCoreSecond ?? 1),
        );
        found.push({
          page,
          'bytes (br)': body.length,
          'cold ms': coldMs.toFixed(1),
          'process requests/s': rate(0),
          limit: 15_000,
          'p99 ms': median(([own]) => own?.p99Ms ?? 0).toFixed(2),
          'through nginx requests/s': rate(1),
          'file by nginx requests/s': rate(2),
          'through nginx, of a file': `${Math.round(ratio * 100)} %`,
          'least of a file': '90 %',
        });
      }
      return found;
    },
    ['taskset', '-c', '0'],
  );
  return {
    name: 'Pages',
    rows,
    notes: [
      `32 connections of wrk on the second core, in turn ${ROUNDS} times ${ROUND_SECONDS} s at the process, at nginx as deploy/nginx/selvedge.conf puts it before the site, and at nginx with the same bytes in a file (one worker each), all on the first core, whose time is that of the server itself; medians, also of the ratios of neighbouring rounds. Logging, limits and metrics as delivered; nginx writes no log.`,
      `Cold: the median of ${COLD_RENDERS} pages rendered, compressed and answered one after another.`,
    ],
  };
}
