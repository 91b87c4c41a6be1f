import {
  CURTAINING,
  cards,
  countLine,
  openApplication,
  options,
  query,
} from './application-page.ts';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';

const collections = { name: 'Curtaining Collections' };

test.describe('the application page', () => {
  test('[APP-01] has its sections in order', async ({ page }) => {
    await page.goto(CURTAINING);
    const main = page.getByRole('main');
    const sections = [
      main.locator('[data-display]').first(),
      main.getByRole('heading', { level: 1 }),
      main.locator('h1 + p').filter({ hasText: /\S/u }),
      main.getByRole('region', { name: 'Featured Collection' }),
      main.getByRole('region', { name: 'Curtaining Collections' }),
      main.getByRole('region', { name: 'Discover - Curtaining' }),
      main.getByRole('region', { name: 'New arrivals' }),
    ];
    const tops: number[] = [];
    for (const section of sections) tops.push((await section.boundingBox())?.y ?? -1);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops).not.toContain(-1);
  });

  test('[APP-02] [APP-03] names its sections after the application', async ({ page }) => {
    await page.goto('/item_group/005/application/DUAL%20purpose');
    await expect(page).toHaveTitle(/^Dual Purpose/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Dual Purpose' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dual Purpose Collections' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Discover - Dual Purpose' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/item_group\/005\/application\/dual%20purpose$/u,
    );
  });

  test('search engines are told that a page of the whole list stands for itself, and a filtered one for the list', async ({
    page,
  }) => {
    const canonical = page.locator('link[rel="canonical"]');
    const path = '/item_group/005/application/curtaining';
    await page.goto(path);
    const next = page.getByRole('link', { name: 'Next', exact: true });
    const second = (await next.getAttribute('href')) ?? '';
    for (const [address, said] of [
      [second, second],
      [`${path}?page=2`, second],
      [`${path}?colours=Blue&page=2`, path],
      [`${path}?page=2&order=newest`, path],
    ] as const) {
      await page.goto(address);
      const href = new URL((await canonical.getAttribute('href')) ?? '', page.url());
      expect(href.pathname + href.search, address).toBe(said);
    }
  });

  test('[APP-06] [APP-07] collection cards stand in order, in 2, 4 and 6 columns', async ({
    page,
  }) => {
    await openApplication(page);
    const links = page.getByRole('region', collections).getByRole('listitem').getByRole('link');
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    await expect(links.first()).toHaveAttribute(
      'href',
      `/item_group/005/application/Curtaining/collection/${encodeURIComponent(names[0] ?? '')}`,
    );
    for (const [width, columns] of [
      [640, 2],
      [1000, 4],
      [1440, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await links.evaluateAll((all) =>
        all.map((link) => Math.round(link.getBoundingClientRect().top)),
      );
      expect(
        tops.filter((top) => top === tops[0]),
        `at ${width} px`,
      ).toHaveLength(columns);
    }
  });

  test('[APP-08] a product card leads to its colour, with size and sku', async ({
    page,
    request,
  }) => {
    await openApplication(page);
    const link = cards(page).first().getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    const { searchParams } = new URL(href, page.url());
    const sku = searchParams.get('targetProduct');
    const [product] = await findDesign(request, '005', (all) => all[0]?.sku === sku);
    expect(searchParams.get('targetSize')).toBe(`${product?.width}x${product?.length_cm}`);
    const path = [product?.range, product?.design, product?.colour].map((name = '') =>
      encodeURIComponent(name),
    );
    expect(href.split('?')[0]).toBe(
      `/item_group/005/collection/${path[0]}/design/${path[1]}/colour/${path[2]}`,
    );
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  });

  test('[APP-04] [decision 40] opens at the top and is restored on the way back', async ({
    page,
  }) => {
    await page.goto('/item_group/005');
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole('main').locator('a[href*="/application/"]').first().click();
    await expect(page.getByRole('heading', { name: /^Discover - /u })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const card = cards(page).last().getByRole('link');
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/\/design\//u);
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Discover - /u })).toBeAttached();
    await expect(card).toBeInViewport();
  });

  test('an unknown group or application is the not-found view', async ({ context }) => {
    for (const path of [
      '/item_group/005/application/nothing-of-the-kind',
      '/item_group/777/application/curtaining',
    ]) {
      expect((await context.request.get(path)).status()).toBe(404);
    }
    const answer = await context.request.get('/item_group/005/application/nothing-of-the-kind');
    expect(await answer.text()).toContain('Whoops! This page has gone missing.');
  });

  test('asks nothing that the server has already answered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/products\/|\.data\b/u.test(request.url())) asked.push(request.url());
    });
    await page.goto(CURTAINING, { waitUntil: 'networkidle' });
    await expect.poll(() => query(page).getAll('application')).not.toEqual([]);
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });

  test('is walked by keyboard alone', async ({ page }) => {
    await openApplication(page);
    const style = options(page, 'Design style').first();
    await style.focus();
    await page.keyboard.press('Space');
    await expect(style).toBeChecked();
    await expect(style).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(options(page, 'Design style').nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(style).not.toBeChecked();
    await expect(countLine(page)).toContainText('page 1 of');
    await page.getByRole('link', { name: 'Next', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Discover - Curtaining' })).toBeFocused();
    await expect(countLine(page)).toContainText('page 2 of');
  });
});
