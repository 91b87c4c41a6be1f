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
  await page.getByRole('button', { name: /^Restore this version/u }).click();
  const question = page.getByRole('dialog', { name: /^Restore this version/u });
  await question.getByRole('button', { name: 'As a draft' }).click();
  await expect(page.getByRole('textbox', { name: /^Telephone/u })).toHaveValue(before);
  expect(await site.html('/store-locator')).toContain(after);

  await page.getByRole('link', { name: /^Versions/u }).click();
  await page.getByRole('table').getByRole('link').nth(2).click();
  await page.getByRole('button', { name: /^Restore this version/u }).click();
  await question.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => site.html('/store-locator')).toContain(before);
  await page.goto('/admin/audit?about=HAUS Gardens');
  await expect(page.getByRole('cell', { name: 'restore', exact: true })).toHaveCount(2);
  await expect(page.getByRole('cell', { name: 'unpublish' })).toHaveCount(0);
});

test('a draft over what is on the site is discarded', async ({ page, site }) => {
  const number = '+27 10 000 0888';
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/collections/stores');
  await page.getByRole('link', { name: 'HAUS Gardens' }).click();
  const telephone = page.getByRole('textbox', { name: /^Telephone/u });
  const before = await telephone.inputValue();
  await telephone.fill(number);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('is a draft, which visitors do not see yet')).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(telephone).toHaveValue(before);
  await expect(page.getByText('is a draft, which visitors do not see yet')).toBeHidden();
  expect(await site.html('/store-locator')).not.toContain(number);

  await page.goto('/admin/globals/home-page');
  const title = page.getByRole('textbox', { name: /^Heading/u });
  const written = await title.inputValue();
  await title.fill('Nobody sees this');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title).toHaveValue(written);
  expect(await site.html('/')).not.toContain('Nobody sees this');
});
