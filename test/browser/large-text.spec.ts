import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const TWICE_THE_TEXT_PX = 32;
const HEIGHT_PX = 900;
const PATHS = [
  '/',
  '/item_group/005/application/curtaining',
  '/item_group/005/collection/Cederberg%20Garden/design/Biedouw/colour/Evening',
  '/search?q=blue',
  '/find-by-colour',
  '/store-locator',
  '/careers',
  '/internationals',
  '/responsibilities',
  '/wallpaper-calculator',
  '/register',
];

async function enlargeText(page: Page, width: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: TWICE_THE_TEXT_PX } });
  await page.setViewportSize({ width, height: HEIGHT_PX });
}

/** What the page's buttons say that do not show all of it. */
const cutButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button')]
      .filter(
        (button) => button.checkVisibility() && getComputedStyle(button).overflow !== 'visible',
      )
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      .map(({ textContent }) => textContent),
  );

for (const width of [320, 390, 768, 1440, 1920])
  test(`[WCAG 1.4.4] text of twice its size keeps everything within ${width} px`, async ({
    page,
  }) => {
    await enlargeText(page, width);
    for (const path of PATHS) {
      await page.goto(path);
      const root = await page.evaluate(() => ({
        textPx: getComputedStyle(document.documentElement).fontSize,
        widthPx: document.documentElement.scrollWidth,
      }));
      expect(root, path).toEqual({ textPx: `${TWICE_THE_TEXT_PX}px`, widthPx: width });
      expect(await cutButtons(page), path).toEqual([]);
    }
  });

test('[WCAG 1.4.4] the field of the search dialog has room for a word in text of twice its size', async ({
  page,
}) => {
  await enlargeText(page, 320);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('blue');
  await expect(page.getByRole('button', { name: 'Clear the text' })).toBeVisible();
  const { width = 0 } = (await field.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(6 * TWICE_THE_TEXT_PX);
});
