import { company } from '../../packages/contract/test/registration-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { handInApplication } from './hand-in-application.ts';

test('a likely duplicate is pointed out, and an application is erased with proof', async ({
  page,
  site,
  request,
}) => {
  const numbers = { ...company, account_number: '62000000888', company_name: 'Marula Design' };
  const first = await handInApplication(request, site.origin, numbers);
  const second = await handInApplication(request, site.origin, numbers);
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await page.getByRole('link', { name: second }).click({ timeout: 2000 });
  }).toPass();
  await expect(
    page.getByText('the same bank account and identity number as in').first(),
  ).toBeVisible();
  await page.getByLabel('Erase it for good').fill(second);
  await expect(page.getByText('What you wrote is saved.')).toBeVisible();
  await expect(page.getByLabel('Erase it for good')).toHaveValue(second);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased. The audit log says what was deleted.')).toBeVisible();
  await expect(page.getByText('Marula Design')).toHaveCount(0);
  await page.goto(`/admin/audit?about=${second}`);
  await expect(page.getByRole('row').filter({ hasText: 'erase' })).toContainText('bank_letter');
  await page.goto('/admin/collections/registrations');
  await expect(page.getByRole('link', { name: first })).toBeVisible();
});
