import { company, partner } from '../../packages/contract/test/registration-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { handInApplication } from './hand-in-application.ts';

test('an application goes from arrival to approval', async ({ page, site, request }) => {
  const reference = await handInApplication(request, site.origin, {
    company_name: 'Baobab Interiors',
    account_number: '62000000777',
  });
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await expect(page.getByRole('link', { name: reference })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Baobab Interiors');
  await expect(row).toContainText('New');
  await expect(row).toContainText('4 days left');
  await expect(row).toContainText('Proof of address');

  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baobab Interiors' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('status').first()).toHaveText('You work on this application now.');

  // Numbers are masked, and revealed one at a time.
  await expect(page.getByText(partner.partnerIdNumber)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal Account number' }).click();
  await expect(page.getByText('62000000777')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Account number' }).click();
  await expect(page.getByText('62000000777')).toHaveCount(0);

  // Documents beside the application.
  await page.getByRole('button', { name: 'Open Bank letter' }).click();
  const picture = page.getByRole('img', { name: 'Bank letter' });
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(600);
  const address = (await picture.getAttribute('src')) ?? '';
  const document = await page.request.get(address, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(document.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect((await request.get(new URL(address, page.url()).href)).status()).toBe(403);

  // An item that is not in order stands in the way of an approval.
  await page.getByLabel('Verdict on Bank letter').selectOption('It is too old');
  await page.getByRole('button', { name: 'Accept all others' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Some items are not in order.')).toBeVisible();
  await page.getByLabel('Verdict on Bank letter').selectOption('Accepted');
  await page.getByRole('button', { name: 'Accept all others' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved. The applicant is told by mail.')).toBeVisible();
  await expect(page.getByLabel('Verdict on Bank letter')).toBeDisabled();

  await page.goto('/admin/collections/outbox');
  const mail = page.getByRole('row').filter({ hasText: `Application approved: ${reference}` });
  await expect(async () => {
    await page.reload();
    await expect(mail).toContainText('Sent', { timeout: 2000 });
  }).toPass();

  await page.goto(`/admin/audit?about=${reference}`);
  for (const deed of ['arrive', 'read', 'reveal', 'open document', 'approved'])
    await expect(page.getByRole('cell', { name: deed, exact: true }).first()).toBeVisible();
});

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
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased. The audit log says what was deleted.')).toBeVisible();
  await expect(page.getByText('Marula Design')).toHaveCount(0);
  await page.goto(`/admin/audit?about=${second}`);
  await expect(page.getByRole('row').filter({ hasText: 'erase' })).toContainText('bank_letter');
  await page.goto('/admin/collections/registrations');
  await expect(page.getByRole('link', { name: first })).toBeVisible();
});
