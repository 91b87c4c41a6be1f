import { expect, test } from './fixtures.ts';
import {
  goOn,
  heading,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  submit,
} from './registration-steps.ts';

test.beforeEach(async ({ page }) => {
  await openWizard(page);
  await passIntroduction(page);
  await passCompany(page);
});

test('[REG-38] [REG-39] [REG-40] [REG-41] asks for three references, and names what each lacks', async ({
  page,
}) => {
  const entries = page.getByRole('group', { name: /^Trade reference \d$/u });
  await expect(entries).toHaveCount(3);
  for (const number of [1, 2, 3]) {
    const entry = page.getByRole('group', { name: `Trade reference ${number}` });
    await expect(entry.getByLabel('Company name')).toHaveValue('');
    await expect(entry.getByLabel('Telephone number')).toHaveValue('');
    await expect(entry.getByLabel('Average purchase amount')).toHaveValue('');
    await expect(entry.getByRole('checkbox', { name: /PIA/u })).not.toBeChecked();
    await expect(entry.getByRole('checkbox', { name: 'Terms' })).not.toBeChecked();
  }
  await goOn(page);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    [1, 2, 3].flatMap((number) => [
      `Trade reference ${number}: Please enter company name`,
      `Trade reference ${number}: Please enter telephone number`,
      `Trade reference ${number}, Average purchase amount: Please enter amount`,
    ]),
  );
  await summary.getByRole('link').nth(4).click();
  const second = page.getByRole('group', { name: 'Trade reference 2' });
  await expect(second.getByLabel('Telephone number')).toBeFocused();
  await page.keyboard.type('12');
  await expect(second.getByText('Please enter a valid telephone number')).toBeVisible();
});

test('[REG-38] [REG-42] [REG-70] sends three references with what was ticked, the first with its flag', async ({
  page,
}) => {
  const tick = (number: number, name: RegExp) =>
    page
      .getByRole('group', { name: `Trade reference ${number}` })
      .getByLabel(name)
      .check();
  await tick(1, /PIA/u);
  await tick(2, /Terms/u);
  await passReferences(page);
  await goOn(page);
  await expect(heading(page, 'Declaration')).toBeVisible();
  const sent = page.waitForRequest(/request-user-registration/u);
  await submit(page);
  const { data } = (await sent).postDataJSON();
  const reference = (number: number, pia: boolean, terms: boolean) => ({
    [`company_name_${number}`]: `Supplier ${number}`,
    [`phone_${number}`]: '082 555 1234',
    [`average_purchase_${number}`]: '2500',
    [`pia_${number}`]: pia,
    [`terms_${number}`]: terms,
  });
  expect(data.trade_references).toEqual([
    { ...reference(1, true, false), cod_1: false },
    reference(2, false, true),
    reference(3, false, false),
  ]);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});
