import { expect, test } from './fixtures.ts';
import { handInApplication } from './hand-in-application.ts';

test('what a clerk writes before the scripts of the page have come is saved', async ({
  page,
  site,
  request,
}) => {
  const reference = await handInApplication(request, site.origin, {
    company_name: 'Marula Rooms',
    account_number: '62000000123',
  });
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await page.getByRole('link', { name: reference }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('What you write here is saved as you write.')).toBeVisible();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(page.url().replace(/\?.*/u, ''), { waitUntil: 'commit' });
  const sentence = page.getByLabel('A sentence of your own in the mail');
  await sentence.fill('See you in Paarl.');
  scripts.resolve();
  await expect(page.getByText('What you wrote is saved.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(sentence).toHaveValue('See you in Paarl.');
});
