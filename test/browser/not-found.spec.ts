import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

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

  test('[GEN-07] stands between header and footer, whose menus work', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Fabric' })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Curtaining' }),
    ).toBeVisible();
  });
});

test.describe('a page that breaks', () => {
  test.use({ expectedConsole: [/404|500|Unexpected Server Error|decode|turbo-stream/u] });

  test('[ERR-12] shows "Unhandled Thrown Error!" with a way home', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/item_group/005.data*', (route) =>
      route.fulfill({ status: 500, body: 'Unexpected Server Error' }),
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fabric/u })
      .click();
    await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
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
