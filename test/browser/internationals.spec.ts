import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const SETTINGS = '**/internationals-page/settings';

test('[ROUTE-13] [IBRAND-06] an international brand that does not exist says so', async ({
  page,
}) => {
  const answer = await page.request.get('/internationals/brand/no-such-brand');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Unable to load brand information');
  expect(html).toContain('Brand not found or not published');
  expect(html).toContain('Try Again');
});

test.describe('opened within the site', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  const open = async (page: import('@playwright/test').Page) => {
    await page.goto('/about-us');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Internationals' }).click();
  };
  const answer = (page: import('@playwright/test').Page, status: number, json: object) =>
    page.route(SETTINGS, async (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': new URL(page.url()).origin },
        json,
      }),
    );

  test('[INTL-03] a failure says what the service says, and offers to reload', async ({ page }) => {
    await answer(page, 400, { success: false, msg: 'The hub is closed' });
    await open(page);
    await expect(
      page.getByRole('heading', { name: 'Unable to load international brands' }),
    ).toBeVisible();
    await expect(page.getByText('The hub is closed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('[INTL-04] without a page it says that none is published', async ({ page }) => {
    await answer(page, 200, { success: true, settings: null, msg: '' });
    await open(page);
    await expect(page.getByText('No international page data available')).toBeVisible();
    await expect(page.getByText('The international page may not be published yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
