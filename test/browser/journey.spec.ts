import type { Locator, Page } from '@playwright/test';
import { cards, countLine, query } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const scrollYPx = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** No page of the way has more places to tab to before what is looked for. */
const MOST_TABS = 150;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${wanted}.`);
}

/** Adds up what moves on the page without anyone's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

const applicationsOf = (page: Page) => page.getByRole('region', { name: 'Applications' });

test('[LAND-01] [APP-04] the way from home to a product and back is walked by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const shifts = await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  const fabric = page.getByRole('main').getByRole('link', { name: 'Fabric', exact: true });
  await tabTo(page, fabric);
  const homeYPx = await scrollYPx(page);
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle(/^Fabric\b/u);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrollYPx(page)).toBe(0);
  const curtaining = applicationsOf(page).getByRole('link', { name: /^Curtaining/u });
  await tabTo(page, curtaining);
  const landingYPx = await scrollYPx(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Discover - Curtaining' })).toBeVisible();
  expect(await scrollYPx(page)).toBe(0);
  const card = cards(page).nth(4).getByRole('link');
  await tabTo(page, card);
  const href = (await card.getAttribute('href')) ?? '';
  const gridYPx = await scrollYPx(page);
  expect(gridYPx).toBeGreaterThan(0);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
  expect(await scrollYPx(page)).toBe(0);
  const colours = page.getByRole('region', { name: 'Colours' }).getByRole('button');
  await tabTo(page, colours.nth(1));
  await page.keyboard.press('Enter');
  await expect(colours.nth(1)).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('href', href);
  await expect.poll(() => scrollYPx(page)).toBe(gridYPx);

  await page.goBack();
  await expect(curtaining).toBeFocused();
  await expect.poll(() => scrollYPx(page)).toBe(landingYPx);

  await page.goBack();
  await expect(fabric).toBeFocused();
  await expect.poll(() => scrollYPx(page)).toBe(homeYPx);
  expect(await shifts()).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[LAND-01] [APP-04] the way from home to a product and back loses neither place nor filter', async ({
    page,
  }) => {
    test.slow();
    const shifts = await watchShifts(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Fabric', exact: true }).tap();
    await expect(page).toHaveTitle(/^Fabric\b/u);
    const curtaining = applicationsOf(page).getByRole('link', { name: /^Curtaining/u });
    await curtaining.scrollIntoViewIfNeeded();
    const landingYPx = await scrollYPx(page);
    await curtaining.tap();

    await page.getByRole('button', { name: /^Filters/u }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('heading', { name: 'Colour', exact: true }).tap();
    await sheet.getByRole('checkbox').and(page.locator('input[value="Blue"]')).tap();
    await sheet.getByRole('button', { name: /^Show \d+ products?$/u }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
    const counted = await countLine(page).textContent();

    const card = cards(page).nth(5).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const href = await card.getAttribute('href');
    const gridYPx = await scrollYPx(page);
    await card.tap();
    await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
    expect(await scrollYPx(page)).toBe(0);

    await page.goBack();
    await expect(countLine(page)).toHaveText(counted ?? '');
    expect(query(page).getAll('colours')).toEqual(['Blue']);
    await expect(card).toHaveAttribute('href', href ?? '');
    await expect.poll(() => scrollYPx(page)).toBe(gridYPx);

    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(countLine(page)).toHaveText(counted ?? '');
    await expect(card).toBeInViewport();

    await page.goBack();
    await expect(curtaining).toBeVisible();
    await expect.poll(() => scrollYPx(page)).toBe(landingYPx);
    expect(await shifts()).toBeLessThan(0.01);
  });
});
