import { expect, test } from './fixtures.ts';
import { handInApplication } from './hand-in-application.ts';

const COMPANY = 'Vlei and Fynbos Interior Design of Paarl';

test('an application is found by all words of its company, and by as many as somebody pastes', async ({
  page,
  request,
  site,
}) => {
  const reference = await handInApplication(request, site.origin, { company_name: COMPANY });
  await page.goto('/admin/collections/registrations');
  const search = page.getByRole('textbox', { name: /search/iu });
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(async () => {
    await page.reload(); // the hub takes it from the inbox meanwhile
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await search.fill(COMPANY);
  await expect(page).toHaveURL(/search=/u);
  await expect(row).toBeVisible();
  await search.fill('a sentence of an e-mail that names nobody at all, '.repeat(8));
  await expect(page.getByText('nothing fits the search')).toBeVisible();
});

test('an address is changed in the form of a person, and the form follows', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto('/admin/account');
  const email = page.getByRole('textbox', { name: /^Email/u });
  await expect(async () => {
    await email.fill(`someone-${Date.now()}@example.com`); // until the form is there to notice
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 1000 });
  }).toPass();
  for (const address of ['thandi@example.com', 'no address', 'thandi@example.org']) {
    const followed = page.waitForResponse(
      (answer) => answer.url() === page.url() && answer.request().method() === 'POST',
    );
    await email.fill(address);
    await followed;
  }
  expect(failed).toEqual([]);
});
