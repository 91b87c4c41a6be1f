import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  goOn,
  heading,
  pdf,
  reachDeclaration,
  reachDocuments,
  SEND,
  sentBy,
  submit,
} from './registration-steps.ts';

const bankLetter = (page: Page) => page.getByRole('region', { name: 'Bank Letter' });

async function isLedToBankLetter(page: Page): Promise<void> {
  await expect(heading(page, 'Document Upload')).toBeVisible();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Bank Letter/u }).click();
  await expect(bankLetter(page).getByRole('button', { name: 'Replace file' })).toBeFocused();
}

test.describe('what the service finds wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[REG-48] is said at the document at once, and leads there in place of being sent', async ({
    page,
  }) => {
    await reachDocuments(page);
    const forged = { ...pdf('page.pdf'), buffer: Buffer.from('<html></html>') };
    await bankLetter(page).locator('input[type=file]').setInputFiles(forged);
    const file = bankLetter(page).getByRole('listitem');
    await expect(file).toContainText('File type must be JPEG, PNG or PDF');
    await goOn(page);
    await expect(page.getByText('page.pdf cannot be sent: File type must be')).toBeVisible();
    const sent = sentBy(page);
    await submit(page);
    await isLedToBankLetter(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('opens the step of a document that is refused only when it is sent', async ({ page }) => {
    await reachDocuments(page);
    await bankLetter(page).locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
    await expect(bankLetter(page).getByRole('listitem')).toContainText('Uploaded');
    await goOn(page);
    await page.route(SEND, (route) => {
      const errors = [{ field: 'data.documentation.2.bank_letter', message: 'File is encrypted' }];
      return route.fulfill({ status: 400, json: { success: false, msg: 'Not valid', errors } });
    });
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('Something has to be corrected first');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await isLedToBankLetter(page);
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
