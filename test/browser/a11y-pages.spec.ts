import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';
import { DESK, PHONE, SCREENS, TABLET } from './screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page, path: string, screen: typeof DESK): Promise<void> {
  await page.setViewportSize(screen);
  const answer = await page.goto(path);
  expect(await answer?.text(), 'an attribute that the policy forbids').not.toMatch(
    /<[^>]+\sstyle=/u,
  );
  await hydrated(page);
  expect(await findings(page), `${path} at ${screen.width} px`).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${path} at ${screen.width} px`).toBeLessThanOrEqual(0);
}

for (const kind of PAGE_KINDS)
  for (const screen of [PHONE, TABLET, DESK])
    test(`${kind[0]} has no finding of axe and nothing wider than the screen at ${screen.width} px`, {
      tag: ['@a11y', '@headers', ...(screen === PHONE ? [] : ['@matrix'])],
    }, async ({ page, request }) => {
      await expectSound(page, await pathOfKind(request, kind), screen);
    });

test.describe('what is no page', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  for (const [name, path, status] of [
    ['an address without a page', '/nowhere', 404],
    ['a brand that is not there', '/item_group/9000/brand/Nobody', 404],
    ['an international brand that is not there', '/internationals/brand/nobody', 404],
    ['a catalogue that is not there', '/catalogues/nothing', 404],
    ['a product that is not there', '/item_group/005/collection/X/design/Y/colour/Z', 404],
    ['a preview that has expired', '/?preview=AAAAAAAAAAAAAAAAAAAAAA', 410],
  ] as const)
    test(`${name} has no finding of axe`, { tag: ['@a11y', '@headers'] }, async ({ page }) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(status);
        expect(await findings(page), `${screen.width} px`).toEqual([]);
      }
    });
});
