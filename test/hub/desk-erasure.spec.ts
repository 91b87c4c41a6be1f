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
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await page.getByLabel('Erase it for good').fill(second);
  await expect(page.getByText('What you wrote is saved.')).toBeVisible();
  await expect(page.getByLabel('Erase it for good')).toHaveValue(second);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased. The audit log says what was deleted.')).toBeVisible();
  await expect(page.getByText('Marula Design')).toHaveCount(0);
  await expect(page.getByText('Erased; it was: New')).toBeVisible();
  const note = colleague.getByLabel('New note');
  await note.fill('They ring back');
  await colleague.getByRole('button', { name: 'Add note' }).click();
  await expect(colleague.getByText('Somebody has erased this registration')).toBeVisible();
  await expect(note).toHaveValue('They ring back');
  await colleague.close();
  await page.goto(`/admin/audit?about=${second}`);
  await expect(page.getByRole('row').filter({ hasText: 'erase' })).toContainText('bank_letter');
  await page.goto('/admin/collections/registrations');
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toHaveCount(0);
});
