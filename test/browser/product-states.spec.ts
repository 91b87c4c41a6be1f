import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changeProducts, failProductCall, onProductCall, openFromGrid } from './product-calls.ts';

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
    await onProductCall(page, (route) => (failing ? failProductCall(route) : route.continue()));
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
  await changeProducts(page, (all) => all.map((one) => ({ ...one, long_description: text })));
  await openFromGrid(page);
  const description = page.getByText('Nine proteas drawn');
  await expect(description).toHaveText(`${text.slice(0, 500).trimEnd()}…`);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(description).toHaveText(text);
  await page.getByRole('button', { name: 'Less' }).click();
  await expect(description).toHaveText(`${text.slice(0, 500).trimEnd()}…`);
});

test('[PROD-11] prints a description whole, with the address, the date, the house and the brand', async ({
  page,
}) => {
  const text = 'Nine proteas drawn on the mountain. '.repeat(20).trim();
  await changeProducts(page, (all) => all.map((one) => ({ ...one, long_description: text })));
  await openFromGrid(page);
  const description = page.getByText('Nine proteas drawn');
  await expect(description).toBeVisible();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  await page.emulateMedia({ media: 'print' });
  await expect(description).toBeHidden();
  const printed = await description.evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').content,
  );
  expect(printed).toBe(JSON.stringify(text));
  const main = page.getByRole('main');
  await expect(main.getByText(canonical ?? '', { exact: true })).toBeVisible();
  await expect(main.getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(main.getByText('Hornbill & Heddle', { exact: true }).first()).toBeVisible();
  await expect(main.locator('a[href^="/item_group/9000/brand/"]').first()).toBeVisible();
});

test('[PROD-16] up to five colours wrap where the row is too narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await changeProducts(page, (all) => all.slice(0, 5));
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
  const changed = { symbols, primaryImageUrl: '', additionalImages: [] };
  await changeProducts(page, (all) => all.map((one) => ({ ...one, ...changed })));
  await openFromGrid(page);
  const overlay = page.getByRole('list', { name: 'Symbols' });
  const picture = await page
    .getByRole('region', { name: / in /u })
    .getByRole('listitem')
    .first()
    .boundingBox();
  const symbol = await overlay.boundingBox();
  if (!picture || !symbol) throw new Error('The gallery has no picture or no symbols.');
  expect(symbol.y).toBeGreaterThanOrEqual(picture.y);
  expect(symbol.y + symbol.height).toBeLessThanOrEqual(picture.y + picture.height);
  await expect(overlay.getByRole('img', { name: 'Flame retardant' })).toBeVisible();
  await expect(overlay.getByText('Outdoor')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: / in /u }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
});

test('[PROD-06] where a product names no brand its logo is called Brand', async ({ page }) => {
  await changeProducts(page, (all) => all.map((one) => ({ ...one, brand: '' })));
  await openFromGrid(page);
  const logo = page.getByRole('main').getByRole('img', { name: 'Brand', exact: true });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

const sessionKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).toSorted());

test('[PROD-12] an arrival from a grid is marked, and makes the grid ask again on the way back', async ({
  page,
}) => {
  const gridCalls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/products/multi_filter') && sent.postDataJSON()?.limited === true)
      gridCalls.push(sent.url());
  });
  await openFromGrid(page);
  await expect(productCode(page)).toBeVisible();
  expect(await sessionKeys(page)).toContain('filter:arrival');
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
  const ofFilter = async () => (await sessionKeys(page)).filter((key) => key.startsWith('filter:'));
  await expect.poll(ofFilter).toEqual([]);
  expect(await sessionKeys(page)).toContain('other');
});

test('[PROD-13] so does leaving it from the room, and by an address', async ({ page }) => {
  const ofFilter = async () => (await sessionKeys(page)).filter((key) => key.startsWith('filter:'));
  await openFromGrid(page);
  await page.getByRole('link', { name: 'See it in the room' }).click();
  await expect(page).toHaveURL(/\/room\b/u);
  expect(await ofFilter()).toContain('filter:arrival');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(ofFilter).toEqual([]);

  await openFromGrid(page);
  await expect(productCode(page)).toBeVisible();
  expect(await ofFilter()).toContain('filter:arrival');
  await page.goto('/about-us');
  await expect.poll(ofFilter).toEqual([]);
});

test('a design that goes missing within the site is not found', async ({ page }) => {
  await changeProducts(page, () => []);
  await openFromGrid(page);
  await expect(page.getByText('Whoops! This page has gone missing.')).toBeVisible();
});
