import { registerUrl } from '@selvedge/contract/urls';
import { chromium, type Page, type Request } from 'playwright';
import { ensureChromium } from '../scripts/machine/chromium.ts';
import { mainPages, withDemoSite } from './demo-site.ts';
import type { BenchResult } from './result.ts';

const PHONE = { width: 390, height: 844 };
const KIB = 1024;

/** The requests of a page from its opening until nothing has been asked for half a second. */
async function requestsOf(page: Page, url: string): Promise<readonly Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  return requests;
}

async function weigh(requests: readonly Request[]): Promise<ReadonlyMap<string, number>> {
  const bytes = new Map<string, number>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType();
    bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize);
  }
  return bytes;
}

const isOwn = (origin: string, url: string): boolean =>
  url.startsWith('data:') ||
  url.startsWith('blob:') ||
  new URL(url).host.endsWith(new URL(origin).host);

/** What the main pages and the registration make a phone load, compressed as it comes over the wire. */
export async function run(): Promise<BenchResult> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows = await withDemoSite(async ({ origin }) => {
      const found: BenchResult['rows'][number][] = [];
      const pages = [...(await mainPages(origin)), ['registration', registerUrl()] as const];
      for (const [name, path] of pages) {
        const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
        const page = await context.newPage();
        const requests = await requestsOf(page, `${origin}${path}`);
        const bytes = await weigh(requests);
        const kib = (...types: string[]): string =>
          (types.reduce((sum, type) => sum + (bytes.get(type) ?? 0), 0) / KIB).toFixed(1);
        found.push({
          page: name,
          'script KiB': kib('script'),
          'styles KiB': kib('stylesheet'),
          'page KiB': kib('document'),
          'fonts KiB': kib('font'),
          'pictures KiB': kib('image'),
          'calls KiB': kib('fetch', 'xhr'),
          requests: requests.length,
          'other hosts': requests.filter((request) => !isOwn(origin, request.url())).length,
        });
        await context.close();
      }
      return found;
    });
    const limits = {
      page: '(limits)',
      'script KiB': '≤ 150',
      'styles KiB': '≤ 30',
      'other hosts': 0,
    };
    return {
      name: 'Weight',
      rows: [...rows, limits],
      notes: [
        `First visit with an empty cache at ${PHONE.width} × ${PHONE.height}, two device pixels to one, until the network is idle: bodies as sent, compressed. Scripts count with what is fetched ahead.`,
      ],
    };
  } finally {
    await browser.close();
  }
}
