import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.use({ expectedConsole: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/u] });

test('a link that is followed without a network leaves the page as it is, and says so', async ({
  page,
  context,
}) => {
  await page.goto('/calculators/curtains');
  await hydrated(page);
  await page.getByLabel('Rail width').fill('2.4');
  await context.setOffline(true);
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await careers.click();
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/calculators/curtains');
  await expect(page.getByLabel('Rail width')).toHaveValue('2.4');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await careers.click();
  await expect(page).toHaveURL('/careers');
});

test.describe('where a script of the next page cannot be fetched', () => {
  test.use({
    expectedConsole: [
      /^Failed to load resource: net::ERR_FAILED|^Error loading route module|^TypeError: Failed to fetch dynamically/u,
    ],
  });

  test('the page that was asked for comes all the same, and Back leads to the one before', async ({
    page,
  }) => {
    await page.goto('/item_group/005/application/upholstery');
    await hydrated(page);
    await page.route('**/assets/product-main-*.js', (route) => route.abort(), { times: 1 });
    const product = page.getByRole('main').locator('a[href*="/design/"]').first();
    const path = await product.getAttribute('href');
    await product.click();
    await expect(page).toHaveURL(path ?? '');
    await expect(page.getByRole('button', { name: 'Zoom picture' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/application\/upholstery\b/u);
  });
});
