import type { Page } from '@playwright/test';
import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import { expect, test } from './fixtures.ts';
import {
  goOn,
  heading,
  pdf,
  reachDeclaration,
  reachDocuments,
  SEND,
  submit,
} from './registration-steps.ts';

const SAVE = '**/registration-draft/save-document';
const notice = (page: Page) => page.getByRole('complementary', { name: 'Your application so far' });
const area = (page: Page, name: string) => page.getByRole('region', { name });

/** A PDF of a size. */
const largest = (name: string) => {
  const buffer = Buffer.alloc(UPLOAD_MAX_BYTES);
  buffer.write('%PDF-1.7\n');
  return { ...pdf(name), buffer };
};

/** Tries to leave, and takes the browser's question back. */
async function isAskedBeforeLeaving(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 5000 });
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked.catch(() => undefined);
  await dialog?.dismiss();
  await left;
  return dialog?.type() === 'beforeunload';
}

test('while a document is saved the page says so and asks before it is left; then it may be closed', async ({
  page,
}) => {
  await reachDocuments(page);
  const held = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await area(page, 'Bank Letter').locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
  await expect(notice(page)).toContainText('Your document is still being saved');
  await expect(notice(page)).not.toContainText('You can close');
  expect(await isAskedBeforeLeaving(page)).toBe(true);
  held.resolve();
  await expect(notice(page)).toContainText('You can close this page');
});

test('a document that was taken out on its way never takes the place of the one that was chosen instead', async ({
  page,
}) => {
  await reachDocuments(page);
  const letters = area(page, 'Bank Letter');
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    if (route.request().postDataJSON().name !== 'wrong.pdf') return route.continue();
    await held.promise;
    await route.continue();
    arrived.resolve();
  });
  await letters.locator('input[type=file]').setInputFiles(pdf('wrong.pdf'));
  await letters.getByRole('button', { name: 'Remove' }).click();
  // The page is hidden, as it is behind a phone's file picker, and sends what waits beside what is on its way.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await letters.locator('input[type=file]').setInputFiles(pdf('right.pdf'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(letters).toContainText('right.pdf');
  await expect(notice(page)).toContainText('You can close this page');
  const late = page.waitForResponse(SAVE);
  held.resolve();
  await arrived.promise;
  await late;
  await page.reload();
  await expect(letters).toContainText('right.pdf');
  await expect(letters).not.toContainText('wrong.pdf');
});

test('while it sends the page says what is true, asks before it is left, and is thanked for staying', async ({
  page,
}) => {
  await reachDeclaration(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await area(page, 'Bank Letter').locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
  await expect(notice(page)).toContainText('You can close this page');
  await goOn(page);
  const held = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    await held.promise;
    await route.continue();
  });
  await submit(page);
  await expect(notice(page)).toContainText('Your application is being sent');
  await expect(notice(page)).not.toContainText('You can close');
  expect(await isAskedBeforeLeaving(page)).toBe(true);
  held.resolve();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('an application is sent once, though somebody clicks on until the page has changed', async ({
  page,
}) => {
  await reachDeclaration(page);
  await page.getByLabel('Email address').fill('thandi@example.co.za');
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
  await expect(notice(page)).toHaveAttribute('data-state', 'saved');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (SEND.test(request.url())) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const button = page.getByRole('button', { name: 'Submit Application' });
  await button.evaluate((element: HTMLElement) => {
    // Clicks at every turn, so that one comes between the answer and the page that shows it.
    const turns = new MessageChannel();
    turns.port1.onmessage = () => {
      if (!element.isConnected) return turns.port1.close();
      element.click();
      turns.port2.postMessage('next');
    };
    turns.port2.postMessage('first');
  });
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await expect(dialog).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('four documents of the largest size are named and neither fetched nor sent again, and a closed page loses nothing', async ({
  page,
  context,
}) => {
  await reachDocuments(page);
  for (const [place, name] of [
    'Directors/Owners ID Documents',
    'Company CC Registration Documents',
    'Bank Letter',
    'Proof of Address',
  ].entries()) {
    await area(page, name)
      .locator('input[type=file]')
      .setInputFiles(largest(`${place}.pdf`));
    await expect(area(page, name)).toContainText('Uploaded');
  }
  await page.reload();
  await goOn(page);
  await expect(heading(page, 'Declaration')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sent = page.waitForRequest(SEND);
  await submit(page);
  expect((await sent).postDataBuffer()?.length).toBeLessThan(30_000);
  await page.close();
  expect(asked.filter((path) => /document/u.test(path))).toEqual([]);
  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/register');
    const told = later.getByText('You sent us an application from this browser');
    await expect(told).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(heading(later, 'Introduction')).toBeVisible();
});

test('who comes back after sending is told its reference, until they apply again', async ({
  page,
  context,
}) => {
  await reachDeclaration(page);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Success' });
  const reference = (await dialog.locator('strong').textContent()) ?? '';
  expect(reference).not.toBe('');
  const later = await context.newPage();
  await later.goto('/register');
  const told = later.getByText(`Its reference is ${reference}`);
  await expect(told).toBeVisible();
  await reachDeclaration(later);
  await later.getByRole('button', { name: 'Back' }).click();
  await later.reload();
  await expect(told).toBeHidden();
});
