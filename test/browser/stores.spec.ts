import { expect, test } from './fixtures.ts';

for (const path of ['/store-locator', '/company']) {
  test(`[ROUTE-11] ${path} shows the store locator`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store locator');
  });
}
