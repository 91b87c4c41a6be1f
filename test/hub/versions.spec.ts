import { expect, test } from './fixtures.ts';

test('[STORE-02] an older version of a store comes back to the site', async ({ page, site }) => {
  const [before, after] = ['+27 10 000 0152', `+27 10 000 019${test.info().retry}`];
  await page.goto('/admin/collections/stores');
  await page.getByRole('link', { name: 'HAUS Gardens' }).click();
  await page.getByRole('textbox', { name: /^Telephone/u }).fill(after);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => site.html('/store-locator')).toContain(after);
  expect(await site.html('/store-locator')).not.toContain(before);

  await page.getByRole('link', { name: /^Versions/u }).click();
  await page.getByRole('table').getByRole('link').nth(1).click();
  await page
    .getByRole('button', { name: /^Restore this version/u })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => site.html('/store-locator')).toContain(before);
});
