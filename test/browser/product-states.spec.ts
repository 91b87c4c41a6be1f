import type { Page, Route } from '@playwright/test';
import { applicationCardUrl } from '@selvedge/contract/urls';
import type { FoundProduct } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** Whether a call is a product page's, as opposed to a grid's: it asks for all public fields. */
const isProductCall = (route: Route): boolean => route.request().postDataJSON()?.limited === false;

/** Takes over the calls of product pages; all others go through. */
async function onProductCall(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/products/multi_filter', async (route) =>
    route.request().method() === 'POST' && isProductCall(route) ? answer(route) : route.continue(),
  );
}

/**
 * What the service answers to a call. It is asked on the page's own origin, since not every machine resolves the
 * services' hosts.
 */
async function ask(page: Page, route: Route, path: string) {
  const { origin } = new URL(page.url());
  const response = await route.fetch({ url: `${origin}/services/product${path}` });
  const headers = { ...response.headers(), 'access-control-allow-origin': origin };
  return { response, headers };
}

/** Answers product pages as the service does, each product changed, and no more of them than `count`. */
async function changeProducts(
  page: Page,
  change: Record<string, unknown>,
  count?: number,
): Promise<void> {
  await onProductCall(page, async (route) => {
    const { response, headers } = await ask(page, route, '/products/multi_filter');
    const answer: { products: FoundProduct[] } = await response.json();
    const products = answer.products.slice(0, count).map((product) => ({ ...product, ...change }));
    await route.fulfill({ response, headers, json: { ...answer, products } });
  });
}

/** Opens a product within the site, as a visitor does: through the first card of a grid. */
async function openFromGrid(page: Page): Promise<void> {
  await page.goto(applicationCardUrl('005', 'Curtaining'));
  await hydrated(page);
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/design\//u);
}

const productCode = (page: Page) => page.getByRole('row', { name: 'Product Code' });

test('[PROD-05] says that the product is loading while it is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await onProductCall(page, async (route) => {
    await released;
    await route.continue();
  });
  await openFromGrid(page);
  const loading = page.getByText('Loading product information...');
  await expect(loading).toBeVisible();
  release();
  await expect(productCode(page)).toBeVisible();
  await expect(loading).toBeHidden();
});

test.describe('when the call fails', () => {
  test.use({ expectedConsole: [/status of 400/u] });

  test('[ERR-09] says so, and tries again when asked to', async ({ page }) => {
    let failing = true;
    await onProductCall(page, (route) =>
      failing
        ? route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { success: false, msg: 'No.' },
          })
        : route.continue(),
    );
    await openFromGrid(page);
    await expect(page.getByRole('alert')).toContainText('Product information could not be loaded');
    failing = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(productCode(page)).toBeVisible();
  });
});

test('[PROD-11] cuts a description at 500 characters and shows the rest on demand', async ({
  page,
}) => {
  const text = 'Nine proteas drawn on the mountain. '.repeat(20).trim();
  await changeProducts(page, { long_description: text });
  await openFromGrid(page);
  const description = page.getByText('Nine proteas drawn');
  await expect(description).toHaveText(`${text.slice(0, 500).trimEnd()}…`);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(description).toHaveText(text);
  await page.getByRole('button', { name: 'Less' }).click();
  await expect(description).toHaveText(`${text.slice(0, 500).trimEnd()}…`);
});

test('[PROD-16] up to five colours wrap where the row is too narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await changeProducts(page, {}, 5);
  await openFromGrid(page);
  const colours = page.getByRole('region', { name: 'Colours' });
  await expect(colours.getByRole('button')).toHaveCount(5);
  const strip = colours.getByRole('list');
  await expect(strip).toHaveCSS('flex-wrap', 'wrap');
  await expect(strip).toHaveCSS('overflow-x', 'visible');
});

test('[PROD-03] lays symbols on the pictures, by name where they have no picture', async ({
  page,
}) => {
  const symbols = [
    { image_data: '/favicon.svg', file_name: 'Flame_retardant.png' },
    { image_data: '', file_name: 'Outdoor' },
  ];
  await changeProducts(page, { symbols, primaryImageUrl: '', additionalImages: [] });
  await openFromGrid(page);
  const overlay = page.getByRole('list', { name: 'Symbols' });
  await expect(overlay.getByRole('img', { name: 'Flame retardant' })).toBeVisible();
  await expect(overlay.getByText('Outdoor')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: / in /u }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
});

test('[PROD-12] an arrival from a grid makes the grid ask again on the way back', async ({
  page,
}) => {
  const gridCalls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/products/multi_filter') && sent.postDataJSON()?.limited === true)
      gridCalls.push(sent.url());
  });
  await openFromGrid(page);
  await expect(productCode(page)).toBeVisible();
  gridCalls.length = 0;
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await expect.poll(() => gridCalls.length).toBeGreaterThan(0);
});

test('[PROD-13] leaving the design area clears what the filter has kept', async ({ page }) => {
  await openFromGrid(page);
  await expect(productCode(page)).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem('filter:scroll', '700');
    sessionStorage.setItem('other', 'kept');
  });
  const colours = page.getByRole('region', { name: 'Colours' }).getByRole('button');
  await colours.last().click();
  expect(await page.evaluate(() => sessionStorage.getItem('filter:scroll'))).toBe('700');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Fabric' })
    .click();
  await expect(page).toHaveURL('/item_group/005');
  const kept = () =>
    page.evaluate(() => [sessionStorage.getItem('filter:scroll'), sessionStorage.getItem('other')]);
  await expect.poll(kept).toEqual([null, 'kept']);
});

test('a design that goes missing within the site is not found', async ({ page }) => {
  await onProductCall(page, async (route) => {
    const { response, headers } = await ask(page, route, '/products/multi_filter');
    const answer: object = await response.json();
    await route.fulfill({ response, headers, json: { ...answer, products: [] } });
  });
  await openFromGrid(page);
  await expect(page.getByText('Whoops! This page has gone missing.')).toBeVisible();
});
