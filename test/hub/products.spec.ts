import type { Page } from '@playwright/test';
import { expect, SOON, test } from './fixtures.ts';

/** Path and query of the page of the product that is open in the hub. */
async function pathOnSite(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /(?:See it|Where it was) on the site/u });
  const url = new URL((await link.getAttribute('href')) ?? '');
  return url.pathname + url.search;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' }).click();

test('[ENT-06] a product is corrected, visitors see it, and what the file says is read-only', async ({
  page,
  site,
}) => {
  await page.goto('/admin');
  await page
    .getByRole('list', { name: 'Used most' })
    .getByRole('link', { name: 'Products' })
    .click();
  await page.getByLabel('Item group').selectOption('005');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('cell').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'From the supplier’s file' })).toBeVisible();
  const description = page.getByRole('textbox', { name: 'Long description' });
  await expect(description).toHaveAttribute('readonly');
  const path = await pathOnSite(page);
  const text = `Woven for a house by the sea ${test.info().retry}.`;
  await page.getByRole('button', { name: 'Write our own long description' }).click();
  await description.fill('Woven for nobody.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(description).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Write our own long description' }).click();
  await description.fill(text);
  await page.reload();
  await expect(description).toHaveValue(text);
  await page.goBack();
  await page.goForward();
  await expect(description).toHaveValue(text);
  await save(page);
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await expect.poll(() => site.html(path), SOON).toContain(text);

  await page.getByRole('button', { name: 'Give long description back to the supplier' }).click();
  await save(page);
  await expect.poll(() => site.html(path), SOON).not.toContain(text);
});

test('products are found, ticked and withdrawn, and shown again', async ({ page, site }) => {
  await page.goto('/admin/products?group=004');
  const found = page.getByRole('cell').getByRole('link').first();
  const [design = ''] = ((await found.textContent()) ?? '').split(',');
  await page.getByLabel('Design, colour, collection or SKU').fill(design);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/text=/u);
  await found.click();
  const path = await pathOnSite(page);
  await page.goBack();
  const rows = page.getByRole('row').filter({ hasText: design });
  await page.getByRole('checkbox', { name: 'Tick all on this page' }).check();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/: withdrawn\./u)).toBeVisible();
  await expect(rows.first()).toContainText('Withdrawn');
  await expect.poll(() => site.status(path), SOON).toBe(404);

  await page.getByRole('checkbox', { name: 'Tick all on this page' }).check();
  await page.getByRole('button', { name: 'As the file says' }).click();
  await expect(rows.first()).toContainText('On the site');
  await expect.poll(() => site.status(path), SOON).toBe(200);
});

test('some hundreds are withdrawn in one go, leave the site together and come back together', async ({
  page,
  site,
}) => {
  await page.goto('/admin/products?group=000&state=shown');
  await page.getByRole('cell').getByRole('link').first().click();
  const path = await pathOnSite(page);
  await page.goBack();
  page.on('dialog', (dialog) => dialog.accept());
  const tickAll = async () => {
    await page.getByRole('checkbox', { name: 'Tick all on this page' }).check();
    await page.getByRole('button', { name: /^Tick all [\d,]+ products found$/u }).click();
  };
  await tickAll();
  const ticked = (await page.getByText(/products ticked$/u).textContent()) ?? '';
  const count = Number(/[\d,]+/u.exec(ticked)?.[0].replaceAll(',', ''));
  expect(count).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/: withdrawn\./u)).toBeVisible();
  await expect.poll(() => site.status(path), SOON).toBe(404);
  await page.goto('/admin/products?group=000&state=shown');
  await expect(page.getByText('No product was found.')).toBeVisible();

  await page.goto('/admin/products?group=000&state=staff');
  await tickAll();
  await page.getByRole('button', { name: 'As the file says' }).click();
  await expect(page.getByText(/shown or not as the file says\./u)).toBeVisible();
  await expect.poll(() => site.status(path), SOON).toBe(200);
});

test('the page of a withdrawn colourway shows the way to its successor', async ({ page, site }) => {
  await page.goto('/admin/products?group=001&state=shown');
  const [gone, successor] = await page.getByRole('cell').getByRole('link').all();
  const href = (await successor?.getAttribute('href')) ?? '';
  const sku = new URLSearchParams(href.split('?')[1]).get('sku') ?? '';
  const [design = '', colour = ''] = ((await successor?.textContent()) ?? '').split(', ');
  const goneHref = (await gone?.getAttribute('href')) ?? '';
  const goneSku = new URLSearchParams(goneHref.split('?')[1]).get('sku') ?? '';
  await gone?.click();
  const path = await pathOnSite(page);
  await page.getByRole('radio', { name: 'Withdrawn' }).check();
  const successorField = page.getByLabel('Successor (SKU)');
  await successorField.fill(`${sku}-no`);
  await save(page);
  await expect(successorField).toHaveAccessibleDescription(/^There is no other product/u);
  await successorField.fill(sku.toLowerCase());
  await expect(successorField).toHaveAccessibleDescription('');
  await save(page);
  await expect.poll(() => site.html(path), SOON).toContain('is no longer available');

  await page.goto(`${site.origin}/products/${goneSku.toLowerCase()}`);
  const notice = page.getByRole('note').filter({ hasText: 'is no longer available' });
  await notice.getByRole('link', { name: `${design} in ${colour}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(design);
});
