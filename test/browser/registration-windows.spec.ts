import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, openWizard, passIntroduction } from './registration-steps.ts';

const company = (page: Page) => page.getByLabel('Company name');
const owner = (page: Page) => page.getByLabel("Owner's name");

/** Writes into a field, and waits until the service has it. */
async function write(
  page: Page,
  field: (page: Page) => ReturnType<Page['getByLabel']>,
  text: string,
) {
  const saved = page.waitForResponse(/registration-draft\/save$/u);
  await field(page).fill(text);
  await saved;
}

/** Begins an application, and opens it in another window too. */
async function openTwice(page: Page, context: BrowserContext): Promise<Page> {
  await openWizard(page);
  await passIntroduction(page);
  await write(page, company, 'Begun here');
  const other = await context.newPage();
  await other.goto('/register');
  await expect(company(other)).toHaveValue('Begun here');
  return other;
}

test('an application is the same in two windows, each of which shows what the other has saved', async ({
  page,
  context,
}) => {
  const other = await openTwice(page, context);
  await write(other, owner, 'Written there');
  await expect(owner(page)).toHaveValue('Written there');
  await write(page, company, 'Corrected here');
  await expect(company(other)).toHaveValue('Corrected here');
  await other.reload();
  await expect(company(other)).toHaveValue('Corrected here');
  await expect(owner(other)).toHaveValue('Written there');
});

test('an application that one window has deleted is in the other no more', async ({
  page,
  context,
}) => {
  const other = await openTwice(page, context);
  await other.getByRole('button', { name: 'Start afresh' }).click();
  await other.getByRole('button', { name: 'Delete everything' }).click();
  await expect(heading(other, 'Introduction')).toBeVisible();
  await expect(heading(page, 'Introduction')).toBeVisible();
});
