import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const fromFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** The pages of ERR-01: the load of each, and the way to it from another page. */
const CONTENT_PAGES = [
  [
    'home',
    /\/_(?:root)?\.data/u,
    (page: Page) => page.getByRole('banner').getByRole('link').first().click(),
  ],
  ['a landing page', /\/item_group\/005\.data/u, fromFooter('Fabric')],
  ['an application page', /\/application\/curtaining\.data/u, fromFooter('Curtaining')],
] as const;

const FAILURES = [
  ['the server fails', (route: Route) => route.fulfill({ status: 500, body: 'Fault' })],
  ['no connection', (route: Route) => route.abort()],
] as const;

test.describe('an address without a page', () => {
  test.use({ expectedConsole: [/404/u] });

  test('[GEN-12] shows the not-found view with status 404 and a way home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Whoops! This page has gone missing.', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Please click back to our HOME page.', { exact: true }),
    ).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^Home\b/u);
  });

  test('[GEN-12] [decision 22] is one whose names are longer than any, or no names at all', {
    tag: '@ways',
  }, async ({ request }) => {
    const long = 'x'.repeat(600);
    const values = [
      long,
      'y'.repeat(21),
      '%00',
      '%E9',
      '%zz',
      '..%2F..',
      'constructor',
      '__proto__',
    ];
    const paths = values.flatMap((value) => [
      `/item_group/${value}`,
      `/item_group/${value}/application/curtaining`,
      `/item_group/005/application/${value}`,
      `/item_group/${value}/application/${value}/collection/${value}`,
      `/item_group/${value}/collection/${value}/design/${value}`,
      `/item_group/005/collection/${value}/design/${value}/colour/${value}`,
      `/item_group/${value}/collection/${value}/design/${value}/room`,
      `/item_group/${value}/brand/${value}`,
      `/item_group/005/brand/${value}`,
      `/item_group/${value}/application_type/${value}`,
      `/item_group/9001/application_type/outdoor/category_name/${value}`,
      `/collections/any/${value}`,
      `/catalogues/${value}`,
      `/internationals/brand/${value}`,
    ]);
    const found = await Promise.all(
      paths.map(async (path) => [path, (await request.get(path)).status()]),
    );
    expect(found.filter(([, status]) => status !== 404)).toEqual([]);
  });

  test('[GEN-12] keeps the focus on the way home and back', async ({ page }) => {
    await page.goto('/no/such/page');
    await hydrated(page);
    const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
    await home.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Home\b/u);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(home).toBeFocused();
  });

  test('[GEN-07] stands between header and footer, whose menus work', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Fabric' })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Curtaining' }),
    ).toBeVisible();
  });
});

test.describe('a page that breaks', () => {
  test.use({
    expectedConsole: [/404|500|ERR_FAILED|Unexpected Server Error|decode|turbo-stream/u],
  });

  test('[ERR-12] shows "Unhandled Thrown Error!" with a way home', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/about-us.data*', (route) =>
      route.fulfill({ status: 500, body: 'Unexpected Server Error' }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveTitle(/^Home\b/u);
  });

  for (const [name, data, open] of CONTENT_PAGES)
    for (const [how, fail] of FAILURES)
      test(`[ERR-01] content of ${name} that fails to load brings the not-found view: ${how}`, async ({
        page,
      }) => {
        await page.goto('/about-us');
        await hydrated(page);
        await page.route(data, fail);
        await open(page);
        await expect(
          page.getByRole('heading', { name: 'Whoops! This page has gone missing.', exact: true }),
        ).toBeVisible();
        await expect(
          page.getByText('Please click back to our HOME page.', { exact: true }),
        ).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        await page.unroute(data);
        await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page).toHaveTitle(/^Home\b/u);
      });

  test('[ERR-01] content that is not there brings the not-found view on a navigation too', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/item_group/005.data*', async (route) => {
      const missing = await route.fetch({
        url: route.request().url().replace('/item_group/005', '/item_group/777'),
      });
      await route.fulfill({ response: missing });
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fabric/u })
      .click();
    await expect(page.getByRole('heading', { name: /gone missing/u })).toBeVisible();
  });
});
