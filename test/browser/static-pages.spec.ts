import { expect, test } from './fixtures.ts';

test('[STATIC-02] [STATIC-03] [ROUTE-04] the Responsibility page asks the trade in', async ({
  page,
}) => {
  await page.goto('/responsibilities');
  await expect(page.getByRole('heading', { name: 'Are you in the trade?' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'LEARN MORE' })).toHaveAttribute('href', '/register');
  await expect(main.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', /^https?:/u);
});

for (const path of ['/about-us', '/directors', '/returns-policy', '/internationals/sample']) {
  test(`[STATIC-04] [STATIC-05] [ROUTE-12] ${path} is a page of text with header and footer`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
