import type { Locator } from '@playwright/test';
import { designUrl, itemGroupUrl, productUrl } from '@selvedge/contract/urls';
import { type FoundProduct, findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const colours = (products: readonly FoundProduct[]) =>
  new Set(products.map(({ colour }) => colour)).size;
const first = ([product]: readonly FoundProduct[]): FoundProduct => {
  if (!product) throw new Error('A design without products.');
  return product;
};
const otherColour = (products: readonly FoundProduct[]): FoundProduct =>
  first(products.filter(({ colour }) => colour !== first(products).colour));

/** The colours and lines that a button is painted with, its mark included. */
const paintOf = (button: Locator) =>
  button.evaluate((element) =>
    [getComputedStyle(element), getComputedStyle(element, '::before')].map((style) => [
      style.outline,
      style.border,
      style.backgroundColor,
    ]),
  );

test.describe('a product page', () => {
  test('[PROD-01] [PROD-02] [PROD-04] shows what the product is', async ({ page, request }) => {
    const product = first(await findDesign(request, '005', (items) => colours(items) > 1));
    await page.goto(productUrl(product));

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Fabric', product.range, product.design]);
    await expect(trail.getByRole('link', { name: 'Fabric' })).toHaveAttribute(
      'href',
      itemGroupUrl('005'),
    );

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.design);
    await expect(main.getByText(product.colour, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('img', { name: product.brand, exact: true })).toBeVisible();
    await expect(main.getByText(product.long_description.slice(0, 100))).toBeVisible();
    const thumbnails = await main
      .getByRole('region', { name: 'Colours' })
      .getByRole('button')
      .all();
    expect(thumbnails.length).toBeGreaterThan(1);
    const tops = await Promise.all(
      thumbnails.map(async (thumbnail) => (await thumbnail.boundingBox())?.y),
    );
    expect(new Set(tops).size, 'rows of thumbnails').toBe(1);
    await expect(main.getByRole('heading', { name: 'Product Details' })).toBeVisible();
    const details = main.getByRole('table', { name: 'Product Details' });
    await expect(details.getByRole('row', { name: 'Width' })).toContainText(product.width);
    await expect(details.getByRole('row', { name: 'Composition' })).toBeVisible();

    await expect(page).toHaveTitle(new RegExp(`^${product.design} - ${product.colour}`, 'u'));
    const disclaimer = main.getByRole('link', { name: 'one of our stores' });
    await expect(disclaimer).toHaveAttribute('href', '/store-locator');
  });

  test('[PROD-03] turns the pictures by arrows and dots, round and round', async ({
    page,
    request,
  }) => {
    const has = (product: FoundProduct) => product.additionalImages.length > 0;
    const items = await findDesign(request, '005', (design) => design.some(has));
    const product = first(items.filter(has));
    await page.goto(productUrl(product));
    await hydrated(page);

    const gallery = page.getByRole('main').getByRole('region').first();
    const dots = gallery.getByRole('button', { name: /^Picture \d+ of \d+$/u });
    await expect(dots).toHaveCount(1 + product.additionalImages.length);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(gallery.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.3 });
    await dots.first().click();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: 'Previous picture' }).click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  });

  test('[PROD-07] selects the product with the sku and the size of the URL', async ({
    page,
    request,
  }) => {
    const ofOneColour = (items: readonly FoundProduct[]) =>
      items.filter(({ colour }) => colour === first(items).colour);
    const sizes = ofOneColour(
      await findDesign(request, '004', (items) => ofOneColour(items).length > 1),
    );
    for (const product of sizes.slice(0, 2)) {
      await page.goto(productUrl(product));
      const details = page.getByRole('table', { name: 'Product Details' });
      await expect(details.getByRole('row', { name: 'Product Code' })).toContainText(product.sku);
    }
  });

  test('a colour that is gone by the time it is opened is said to be', async ({
    page,
    request,
  }) => {
    const items = await findDesign(request, '005', (design) => colours(design) > 1);
    const gone = { ...otherColour(items), colour: 'Withdrawn', sku: 'WITHDRAWN' };
    await page.goto(productUrl(gone));
    const note = page.getByRole('note');
    await expect(note).toHaveText(
      'The colour Withdrawn is not available. The design is shown in another.',
    );
    await hydrated(page);
    await expect(note).toBeVisible();
  });

  test('[PROD-08] [PROD-09] selects by the colour of the path, else the first', async ({
    page,
    request,
  }) => {
    const items = await findDesign(request, '005', (design) => colours(design) > 1);
    const other = otherColour(items);
    const pressed = page
      .getByRole('region', { name: 'Colours' })
      .getByRole('button', { pressed: true });

    const path = designUrl(other.item_group, other.range, other.design);
    await page.goto(`${path}/colour/${encodeURIComponent(other.colour.toUpperCase())}`);
    await expect(pressed).toHaveAccessibleName(other.colour);
    await page.goto(productUrl({ ...other, sku: 'NO-SUCH-SKU' }));
    await expect(pressed).toHaveAccessibleName(other.colour);

    await page.goto(path);
    await expect(pressed).toHaveAccessibleName(first(items).colour);
  });

  test('[PROD-10] a thumbnail selects its colour, in place and without asking anyone', async ({
    page,
    request,
  }) => {
    const items = await findDesign(request, '005', (design) => colours(design) > 1);
    const [from, to] = [first(items), otherColour(items)];
    await page.goto(itemGroupUrl('005'));
    // The view is counted late where the machine is busy.
    const counted = page.waitForRequest(
      (sent) =>
        sent.url().endsWith('/page-views') && sent.postDataJSON().page !== itemGroupUrl('005'),
    );
    await page.goto(productUrl(from));
    await hydrated(page);
    await counted;
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (['document', 'fetch', 'xhr', 'script'].includes(sent.resourceType()))
        calls.push(sent.url());
    });

    const thumbnail = page
      .getByRole('region', { name: 'Colours' })
      .getByRole('button', { name: to.colour, exact: true });
    await thumbnail.click();

    await expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveTitle(new RegExp(`^${to.design} - ${to.colour}`, 'u'));
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(
      `${to.design} in ${to.colour}`,
    );
    await expect(page.getByRole('row', { name: 'Product Code' })).toContainText(to.sku);
    await expect(page).toHaveURL(productUrl(to));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/colour/${encodeURIComponent(to.colour)}$`, 'u'),
    );
    expect(calls).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(itemGroupUrl('005'));
    await page.goForward();
    await expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
  });

  test('[PROD-16] from six colours on the thumbnails stay in one row that scrolls', async ({
    page,
    request,
  }) => {
    const many = await findDesign(request, '005', (design) => colours(design) >= 6);
    const strip = page.getByRole('region', { name: 'Colours' }).getByRole('list');
    await page.goto(productUrl(first(many)));
    await expect(strip).toHaveCSS('overflow-x', 'auto');
    for (const width of [390, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const overflows = await strip.evaluate((list) => list.scrollWidth > list.clientWidth);
      expect(overflows, `at ${width} px`).toBe(true);
    }
  });

  test('shows what is chosen in forced colours too', async ({ page, request }) => {
    const sizes = (items: readonly FoundProduct[]) =>
      items.filter(({ colour }) => colour === first(items).colour).length;
    const items = await findDesign(request, '004', (all) => colours(all) > 1 && sizes(all) > 1);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(productUrl(first(items)));
    for (const [buttons, chosen] of [
      [page.getByRole('button', { name: /^Show picture/u }), '[aria-current="true"]'],
      [page.getByRole('button', { name: /^Picture \d/u }), '[aria-current="true"]'],
      [page.getByRole('region', { name: 'Colours' }).getByRole('button'), '[aria-pressed="true"]'],
      [page.getByRole('region', { name: 'Sizes' }).getByRole('button'), '[aria-pressed="true"]'],
    ] as const) {
      const other = buttons.and(page.locator(`:not(${chosen})`)).first();
      await expect(other).toBeVisible();
      const look = await paintOf(buttons.and(page.locator(chosen)));
      expect(look).not.toEqual(await paintOf(other));
    }
  });

  test('keeps the paper under signs and logo in forced colours', async ({ page, request }) => {
    const items = await findDesign(request, '005', (all) => first(all).symbols.length > 0);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(productUrl(first(items)));
    const signs = page.getByRole('list', { name: 'Symbols' }).getByRole('img');
    await expect(signs.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const logo = page.getByRole('main').locator('a[href*="/brand/"] img');
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('prints on one page', async ({ page, request }) => {
    const product = first(await findDesign(request, '005', () => true));
    await page.goto(productUrl(product));
    await page.waitForLoadState('networkidle');
    const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
    const pdf = await page.pdf({ format: 'A4', margin });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  });
});

test.describe('a product page of a design that does not exist', () => {
  test.use({ expectedConsole: [/status of 404/u] });

  test('is the not-found view with status 404', async ({ page }) => {
    const answer = await page.goto(designUrl('005', 'No such collection', 'No such design'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Whoops! This page has gone missing.',
    );
  });
});
