import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { askForLink } from './mailed-link.ts';
import {
  heading,
  openLinked,
  openWizard,
  passIntroduction,
  reachDeclaration,
  submit,
} from './registration-steps.ts';

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

/** Fills an application up to its last step, and opens it in another window too. */
async function openDeclarationTwice(page: Page, context: BrowserContext): Promise<Page> {
  await reachDeclaration(page);
  const other = await context.newPage();
  await other.goto('/register');
  await expect(heading(other, 'Declaration')).toBeVisible();
  return other;
}

const soFar = (page: Page) => page.getByRole('complementary', { name: 'Your application so far' });

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

test('an application that one window has sent is told in the other, which asks for nothing more', async ({
  page,
  context,
}) => {
  const other = await openDeclarationTwice(page, context);
  await submit(page);
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toBeVisible();
  const [reference = ''] = /TR-[\w-]+/u.exec((await success.textContent()) ?? '') ?? [];
  await expect(heading(other, 'Introduction')).toBeVisible();
  await expect(other.getByText(`Its reference is ${reference}`)).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('a link that is opened beside the page that asked for it takes nothing away from that', async ({
  page,
  context,
  baseURL,
}) => {
  await openWizard(page);
  await passIntroduction(page);
  await write(page, company, 'Begun here');
  const link = await askForLink(page, baseURL, 'beside@example.co.za');
  const other = await context.newPage();
  await other.goto(link);
  const loadedAnew = page.waitForEvent('load'); // under the new key
  await openLinked(other);
  await expect(company(other)).toHaveValue('Begun here');
  await loadedAnew;
  await write(page, owner, 'Added here');
  await expect(owner(other)).toHaveValue('Added here');
  for (const window of [page, other]) await expect(soFar(window)).toContainText('is saved');
});

test('what is written while another window sends is said to stand apart from it', async ({
  page,
  context,
}) => {
  const other = await openDeclarationTwice(page, context);
  // It cannot save for now, so that it holds what the service has not.
  await other.route('**/registration-draft/save', (route) => route.abort());
  await other.getByLabel('Email address').fill('pieter@example.co.za');
  const notice = soFar(other);
  await expect(notice).toContainText('not saved at the moment');
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await other.unroute('**/registration-draft/save');
  await expect(notice).toContainText('This application was sent from another window');
  await expect(other.getByLabel('Email address')).toHaveValue('pieter@example.co.za');
});

test.describe('an application that another device has taken up', () => {
  // A save under the key that it had before the link was used is refused.
  test.use({ expectedConsole: [/status of 409/u] });

  test('is said to be there in every window of the browser, before any of them sends it', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = 'two.windows@example.co.za';
    const other = await openDeclarationTwice(page, context);
    const link = await askForLink(page, baseURL, address);
    const elsewhere = await browser.newContext();
    const phone = await elsewhere.newPage();
    await phone.goto(link);
    await openLinked(phone);
    await expect(heading(phone, 'Declaration')).toBeVisible();
    await elsewhere.close();

    // Who comes back to a window is told, without having typed anything.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(soFar(page)).toContainText('Please finish it there');
    // What the other one writes is a copy, which the first one shows from then on.
    await other.getByLabel('Email address').fill('pieter@example.co.za');
    await expect(soFar(other)).toContainText('Please finish it there');
    await expect(page.getByLabel('Email address')).toHaveValue('pieter@example.co.za');
    await expect(soFar(page)).toContainText('Please finish it there');
    await submit(page);
    await expect(page.getByRole('dialog')).toContainText(/taken up on another device/u);
  });
});
