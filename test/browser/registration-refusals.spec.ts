import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  goOn,
  heading,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  reachDeclaration,
  submit,
} from './registration-steps.ts';

const bankLetter = (page: Page) => page.getByRole('region', { name: 'Bank Letter' });

test.describe('what the service finds wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[REG-48] is said at the document at once, and opens its step after it was sent', async ({
    page,
  }) => {
    await openWizard(page);
    await passIntroduction(page);
    await passCompany(page);
    await passReferences(page);
    const page1 = {
      name: 'page.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html></html>'),
    };
    await bankLetter(page).locator('input[type=file]').setInputFiles(page1);
    const file = bankLetter(page).getByRole('listitem');
    await expect(file).toContainText('File type must be JPEG, PNG or PDF');
    await goOn(page);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('Something has to be corrected first');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(heading(page, 'Document Upload')).toBeVisible();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /Bank Letter/u }).click();
    await expect(bankLetter(page).getByRole('button', { name: 'Replace file' })).toBeFocused();
  });

  test('opens the step of a field and leads to it', async ({ page }) => {
    await reachDeclaration(page);
    await page.route('**/consumer/request-user-registration', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const headers = { 'access-control-allow-origin': new URL(page.url()).origin };
      const errors = [
        { field: 'data.company_details.0.bank_name', message: 'Please enter the bank name' },
      ];
      await route.fulfill({
        status: 400,
        headers,
        json: { success: false, msg: 'Not valid', errors },
      });
    });
    await submit(page);
    await page
      .getByRole('dialog', { name: 'Error' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(heading(page, 'Company Details')).toBeVisible();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Please enter the bank name' }).click();
    await expect(page.getByLabel('Bank name')).toBeFocused();
    await expect(page.getByLabel('Bank name')).toHaveAccessibleDescription(
      'Please enter the bank name',
    );
  });
});
