import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { freshlyLoaded, noteViews, type ShownPage, shown } from './shown-page.ts';
import { PATTERNS, routeOf, type SiteMap, siteMap } from './site-map.ts';

/** `npm run check:ways` walks everything, and by every means; `npm test` what differs most. */
const IS_FULL = process.env.EVERY_WAY !== undefined;

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Routes that no link of the demo's pages leads to: a design by hits of the search, a catalogue by a button that opens it
 * over its page. The short addresses of a collection and of a product are left behind at once, for their pages.
 */
const NOT_LINKED = new Set([
  '/item_group/:itemGroup/collection/:collection/design/:design',
  '/catalogues/:id',
  '/collections/:urlTitle/:id',
  '/products/:sku',
]);

/** Pages from which nearly every route is a click away. */
const SHORT_STARTS = [
  '/',
  '/item_group/:itemGroup/application/:application',
  '/item_group/:itemGroup/collection/:collection/design/:design/colour/:colour',
  '/item_group/:itemGroup/application_type/:applicationType',
  '/internationals',
];

// A machine at its limit sheds pictures, which is no fault of a way.
test.use({ expectedConsole: [/503 \(Service Unavailable\)/u] });

let walked: Promise<SiteMap> | undefined;
/** The site's map, made once for the tests of a worker. */
const mapOf = (request: APIRequestContext): Promise<SiteMap> => {
  walked ??= siteMap(request);
  return walked;
};

interface Way {
  readonly href: string;
  /** Which of the page's links to this address. */
  readonly region: string;
  readonly kind: string;
}

/** One link of every kind that a page draws: kinds differ in where they stand and in the route they lead to. */
async function waysFrom(page: Page): Promise<Way[]> {
  const links = await page.locator('a[href^="/"]:not([target="_blank"])').evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      // Within the page's own part a heading may stand in a header too.
      region: anchor.closest('main')
        ? 'main'
        : (anchor.closest('header, footer')?.tagName.toLowerCase() ?? 'main'),
    })),
  );
  const ways = new Map<string, Way>();
  for (const { href, region } of links) {
    const route = routeOf(href);
    const kind = `${region} to ${route}`;
    if (route !== undefined && !href.includes('#') && !ways.has(kind))
      ways.set(kind, { href, region, kind });
  }
  return [...ways.values()];
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Presses a link as the page draws it; one within a closed menu by the keyboard's way, which needs no sight. */
async function follow(page: Page, { href, region }: Way): Promise<void> {
  const within = region === 'main' ? page.getByRole('main') : page.locator(region).first();
  const link = within.locator(`a[href=${JSON.stringify(href)}]:not([target="_blank"])`).first();
  if (await link.isVisible()) await link.click();
  else await link.dispatchEvent('click');
}

/** Follows ways from a page, each by click and Back, in the full form by Forward and a reload too. */
async function walk(
  page: Page,
  start: string,
  isToWalk: (way: Way) => boolean,
  fresh: (address: string) => Promise<ShownPage>,
): Promise<void> {
  await page.goto(start);
  await hydrated(page);
  await expect.poll(() => shown(page), start).toEqual(await fresh(start));
  // A link to the page itself leaves no entry to go back to.
  const ways = (await waysFrom(page)).filter(({ href }) => pathOf(href) !== pathOf(start));
  for (const way of ways.filter(isToWalk))
    await test.step(`from ${start}, ${way.kind}: ${way.href}`, async () => {
      const there = await fresh(way.href);
      await follow(page, way);
      await expect.poll(() => shown(page), way.href).toEqual(there);
      await page.goBack();
      await expect.poll(() => shown(page), `Back from ${way.href}`).toEqual(await fresh(start));
      if (!IS_FULL) return;
      await page.goForward();
      await expect.poll(() => shown(page), `Forward to ${way.href}`).toEqual(there);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => shown(page), `${way.href} again`).toEqual(there);
      await page.goBack();
      await expect.poll(() => shown(page), `Back to ${start}`).toEqual(await fresh(start));
    });
}

/** What addresses show when they are loaded, each loaded once. */
const freshLoads = (context: BrowserContext) => {
  const loaded = new Map<string, ShownPage>();
  return async (address: string): Promise<ShownPage> => {
    const known = loaded.get(address) ?? (await freshlyLoaded(context, address));
    loaded.set(address, known);
    return known;
  };
};

for (const screen of SCREENS)
  test.describe(`at ${screen.width} px`, { tag: '@ways' }, () => {
    test.use({ viewport: screen });
    test.describe.configure({ timeout: 900_000 });

    if (IS_FULL)
      for (const pattern of PATTERNS.filter((each) => !NOT_LINKED.has(each)))
        test(`every kind of link of ${pattern} shows by click what its address shows, and Back returns`, async ({
          page,
          request,
          context,
        }) => {
          noteViews(page);
          const start = (await mapOf(request)).pages.get(pattern);
          if (start === undefined) throw new Error(`No page links to ${pattern}`);
          await walk(page, start, () => true, freshLoads(context));
        });
    else
      test('a link to every route shows by click what its address shows, and Back returns', async ({
        page,
        request,
        context,
      }) => {
        noteViews(page);
        const fresh = freshLoads(context);
        const followed = new Set<string>();
        const { pages } = await mapOf(request);
        // On a phone the menus differ, and not what they lead to.
        for (const pattern of screen.width < 600 ? ['/'] : SHORT_STARTS)
          await walk(
            page,
            pages.get(pattern) ?? '/',
            ({ href }) => isNews(followed, routeOf(href)),
            fresh,
          );
      });
  });

/** Whether a set does not hold a value yet; it does from then on. */
function isNews(known: Set<string>, value: string | undefined): boolean {
  if (value === undefined || known.has(value)) return false;
  known.add(value);
  return true;
}

test('[decision 45] every address to which a page of any route links is there', {
  tag: '@ways',
}, async ({ request }) => {
  const { pages, linked } = await mapOf(request);
  expect(PATTERNS.filter((pattern) => !pages.has(pattern) && !NOT_LINKED.has(pattern))).toEqual([]);
  const missing: string[] = [];
  for (const address of linked) {
    const answer = await request.get(address);
    if (!answer.ok()) missing.push(`${address}: ${answer.status()}`);
  }
  expect(missing).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.describe.configure({ timeout: 900_000 });

  test('every kind of link leads to what its address shows', {
    tag: '@ways',
  }, async ({ page, request }) => {
    const { pages } = await mapOf(request);
    for (const pattern of IS_FULL ? PATTERNS : ['/']) {
      const start = pages.get(pattern);
      if (start === undefined) continue;
      await page.goto(start);
      for (const way of await waysFrom(page)) {
        await page.goto(start);
        const [answer] = await Promise.all([page.waitForEvent('load'), follow(page, way)]);
        const { title, headings } = await shown(answer);
        await page.goto(way.href);
        expect(await shown(page), way.href).toMatchObject({ title, headings });
      }
    }
  });
});
