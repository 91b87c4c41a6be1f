import { ASKED } from './asked-corrections.ts';
import { answerAll } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { pdf } from './registration-steps.ts';

test('what corrections say is not lost by a reload, nor a document by a link', async ({ page }) => {
  await answerAll(page, '**/registration-corrections/find', ASKED);
  await answerAll(page, '**/registration-corrections/send', { success: true, msg: '' });
  await page.goto(`/register/corrections#${'a'.repeat(43)}`);
  await expect(page.getByText('A municipal bill is fine.')).toBeVisible();
  const number = page.getByLabel('VAT number', { exact: true });
  await number.fill('4012345678');
  await page.getByRole('link', { name: 'Trade registration' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(number).toHaveValue('4012345678');
  await page.reload();
  await expect(number).toHaveValue('4012345678');

  const letter = page.getByRole('region', { name: 'Bank Letter' });
  await letter.locator('input[type="file"]').setInputFiles(pdf('letter.pdf'));
  await expect(letter.getByRole('listitem')).toContainText('letter.pdf');
  await page.getByRole('link', { name: 'Trade registration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(letter.getByRole('listitem')).toContainText('letter.pdf');
  await page.getByRole('button', { name: 'Send corrections' }).click();
  await expect(page.getByText('Your corrections have arrived.')).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('');
});
