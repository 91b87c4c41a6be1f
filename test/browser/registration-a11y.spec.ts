import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { expect, test } from './fixtures.ts';
import {
  answer,
  goOn,
  heading,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
  submit,
} from './registration-steps.ts';
import { SCREENS } from './screens.ts';

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

const area = (page: Page, name: string) => page.getByRole('region', { name });

for (const screen of SCREENS) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen });

    test('the questions of the Introduction, its refusals and the dialogs of the draft', {
      tag: '@a11y',
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
      tag: '@a11y',
    }, async ({ page }) => {
      test.slow(); // axe looks at eight states
      await openWizard(page);
      await passIntroduction(page);
      await passCompany(page);
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
      await lookAtDialog(page, 'Read the Terms and Conditions', 'Terms and Conditions');
      await closeDialog(page);
      await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await look(page, 'the Declaration with an error');
      await page.route(/request-user-registration/u, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await submit(page);
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
      await look(page, 'the dialog of a failure');
      await closeDialog(page);
      await look(page, 'the Declaration after a failure');
      await page.unroute(/request-user-registration/u);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
      await look(page, 'the dialog of success');
      await closeDialog(page);
      await look(page, 'what stands after success');
    });
  });
}
