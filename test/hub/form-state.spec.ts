import type { Route } from '@playwright/test';
import { expect, round, test } from './fixtures.ts';
import { letterPng } from './hand-in-application.ts';

const pictureFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: letterPng(620 + round(), 410),
});

test('a picture is replaced by another file, and the form follows', async ({ page }) => {
  const problems: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  const name = `swatch-${round()}.png`;
  await page.goto('/admin/collections/media/create');
  const file = page.locator('input[type=file]');
  const save = page.getByRole('button', { name: 'Save' });
  await file.setInputFiles(pictureFile(`first-${name}`));
  await page.getByRole('textbox', { name: /^What the picture shows/u }).fill('A letter');
  await save.click();
  await page.waitForURL(/\/media\/\d+$/u);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const followed = page.waitForResponse(
    (answer) => answer.url() === page.url() && answer.request().method() === 'POST',
  );
  await file.setInputFiles(pictureFile(name));
  await followed;
  await save.click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(save).toBeDisabled();
  expect(problems).toEqual([]);
});

test('a new password is typed, and the form follows', async ({ page }) => {
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  for (const name of ['New Password', 'Confirm Password']) {
    const followed = page.waitForResponse(
      (answer) => answer.url() === page.url() && answer.request().method() === 'POST',
    );
    await page.getByLabel(name).fill('four bolts of calico');
    expect((await followed).status()).toBe(200);
  }
});

test('the reason for a refusal outlasts an answer about the form as it was before', async ({
  page,
}) => {
  await page.goto('/admin/globals/home-page');
  const link = page.getByRole('textbox', { name: 'A click on the pictures leads to' });
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect(link).toBeEditable();
  const reason = page.getByText('There is no item group 006');
  const asked = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  let states = 0;
  const onPost = (handle: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().method() === 'POST' ? handle(route) : route.continue();
  await page.route(
    '**/admin/globals/home-page',
    onPost(async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await refused.promise;
      await route.fulfill({ response });
      states += 1;
    }),
  );
  await page.route(
    '**/api/globals/home-page?*',
    onPost(async (route) => {
      const response = await route.fetch();
      await asked.promise;
      await route.fulfill({ response });
      await reason.waitFor();
      refused.resolve();
    }),
  );
  await link.fill('/item_group/006');
  await publish.click();
  // Another is asked for because the first has taken the reason away.
  await expect.poll(() => states).toBeGreaterThanOrEqual(2);
  await expect(reason).toBeVisible();
});
