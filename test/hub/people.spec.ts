import { ADMINISTRATOR } from './administrator.ts';
import { expect, test } from './fixtures.ts';

test('a person signs in, finds what the hub has, and signs out again', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  const { host } = new URL(page.url()); // the fixture has signed in
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/u.test(url.protocol) && url.host !== host) foreign.push(url.href);
  });
  await page.goto('/admin');
  for (const name of ['Pages', 'House', 'Pictures', 'Hub']) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  }
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: ADMINISTRATOR.email }).first();
  await expect(row).toContainText('sign in');
  // Payload's page may ask to be signed out once more when it already is, which the browser's console tells as a 400.
  expect(complaints).toEqual([]);

  await page.goto('/admin/logout');
  // Payload may say it twice, when its page asks again before the first answer came.
  await expect(page.getByText('You have been logged out successfully').first()).toBeVisible();
  await page.goto('/admin/collections/users');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(foreign).toEqual([]);
});
