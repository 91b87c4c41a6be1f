import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** The views that a page sends from now on. */
function pageViews(page: Page): { page: string; title: string }[] {
  const views: { page: string; title: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-views')) views.push(request.postDataJSON());
  });
  return views;
}

/** One page of each kind. */
const PAGES = [
  '/',
  '/item_group/005',
  '/item_group/005/application/curtaining',
  '/item_group/9000/brand/HAUS',
  '/item_group/9001/application_type/outdoor',
  '/item_group/9001/application_type/outdoor/category_name/005',
  '/item_group/005/application/Upholstery/collection/Tidal',
  '/brand',
  '/internationals',
  '/internationals/brand/nordhavre',
  '/internationals/sample',
  '/store-locator',
  '/company',
  '/careers',
  '/about-us',
  '/directors',
  '/responsibilities',
  '/returns-policy',
  '/wallpaper-calculator',
  '/register',
];

for (const path of PAGES)
  test(`[GEN-01] [GEN-02] [GEN-06] [GEN-07] [GEN-17] ${path} opens for anybody, without cart, sign-in or account, and is counted`, async ({
    page,
  }) => {
    const views = pageViews(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    const words = (await page.getByRole('main').textContent()) ?? '';
    expect(words).not.toMatch(
      /\b(?:sign in to continue|add to (?:cart|basket)|checkout|my account|log out)\b/iu,
    );
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    for (const frame of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await expect(frame).toHaveCount(path === '/register' ? 0 : 1);
    await expect.poll(() => views).toEqual([{ page: path, title: expect.stringMatching(/\S/u) }]);
  });

test('[GEN-03] every job of a visitor is reached from the home page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Curtaining', /^\/item_group\/005\/application\/curtaining/u],
    ['Wallpaper Calculator', '/wallpaper-calculator'],
    ['About Us', '/about-us'],
    ['Explore Our Spaces', '/store-locator'],
    ['Careers', '/careers'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(page.getByPlaceholder('Enter your email')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /search/iu })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[GEN-06] each page sends a view with page and title, once', async ({ page }) => {
  const views = pageViews(page);
  await page.goto('/about-us');
  await hydrated(page);
  await expect.poll(() => views.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect.poll(() => views.map((view) => view.page)).toEqual(['/about-us', '/careers']);
  for (const { title } of views) expect(title).not.toBe('');
});

test.describe('views without a page', { tag: '@ways' }, () => {
  test.use({ expectedConsole: [/Failed to load resource|failed\./u] });

  test('[GEN-06] [decision 41] a missing page is counted under the title it shows', async ({
    page,
  }) => {
    const views = pageViews(page);
    await page.goto('/no/such/page');
    await expect.poll(() => views).toEqual([{ page: '/no/such/page', title: 'Page not found' }]);
    await expect(page).toHaveTitle(/^Page not found\b/u);
    await page.goto('/item_group/005/application/Upholstery/collection/No such');
    await expect.poll(() => views.map(({ title }) => title).slice(1)).toEqual(['Page not found']);
  });

  test('[GEN-06] [decision 41] a page that fails to load is counted under the title it shows', async ({
    page,
  }) => {
    const views = pageViews(page);
    await page.goto('/brand');
    await hydrated(page);
    await page.route(/\/item_group\/005\.data/u, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fabric', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Whoops!/u })).toBeVisible();
    await expect
      .poll(() => views.at(-1))
      .toEqual({ page: '/item_group/005', title: 'Page not found' });
  });
});

test.describe('pictures that do not come', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[ERR-11] are logged, and leave the page as it is, with names in their places', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/(?:media|pictures)\//u, (route) => route.abort());
    await page.goto('/internationals');
    await hydrated(page);
    const tile = page
      .getByRole('region', { name: 'International brands' })
      .getByRole('link')
      .first();
    await expect(tile).toBeVisible();
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.getByRole('img', { includeHidden: true })).toHaveCount(0);
    expect(logged).toContainEqual(
      expect.stringMatching(/^The picture http\S+\/pictures\/\S+ failed to load\.$/u),
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
