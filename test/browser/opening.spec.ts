import { productUrl } from '@selvedge/contract/urls';
import { CURTAINING } from './application-page.ts';
import { openFromApplication } from './collection-page.ts';
import { viewTitles } from './content-calls.ts';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('[HOME-16] a spinner shows while the home page’s content loads', async ({ page }) => {
  await page.goto('/item_group/005');
  await hydrated(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  resolve();
  await expect(page).toHaveTitle(/^Home\b/u);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('[LAND-02] [APP-05] views are counted by the title of the landing page and the application', async ({
  page,
}) => {
  const titles = viewTitles(page);
  await page.goto('/item_group/005');
  await expect.poll(() => titles).toEqual(['Fabric']);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(titles).toEqual([heading]);
  await page
    .getByRole('region', { name: 'Applications' })
    .getByRole('link', { name: /^Curtaining/u })
    .click();
  await expect.poll(() => titles).toEqual(['Fabric', 'application-curtaining']);
});

test('[COLL-01] a collection’s view is named after it, opened by itself and from its card', async ({
  page,
}) => {
  const titles = viewTitles(page);
  await page.goto(CURTAINING);
  const application = 'application-curtaining';
  await expect.poll(() => titles).toEqual([application]);
  await openFromApplication(page);
  const name = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const view = `Collection - ${name}`;
  await expect.poll(() => titles).toEqual([application, view]);
  await page.reload();
  await expect.poll(() => titles).toEqual([application, view, view]);
});

test('[GEN-06] a product’s view is counted by design and colour', async ({ page, request }) => {
  const [first] = await findDesign(request, '005', (design) => design.length > 1);
  if (!first) throw new Error('The demo supplier has no design in two colours.');
  const titles = viewTitles(page);
  await page.goto(productUrl(first));
  await expect.poll(() => titles).toEqual([`${first.design} - ${first.colour}`]);
});
