import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  answer,
  fillCompany,
  goOn,
  heading,
  INFO_ADDRESS,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
} from './registration-steps.ts';

const STEPS = [
  'Introduction',
  'Company Details',
  'Trade References',
  'Document Upload',
  'Declaration',
];

/** The text fields of the company, in their order. */
const FIELDS = [
  'Company name',
  "Owner's name",
  'Trading as',
  'Trading since',
  'Company registration number',
  'VAT number',
  'Physical address',
  'Postal address',
  'Bank name',
  'Account number',
  'Branch code',
];

const INDUSTRIES = [
  'Architect',
  'Curtain Workshop',
  'Decorator',
  'Designer',
  'Furniture/Homeware Retailer',
  'Procurement Company',
  'Related Export Company',
  'Specifier',
  'Stockist',
  'Upholsterer/Furniture Manufacturer',
];

const bankLetter = (page: Page) => page.getByRole('region', { name: 'Bank Letter' });

test.describe('the registration wizard', () => {
  test('[REG-11] keeps whoever does not qualify any more at the Introduction', async ({ page }) => {
    await openWizard(page);
    await passIntroduction(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await answer(page, /trade member/u, 'No');
    await page.goBack();
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await answer(page, /trade member/u, 'Yes');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(heading(page, 'Introduction')).toBeVisible();
  });

  test('[ROUTE-03] stands without site header and footer', async ({ page }) => {
    await openWizard(page);
    await expect(page).toHaveTitle(/^Trade Registration\b/u);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('[REG-01] [REG-02] [REG-04] [REG-05] goes through its steps and back, and keeps what was entered', async ({
    page,
  }) => {
    await openWizard(page);
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    const states = ['current', 'pending', 'pending', 'pending', 'pending'];
    await expect(steps).toHaveText(STEPS.map((s, i) => new RegExp(`${s}, ${states[i]}$`, 'u')));
    await expect(heading(page, 'Introduction')).toBeVisible();
    await passIntroduction(page);
    await expect(steps.nth(0)).toContainText(', done');
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await passCompany(page);
    await passReferences(page);
    await bankLetter(page).locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
    await expect(bankLetter(page).getByRole('listitem')).toContainText('letter.pdf');
    await goOn(page);
    await expect(heading(page, 'Declaration')).toBeFocused();
    await expect(steps).toHaveText([/, done$/u, /, done$/u, /, done$/u, /, done$/u, /, current$/u]);
    await page.getByLabel('Email address').fill('thandi@example.co.za');
    for (const title of STEPS.slice(0, -1).reverse()) {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(heading(page, title)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    const member = page.getByRole('group', { name: /trade member/u });
    await expect(member.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await goOn(page);
    await expect(page.getByLabel('Company name')).toHaveValue('Nkosi Interiors');
    await expect(page.getByRole('checkbox', { name: 'Decorator' })).toBeChecked();
    await goOn(page);
    const third = page.getByRole('group', { name: 'Trade reference 3' });
    await expect(third.getByLabel('Company name')).toHaveValue('Supplier 3');
    await goOn(page);
    await expect(bankLetter(page).getByRole('listitem')).toContainText('letter.pdf');
    await goOn(page);
    await expect(page.getByLabel('Email address')).toHaveValue('thandi@example.co.za');
  });

  test('[REG-04] follows the browser back and forward as well', async ({ page }) => {
    await openWizard(page);
    await passIntroduction(page);
    await page.getByLabel('Trading since').fill('2009');
    await page.goBack();
    await expect(heading(page, 'Introduction')).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Trading since')).toHaveValue('2009');
  });

  test('[REG-03] shows name, number and note of the step in a bar on small screens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWizard(page);
    const onward = [passIntroduction, passCompany, passReferences, goOn, null];
    for (const [place, pass] of onward.entries()) {
      await expect(page.getByRole('list', { name: 'Steps' })).toBeHidden();
      const bar = page.getByText(`${place + 1}/5`, { exact: true }).locator('..');
      await expect(bar).toBeInViewport();
      await expect(bar.getByText(STEPS[place] ?? '', { exact: true })).toBeVisible();
      await expect(bar.getByText('* Indicates a required field')).toBeVisible();
      await pass?.(page);
    }
  });

  test('[REG-07] leaves no step to the validation of the browser', async ({ page }) => {
    await openWizard(page);
    for (const pass of [passIntroduction, passCompany, passReferences, goOn, null]) {
      await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
      await pass?.(page);
    }
  });

  test('[REG-06] [REG-08] [REG-09] [REG-10] [REG-11] [REG-12] asks who may apply', async ({
    page,
  }) => {
    await openWizard(page);
    await expect(page.getByText('is not guaranteed')).toBeVisible();
    const member = page.getByRole('group', { name: 'Are you a trade member?' });
    await expect(member.getByRole('radio', { name: 'No' })).toBeChecked();
    const next = page.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await expect(page.getByText('Only trade members may apply')).toBeVisible();
    await answer(page, /trade member/u, 'Yes');
    const references = page.getByRole('group', { name: /three trade references/u });
    await expect(references.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(next).toBeEnabled();
    await answer(page, /three trade references/u, 'No');
    const proof = page.getByRole('group', { name: /proof of an interior design/u });
    await expect(proof.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(next).toBeEnabled();
    await answer(page, /proof of an interior design/u, 'No');
    await expect(next).toBeDisabled();
    const panel = page.getByText(
      "Sorry - You currently don't qualify to apply for a trade account",
    );
    await expect(panel).toBeVisible();
    await expect(panel.locator('..')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(panel.locator('..')).toContainText('details of a trade member in your area');
    const mail = panel.locator('..').getByRole('link');
    await expect(mail).toHaveText(INFO_ADDRESS);
    await expect(mail).toHaveAttribute('href', `mailto:${INFO_ADDRESS}`);
  });
});

test.describe('Company Details', () => {
  test.beforeEach(async ({ page }) => {
    await openWizard(page);
    await passIntroduction(page);
  });

  test('[REG-07] [REG-19] [REG-23] names what is missing in a summary that takes the focus, each with a link to its field', async ({
    page,
  }) => {
    await goOn(page);
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Please select an offering',
      'Sales representative with us: Please select yes or no',
      'Please enter the company name',
      "Please enter the owner's name",
      'Trading as: Please enter definition',
      'Trading since: Please enter a year',
      'Please select an industry',
      'Please enter the physical address',
      'Please enter the bank name',
      'Please enter the account number',
      'Branch code: Please enter the branch',
    ]);
    await summary.getByRole('link', { name: 'Please enter the company name' }).click();
    const field = page.getByLabel('Company name');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please enter the company name');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('Nkosi');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  });

  test('[REG-13] [REG-14] [REG-15] has its fields and choices', async ({ page }) => {
    for (const name of ['Fabric and homeware', 'Homeware only', 'Yes', 'No'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
    await expect(page.getByLabel('Entity type').getByRole('option')).toHaveText([
      'Please choose',
      '(Pty)Ltd',
      'Sole Proprietor',
    ]);
    for (const name of FIELDS) await expect(page.getByRole('textbox', { name })).toBeVisible();
    const industry = page.getByRole('group', { name: 'Industry' });
    await expect(industry.getByRole('checkbox')).toHaveCount(INDUSTRIES.length);
    for (const name of INDUSTRIES)
      await industry.getByRole('checkbox', { name, exact: true }).check();
    for (const name of INDUSTRIES)
      await expect(industry.getByRole('checkbox', { name, exact: true })).toBeChecked();
    for (const [question, name] of [
      ['Offering', 'Homeware only'],
      [/sales representative/u, 'Yes'],
    ] as const)
      await page.getByRole('group', { name: question }).getByRole('radio', { name }).check();
    await page.getByLabel('Entity type').selectOption('Sole Proprietor');
    await expect(page.getByRole('radio', { name: 'Fabric and homeware' })).not.toBeChecked();
  });

  test('[REG-16] [REG-25] copies the physical address while the box is ticked', async ({
    page,
  }) => {
    const same = page.getByRole('checkbox', { name: /same as the physical address/u });
    const postal = page.getByRole('textbox', { name: 'Postal address' });
    await expect(same).toBeChecked();
    await expect(postal).toBeDisabled();
    await page.getByRole('textbox', { name: 'Physical address' }).fill('12 Kloof Street');
    await expect(postal).toHaveValue('12 Kloof Street');
    await same.uncheck();
    await expect(postal).toBeEnabled();
    await fillCompany(page);
    await goOn(page);
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText(['Please enter the postal address']);
  });

  test('[REG-17] [REG-18] [REG-30] [REG-35] adds and removes contacts and partners', async ({
    page,
  }) => {
    for (const [list, singular] of [
      ['Contacts', 'contact'],
      ['Partners', 'partner'],
    ] as const) {
      const group = page.getByRole('group', { name: list, exact: true });
      await expect(group.getByRole('textbox')).toHaveCount(0);
      await group.getByRole('button', { name: `Add ${singular}` }).click();
      await expect(group.getByRole('textbox').first()).toBeFocused();
      await expect(group.getByRole('button', { name: `Add ${singular}` })).toHaveCount(0);
      await group.getByRole('button', { name: 'Add another' }).click();
      await expect(group.getByRole('group')).toHaveCount(2);
      await group.getByRole('textbox').first().fill('First');
      await group.getByRole('button', { name: `Remove ${singular} 2` }).click();
      await expect(group.getByRole('group')).toHaveCount(1);
      await expect(group.getByRole('textbox').first()).toHaveValue('First');
      await group.getByRole('button', { name: `Remove ${singular} 1` }).click();
      await expect(group.getByRole('button', { name: `Add ${singular}` })).toBeFocused();
    }
  });
});
