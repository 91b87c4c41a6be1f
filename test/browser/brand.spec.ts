import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('[ROUTE-02] the brands stand from A to Z and lead to their pages', async ({ page }) => {
  await page.goto('/brand');
  await hydrated(page);
  const links = page.getByRole('region', { name: 'Brands A–Z' }).getByRole('link');
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const name = names[0] ?? '';
  await expect(links.first()).toHaveAttribute(
    'href',
    `/item_group/9000/brand/${encodeURIComponent(name)}`,
  );
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: `${name} Collections` })).toBeVisible();
});

test('[BRAND-01] [ROUTE-06] a brand that does not exist has gone missing', async ({ page }) => {
  test.info().annotations.push({ type: 'source', description: 'decision 22' });
  expect((await page.request.get('/item_group/9000/brand/no-such-brand')).status()).toBe(404);
});

test('[ROUTE-14] [ROUTE-15] a short collection address leads to its page for good', async ({
  request,
}) => {
  const missing = await request.get('/collections/any/no-such-collection', { maxRedirects: 0 });
  expect(missing.status()).toBe(404);
});
