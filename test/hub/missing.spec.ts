import { hydrated } from '../browser/hydrated.ts';
import { expect, test } from './fixtures.ts';

test('the work list leads to where things are fixed', async ({ page }) => {
  await page.goto('/admin/missing');
  const products = page.getByRole('region', { name: 'Products on the site' });
  await expect(products.getByRole('listitem')).toHaveCount(4);
  await products.getByRole('link').first().click();
  await expect(page.getByText(/^[\d,]+ products? found$/u)).toBeVisible();
  await expect(page.getByLabel('What is missing')).not.toHaveValue('');
});

test('what visitors search for in vain is in the work list', async ({ page, site }) => {
  const text = 'quagga hide';
  await page.goto(site.origin);
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill(text);
  await expect(page.getByText('No items found')).toBeVisible();
  await expect(async () => {
    await page.goto('/admin/missing');
    await expect(
      page.getByRole('region', { name: /^Searches that found nothing/u }).getByText(text),
    ).toBeVisible({ timeout: 1000 });
  }).toPass(); // the site writes its counts every ten seconds
});
