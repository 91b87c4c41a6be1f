import type { Page } from '@playwright/test';
import { CURTAINING, cards } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const shelf = (page: Page) => page.getByRole('list', { name: 'Recently seen' });

/** How many products this browser has kept; what keeps them comes when the page is there. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const list: unknown = JSON.parse(window.localStorage.getItem('selvedge.seen-products') ?? '[]');
    return Array.isArray(list) ? list.length : 0;
  });

/** Opens the pages of the first products of a grid and gives their designs and colours, the last first. */
async function openProducts(page: Page, count: number, isKept = true): Promise<string[]> {
  await page.goto(`${CURTAINING}?order=designs`);
  await hydrated(page);
  const first = (await cards(page).all()).slice(0, count);
  // The others of a card are its colours.
  const hrefs = await Promise.all(
    first.map((card) => card.getByRole('link').first().getAttribute('href')),
  );
  const opened: string[] = [];
  for (const href of hrefs) {
    await page.goto(href ?? '');
    await hydrated(page);
    opened.unshift((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    if (isKept) await expect.poll(() => kept(page)).toBe(opened.length);
  }
  return opened;
}

test('products that were opened stand on later pages, the last first, until they are cleared', async ({
  page,
  context,
}) => {
  const [last = '', ...before] = await openProducts(page, 3);
  await expect(shelf(page).getByRole('listitem')).toHaveText(
    before.map((design) => new RegExp(`^${design}`, 'u')),
  );
  await page.goto(CURTAINING);
  await expect(shelf(page).getByRole('link')).toHaveCount(3);
  await shelf(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
  await page.goto(CURTAINING);
  await page.getByRole('button', { name: 'Clear recently seen' }).click();
  await expect(page.getByText('Cleared. This browser keeps none of them')).toBeFocused();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  await page.reload();
  await hydrated(page);
  await expect(shelf(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test('nothing of what was seen is sent, and the server writes none of it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openProducts(page, 2);
  // The product's own page is counted a moment after it shows.
  await expect
    .poll(() => sent.filter((request) => request.includes('/page-views')))
    .toHaveLength(3);
  const seen = await page.evaluate(() => window.localStorage.getItem('selvedge.seen-products'));
  const skus: string[] = JSON.parse(seen ?? '').map(({ sku }: { sku: string }) => sku);
  expect(skus).toHaveLength(2);
  sent.length = 0;
  const response = await page.goto('/item_group/001/application/wallpaper');
  await hydrated(page);
  await expect(shelf(page).getByRole('link')).toHaveCount(2);
  expect(await response?.text()).not.toContain('Recently seen');
  for (const sku of skus) expect(sent.join('\n')).not.toContain(sku);
});

test('a browser that keeps nothing shows the pages as they are', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openProducts(page, 2, false);
  await expect(shelf(page)).toHaveCount(0);
});
