import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const products = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('link');

test.describe('a phrase', () => {
  test('is read, and each of its parts can be left out', async ({ page }) => {
    await page.goto('/search?q=velvet+over+20+000+rubs');
    const read = page.getByRole('list', { name: 'Understood as' });
    await expect(read.getByRole('listitem')).toHaveText([
      'Type: Velvet',
      /Martindale rubs: 20.000 or more/u,
    ]);
    const count = page.getByRole('status').filter({ hasText: 'product' });
    const before = Number.parseInt((await count.textContent()) ?? '', 10);
    expect(before).toBeGreaterThan(0);
    await hydrated(page);
    await read.getByRole('link', { name: /Leave out Martindale/u }).click();
    await expect(page).toHaveURL('/search?q=velvet');
    await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveValue(
      'velvet',
    );
    await expect(read.getByRole('listitem')).toHaveCount(1);
    expect(Number.parseInt((await count.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(before);
    await page.goBack();
    await expect(read.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toHaveValue('velvet over 20 000 rubs');
  });

  test('is a code, as a customer quotes it', async ({ page, request }) => {
    const data = { filters: { item_group: '005' }, off_setter: { start: 7, end: 8 } };
    const answer = await request.post('/services/product/products/multi_filter', { data });
    const [{ sku = '' } = {}] = (await answer.json()).products;
    await page.goto(`/search?q=${sku.toLowerCase()}`);
    await expect(products(page)).toHaveCount(1);
    await expect(products(page)).toHaveAttribute('href', new RegExp(`targetProduct=${sku}`, 'u'));
  });

  test('leads from a page that is no longer there to the last', async ({ page }) => {
    await page.goto('/search?q=blue&page=999');
    await expect(page).toHaveURL(/\/search\?q=blue&page=\d{1,2}$/u);
    await expect(products(page)).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
  });

  test('without a result says so, and shows what its understood words find', async ({ page }) => {
    await page.goto('/search?q=blue+xyzzy+stripe');
    await expect(page.getByText('No items found', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Without “xyzzy”: blue stripe' })).toBeVisible();
    await expect(products(page).first()).toBeVisible();
  });

  test('[decision 37] without a result though all of it is understood says what fewer words find', async ({
    page,
  }) => {
    await page.goto('/search?q=teal+rug');
    await expect(page.getByText('No items found', { exact: true })).toBeVisible();
    const fewer = page.getByRole('navigation', { name: 'With fewer words' }).getByRole('link');
    await expect(fewer).toHaveText([/^rug, \d+ products$/u, /^teal, \d+ products?$/u]);
    const total = Number.parseInt(((await fewer.first().textContent()) ?? '').slice(5), 10);
    await fewer.first().click();
    await expect(page).toHaveURL('/search?q=rug');
    await expect(page.getByRole('status').filter({ hasText: 'products' })).toContainText(
      String(total),
    );
  });

  test('without a result shows the nearest in the dialog too, with the way to all of it', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('blue xyzzy stripe');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByText('No items found', { exact: true })).toBeVisible();
    const nearest = dialog.getByRole('region', { name: 'Without “xyzzy”: blue stripe' });
    await expect(nearest.getByRole('listitem')).toHaveCount(6);
    await nearest.getByRole('link', { name: /^See all \d+ products$/u }).click();
    await expect(page).toHaveURL('/search?q=blue%20stripe');
  });

  test('[decision 37] that is understood and finds nothing has a way on in the dialog too', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('teal rug');
    await page.getByRole('link', { name: 'See what fewer words find' }).click();
    await expect(page).toHaveURL('/search?q=teal%20rug');
    await expect(page.getByRole('navigation', { name: 'With fewer words' })).toBeVisible();
  });

  test('that names a town leads to its store, on the page and in the dialog', async ({ page }) => {
    await page.goto('/search?q=windhoek');
    await hydrated(page);
    await expect(page.getByText('No product is called so')).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').click();
    await expect(page).toHaveURL('/store-locator#namibia');
    await expect(page.getByRole('heading', { level: 1, name: 'Store locator' })).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('swakopmund');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('link', { name: 'Store Locator' }).click();
    await expect(page).toHaveURL('/store-locator');
  });

  test('of one word without an end is broken, and the page stays as wide as the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/search?q=${'x'.repeat(200)}`);
    await expect(page.getByText('No items found', { exact: true })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test('leads into the filter with what was understood chosen', async ({ page }) => {
    await page.goto('/search?q=blue+linen+curtain');
    const way = page.getByRole('navigation', { name: 'Narrow with the filter' }).getByRole('link');
    await way.filter({ hasText: 'Curtaining' }).click();
    const applied = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
    await expect(applied).toHaveText(['Curtaining', 'Dual Purpose', 'Blue', 'Linen']);
  });

  test('turns its pages, and Back returns', async ({ page }) => {
    await page.goto('/search?q=blue');
    await hydrated(page);
    const first = await products(page).first().getAttribute('href');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?q=blue&page=2');
    await expect(products(page).first()).not.toHaveAttribute('href', first ?? '');
    await page.goBack();
    await expect(products(page).first()).toHaveAttribute('href', first ?? '');
  });

  test('is listed by no search engine, under one address', async ({ page }) => {
    await page.goto('/search?q=Blue++stripe&utm_source=mail');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/search\?q=Blue%20%20stripe$/u,
    );
  });

  test('shows products by picture in the dialog, and the way to all of them', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('blue stripe');
    const shown = page.getByRole('dialog').getByRole('region', { name: 'Products' });
    await expect(shown.getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('dialog').getByText('No items found')).toHaveCount(0);
    await shown.getByRole('link', { name: /^See all \d+ products$/u }).click();
    await expect(page).toHaveURL('/search?q=blue%20stripe');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search, whose form works', async ({ page }) => {
    await page.goto('/item_group/005');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\??$/u);
    await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toBeFocused();
    await page.keyboard.type('blue stripe');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=blue+stripe');
    await expect(products(page).first()).toBeVisible();
  });
});

test.describe('what was found and left alone', () => {
  /** The texts that the page counts as unfollowed from now on. */
  const counted = (page: import('@playwright/test').Page): string[] => {
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/unfollowed-searches')) texts.push(request.postDataJSON().query);
    });
    return texts;
  };

  test('is counted by its last text when the dialog is closed, and what is followed is not', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const texts = counted(page);
    const field = page.getByRole('combobox', { name: 'Search the catalogue' });
    const found = page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('region', { name: 'Products' });
    const type = async (text: string) => {
      await field.fill(text);
      await expect(found.getByRole('link').last()).toHaveAttribute('href', /q=/u);
      await expect(found.getByRole('link').last()).toHaveAttribute(
        'href',
        `/search?q=${encodeURIComponent(text)}`,
      );
    };
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await type('linen');
    await type('blue');
    await page.keyboard.press('Escape');
    await expect.poll(() => texts).toEqual(['blue']);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await type('linen');
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(/targetProduct=/u);
    expect(texts).toEqual(['blue']);
  });

  test('is counted when its page is left by another way than its results', async ({ page }) => {
    const texts = counted(page);
    await page.goto('/search?q=blue');
    await hydrated(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/u);
    await products(page).first().click();
    await expect(page).toHaveURL(/targetProduct=/u);
    await page.goto('/search?q=linen');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/u);
    await expect.poll(() => texts).toEqual(['linen']);
  });
});
