import type { BrowserContext, Page } from '@playwright/test';
import { PAGE_VIEWS_PATH } from '../../apps/site/app/shell/page-views/counters.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** What must be the same however a page was reached. */
export interface ShownPage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Empty where the page has none. */
  readonly canonical: string;
  /** Page and title of the last view that was counted, as JSON. */
  readonly view: string;
}

/** The last page view that each page has sent. */
const views = new WeakMap<Page, string>();

/** Notes from now on which page views a page sends; call it before the page opens anything. */
export function noteViews(page: Page): void {
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === PAGE_VIEWS_PATH)
      views.set(page, request.postData() ?? '');
  });
}

/** Kept by the browser, so it grows along the way: the same page shows it later and not before. */
const RECENTLY_SEEN = 'Recently seen';

/** What a page shows at this moment, but for what this browser has seen. */
export async function shown(page: Page): Promise<ShownPage> {
  const seen = await page.evaluate(() => ({
    address: location.pathname + location.search,
    title: document.title,
    headings: [...document.querySelectorAll('h1, h2')].map(({ textContent }) =>
      (textContent ?? '').replace(/\s+/gu, ' ').trim(),
    ),
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
  }));
  const headings = seen.headings.filter((heading) => heading !== RECENTLY_SEEN);
  return { ...seen, headings, view: views.get(page) ?? '' };
}

/** Opens an address in a page of its own and tells what it shows once its scripts run and its view is counted. */
export async function freshlyLoaded(context: BrowserContext, address: string): Promise<ShownPage> {
  const page = await context.newPage();
  try {
    noteViews(page);
    const answer = await page.goto(address);
    expect(answer?.status(), `${address} is there`).toBe(200);
    await hydrated(page);
    await expect.poll(() => views.get(page), `${address} counts its view`).toBeDefined();
    return await shown(page);
  } finally {
    await page.close();
  }
}
