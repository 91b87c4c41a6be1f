import type { Page } from '@playwright/test';
import { brokenPromises } from '@selvedge/services/testing/promised-headers';
import { findings } from '../browser/findings.ts';
import { expect, test } from '../browser/fixtures.ts';
import { hydrated } from '../browser/hydrated.ts';
import { sitemapPaths } from '../browser/page-kinds.ts';
import { SCREENS } from '../browser/screens.ts';

/** Tests among which the addresses are dealt out, since they are known only once the site runs. */
const PARTS = 12;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What any answer that a page loads lacks of the promised headers, from now on. */
function brokenHeaders(page: Page): string[] {
  const broken: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().startsWith('http')) return;
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
    for (const path of (await sitemapPaths(request)).filter(isOurs))
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(path);
        await hydrated(page);
        expect.soft(await findings(page), `${path} at ${screen.width} px`).toEqual([]);
      }
  });

  test(`part ${part + 1} of the sitemap, and all that it loads, carries the promised headers`, {
    tag: '@headers',
  }, async ({ page, request }) => {
    const broken = brokenHeaders(page);
    for (const path of (await sitemapPaths(request)).filter(isOurs)) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(broken).toEqual([]);
  });
}
