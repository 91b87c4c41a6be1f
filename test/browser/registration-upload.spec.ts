import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  goOn,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
} from './registration-steps.ts';

const SAVE = '**/registration-draft/save-document';
const area = (page: Page) => page.getByRole('region', { name: 'Bank Letter' });
const choose = (page: Page, name: string) =>
  area(page).locator('input[type=file]').setInputFiles(pdf(name));

test.use({ expectedConsole: [/Failed to load resource/u] });

test.beforeEach(async ({ page }) => {
  await openWizard(page);
  await passIntroduction(page);
  await passCompany(page);
  await passReferences(page);
});

test('an upload says how far it is, and one that is interrupted goes on by itself', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    await held.promise;
    await route.abort('connectionreset');
  });
  await choose(page, 'letter.pdf');
  const file = area(page).getByRole('listitem');
  await expect(file).toContainText('Uploading');
  held.resolve();
  await expect(file).toContainText('Waiting for the connection');
  await page.unroute(SAVE);
  await expect(file).toContainText('Uploaded', { timeout: 15_000 });
  await page.reload();
  await expect(file).toContainText('letter.pdf');
});

test('a file in the place of one that was taken away on its way is judged by itself', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    await held.promise;
    await route.continue();
  });
  const forged = { ...pdf('forged.pdf'), buffer: Buffer.from('<html></html>') };
  await area(page).locator('input[type=file]').setInputFiles(forged);
  await area(page).getByRole('button', { name: 'Remove forged.pdf' }).click();
  await choose(page, 'letter.pdf');
  const file = area(page).getByRole('listitem');
  await expect(file).toContainText('letter.pdf');
  held.resolve();
  await expect(file).toContainText('Uploaded');
  await expect(file).not.toContainText('File type');
  await goOn(page);
  await expect(page.getByText('cannot be sent')).toHaveCount(0);
});
