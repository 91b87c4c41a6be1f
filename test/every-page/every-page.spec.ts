import type { Page } from '@playwright/test';
import { brokenPromises } from '../../apps/services/test/abuse/promised-headers.ts';
import { findings } from '../browser/findings.ts';
import { expect, test } from '../browser/fixtures.ts';
import { hydrated } from '../browser/hydrated.ts';
import { sitemapPaths } from '../browser/page-kinds.ts';
import { SCREENS } from '../browser/screens.ts';
import { faultsAgainstStandards } from '../browser/standards.ts';
import { faultsOfChecker } from './html-checker.ts';

/** Tests among which the addresses are dealt out, since they are known only once the site runs. */
const PARTS = 12;

/** `-- all` after the command looks at every product; without it one stands for ten, which the same code renders. */
const EVERY_NTH_PRODUCT = process.env.EVERY_PRODUCT ? 1 : 10;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The addresses of the site that a page's source links to, without fragments. */
const linksOf = (html: string, siteAddress: string | undefined): string[] =>
  Array.from(html.matchAll(/<a\b[^>]*\shref="([^"]+)"/gu), ([, href = '']) =>
    URL.parse(href.replaceAll('&amp;', '&'), siteAddress),
  ).flatMap((url) =>
    url?.origin === new URL(siteAddress ?? '').origin ? [url.pathname + url.search] : [],
  );

/** What is wrong with any answer that a page loads from now on: its host, its status, or a promised header. */
function brokenAnswers(page: Page, siteAddress: string | undefined): string[] {
  const { origin } = new URL(siteAddress ?? '');
  const broken: string[] = [];
  page.on('request', (asked) => {
    const url = new URL(asked.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      broken.push(`${page.url()} asks another host: ${url.href}`);
  });
  page.on('response', async (answer) => {
    if (!answer.url().startsWith('http')) return;
    if (answer.status() >= 400) broken.push(`${answer.url()}: ${answer.status()}`);
    const headers = await answer.allHeaders().catch(() => undefined);
    for (const fault of headers ? brokenPromises(headers, false) : [])
      broken.push(`${answer.url()}: ${fault}`);
  });
  return broken;
}

for (let part = 0; part < PARTS; part += 1) {
  const isOurs = (_path: string, index: number): boolean => index % PARTS === part;

  test(`part ${part + 1} of the sitemap has no finding of axe`, { tag: '@a11y' }, async ({
    page,
    request,
  }) => {
    for (const path of (await sitemapPaths(request, EVERY_NTH_PRODUCT)).filter(isOurs))
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(path);
        await hydrated(page);
        expect.soft(await findings(page), `${path} at ${screen.width} px`).toEqual([]);
      }
  });

  test(`part ${part + 1} of the sitemap is valid HTML with complete structured data, and its links lead somewhere`, {
    tag: '@standards',
  }, async ({ request, baseURL }) => {
    const links = new Set<string>();
    const paths = (await sitemapPaths(request, EVERY_NTH_PRODUCT)).filter(isOurs);
    const sources: string[] = [];
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      sources.push(html);
      expect.soft(await faultsAgainstStandards(html), path).toEqual([]);
      for (const link of linksOf(html, baseURL)) links.add(link);
    }
    expect.soft(await faultsOfChecker(sources), paths.join('\n')).toEqual([]);
    expect(links.size).toBeGreaterThan(0);
    for (const link of links)
      expect.soft((await request.get(link)).status(), link).toBeLessThan(400);
  });

  test(`part ${part + 1} of the sitemap, and all that it loads, comes from the site with the promised headers`, {
    tag: '@headers',
  }, async ({ page, request, baseURL }) => {
    const broken = brokenAnswers(page, baseURL);
    for (const path of (await sitemapPaths(request, EVERY_NTH_PRODUCT)).filter(isOurs))
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(path, { waitUntil: 'networkidle' });
        await hydrated(page);
      }
    expect(broken).toEqual([]);
  });
}
