import type { Page } from '@playwright/test';
import { ASKED } from './asked-corrections.ts';
import { answerAll } from './content-calls.ts';
import { findings } from './findings.ts';
import { expect, test } from './fixtures.ts';
import {
  answer,
  fillCompany,
  goOn,
  heading,
  openLinked,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
  SEND,
  submit,
} from './registration-steps.ts';
import { PHONE, SCREENS } from './screens.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/Failed to load resource/u],
});

/** What was looked at must have no finding, and be no wider than the screen. */
async function look(page: Page, state: string): Promise<void> {
  expect(await findings(page), state).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${state} is wider than the screen`).toBeLessThanOrEqual(0);
}

async function lookAtDialog(page: Page, opener: string, title: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await look(page, title);
}

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const DRAFT_CALLS = '**/consumer/registration-draft/**';

const area = (page: Page, name: string) => page.getByRole('region', { name });

for (const screen of SCREENS) {
  const tag = screen === PHONE ? [] : '@matrix'; // on a desk by check:a11y
  test.describe(`at ${screen.width} px`, { tag }, () => {
    test.use({ viewport: screen });

    test('the questions of the Introduction, its refusals and the dialogs of the draft', {
      tag: ['@a11y', '@headers'],
    }, async ({ page }) => {
      test.slow(); // axe looks at eight states
      await openWizard(page);
      await look(page, 'the Introduction');
      await answer(page, /trade member/u, 'Yes');
      await answer(page, /three trade references/u, 'No');
      await answer(page, /proof of an interior design/u, 'No');
      await look(page, 'the black panel');
      await answer(page, /proof of an interior design/u, 'Yes');
      await goOn(page);
      await expect(heading(page, 'Company Details')).toBeVisible();
      await page.getByRole('button', { name: 'Add partner' }).click();
      await page.getByRole('button', { name: 'Add contact' }).click();
      await goOn(page);
      await look(page, 'people with errors');
      await lookAtDialog(page, 'Finish on another device', 'Finish on another device');
      await page.getByRole('button', { name: 'Mail me the link' }).click();
      await look(page, 'the dialog of the link with an error');
      await page.getByRole('dialog').getByRole('textbox').fill('axe@example.co.za');
      await page.getByRole('button', { name: 'Mail me the link' }).click();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/on its way/u);
      await look(page, 'the link that is on its way');
      await closeDialog(page);
      await lookAtDialog(page, 'Start afresh', 'Start afresh?');
    });

    test('documents with every verdict, the Declaration with an error, the terms and what became of it', {
      tag: ['@a11y', '@headers'],
    }, async ({ page }) => {
      test.slow(); // axe looks at eight states
      await openWizard(page);
      await passIntroduction(page);
      await fillCompany(page);
      await look(page, 'the company, filled in');
      await goOn(page);
      await expect(heading(page, 'Trade References')).toBeVisible();
      await goOn(page);
      await look(page, 'references with errors');
      await passReferences(page);
      await look(page, 'documents, empty');
      const put = (
        name: string,
        files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
      ) => area(page, name).locator('input[type=file]').setInputFiles(files);
      await put('Bank Letter', [pdf('letter.pdf'), pdf('second.pdf')]);
      const forged = { ...pdf('forged.pdf'), buffer: Buffer.from('<html></html>') };
      await put('Proof of Address', forged);
      await expect(area(page, 'Proof of Address')).toContainText('File type must be');
      await look(page, 'documents with every verdict');
      await area(page, 'Proof of Address')
        .getByRole('button', { name: /^Remove/u })
        .click();
      await goOn(page);
      await page.getByRole('link', { name: 'Read the Terms and Conditions' }).click();
      await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
      await look(page, 'the terms');
      await closeDialog(page);
      await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await look(page, 'the Declaration with an error');
      await page.route(SEND, (route) => route.abort());
      await submit(page);
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
      await look(page, 'the dialog of a failure');
      await closeDialog(page);
      await look(page, 'the Declaration after a failure');
      await page.unroute(SEND);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
      await look(page, 'the dialog of success');
      await closeDialog(page);
      await look(page, 'what stands after success');
    });

    test('the path by proof, and what is said of a draft that cannot be kept, left or fetched', {
      tag: ['@a11y', '@headers'],
    }, async ({ page }) => {
      test.slow(); // axe looks at six states
      await page.goto(`/register#resume=${'a'.repeat(43)}`);
      await look(page, 'the question before a link is used');
      await openLinked(page);
      await expect(page.getByRole('alert')).toContainText('used already');
      await look(page, 'a link that was used already');
      await answer(page, /trade member/u, 'Yes');
      await answer(page, /three trade references/u, 'No');
      await goOn(page);
      await passCompany(page);
      await goOn(page);
      await expect(area(page, 'Proof of Qualification')).toBeVisible();
      await look(page, 'documents with a fifth area');
      await page.route(DRAFT_CALLS, (route) => route.abort());
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByLabel('Company name').first().fill('Karoo Interiors');
      await expect(page.getByText('is not saved at the moment')).toBeVisible();
      await look(page, 'the notice that nothing is kept');
      await page.locator('main').getByRole('link').first().click();
      await expect(page.getByRole('dialog', { name: 'Leave your application?' })).toBeVisible();
      await look(page, 'the dialog before leaving');
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
    });

    test('an upload on its way and without a connection, an application that is taken up again, and one on its way', {
      tag: ['@a11y', '@headers'],
    }, async ({ page }) => {
      test.slow(); // axe looks at five states
      const save = '**/registration-draft/save-document';
      await openWizard(page);
      await passIntroduction(page);
      await passCompany(page);
      await passReferences(page);
      const upload = Promise.withResolvers<void>();
      await page.route(save, async (route) => {
        await upload.promise;
        await route.abort('connectionreset');
      });
      await area(page, 'Bank Letter').locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
      const file = area(page, 'Bank Letter').getByRole('listitem');
      await expect(file).toContainText('Uploading');
      await look(page, 'an upload on its way');
      upload.resolve();
      await expect(file).toContainText('Waiting for the connection');
      await look(page, 'an upload without a connection');
      await page.unroute(save);
      await expect(file).toContainText('Uploaded', { timeout: 15_000 });

      await page.reload();
      await expect(file).toContainText('letter.pdf');
      await look(page, 'an application that is taken up again');
      await page.route(DRAFT_CALLS, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('is safe');
      await look(page, 'an application that cannot be fetched');
      await page.unroute(DRAFT_CALLS);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(file).toContainText('letter.pdf');

      await goOn(page);
      const sending = Promise.withResolvers<void>();
      await page.route(SEND, async (route) => {
        await sending.promise;
        await route.continue();
      });
      await submit(page);
      const button = page.getByRole('button', { name: /Submit Application$/u });
      await expect(button.getByRole('status')).toHaveText('Sending your application');
      await look(page, 'an application on its way');
      sending.resolve();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    });

    test('corrections that are asked for, refused and sent, and a link that is none', {
      tag: ['@a11y', '@headers'],
    }, async ({ page }) => {
      test.slow(); // axe looks at four states
      await page.goto('/register/corrections');
      await expect(page.getByRole('alert')).toContainText('This link is not complete');
      await look(page, 'a link that is not complete');
      await answerAll(page, '**/registration-corrections/find', ASKED);
      await page.goto('/');
      await page.goto(`/register/corrections#${'a'.repeat(43)}`);
      await expect(area(page, 'Bank Letter')).toBeVisible();
      await look(page, 'what is to be corrected');
      const errors = [
        { field: 'values.company_details.0.vat_number', message: 'Please enter the number' },
      ];
      await page.route('**/registration-corrections/send', (route) =>
        route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': new URL(page.url()).origin },
          json: { success: false, msg: 'No.', errors },
        }),
      );
      await page.getByRole('button', { name: 'Send corrections' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
      await look(page, 'corrections that are refused');
      await page.unroute('**/registration-corrections/send');
      await answerAll(page, '**/registration-corrections/send', { success: true, msg: '' });
      await page.getByRole('button', { name: 'Send corrections' }).click();
      await expect(page.getByText('Your corrections have arrived.')).toBeVisible();
      await look(page, 'corrections that are sent');
    });
  });
}
