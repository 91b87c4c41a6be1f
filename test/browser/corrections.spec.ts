import type { Locator, Page } from '@playwright/test';
import { ASKED } from './asked-corrections.ts';
import { answerAll } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { pdf } from './registration-steps.ts';

const LINK = `/register/corrections#${'a'.repeat(43)}`;
const FIND = '**/registration-corrections/find';
const SEND = '**/registration-corrections/send';
const HOUR_MS = 3_600_000;

const letterOf = (page: Page): Locator => page.getByRole('region', { name: 'Bank Letter' });
const filesOf = (page: Page): Locator => letterOf(page).getByRole('listitem');

async function choose(page: Page, name: string): Promise<void> {
  await letterOf(page).locator('input[type="file"]').setInputFiles(pdf(name));
  await expect(filesOf(page)).toContainText([name]);
}

/** What the browser keeps of documents, as text, and makes older. */
const stored = (page: Page, olderMs = 0): Promise<string[]> =>
  page.evaluate(
    (older) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('corrections');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('documents', 'readwrite');
          const store = transaction.objectStore('documents');
          const all = store.getAll();
          all.onsuccess = () => {
            for (const one of all.result) store.put({ ...one, kept_at_ms: one.kept_at_ms - older });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            const texts = all.result.map(
              (one) => JSON.stringify(one) + new TextDecoder().decode(one.body),
            );
            resolve(texts);
          };
        };
      }),
    olderMs,
  );

/** Waits until a document that was chosen is kept. */
async function whenKept(page: Page): Promise<void> {
  await expect(page.getByText(/kept in this browser for a day/u)).toBeVisible();
  await expect.poll(() => stored(page)).toHaveLength(1);
}

/** Waits until nothing is kept, and none comes back. */
async function whenEmpty(page: Page): Promise<void> {
  await expect.poll(() => stored(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send corrections' })).toBeEnabled();
  await expect(filesOf(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await answerAll(page, FIND, ASKED);
  await answerAll(page, SEND, { success: true, msg: '' });
});

test('what corrections say is lost neither by a reload nor by a link, and is gone once it is sent', async ({
  page,
}) => {
  await page.goto(LINK);
  await expect(page.getByText('A municipal bill is fine.')).toBeVisible();
  const number = page.getByLabel('VAT number', { exact: true });
  await number.fill('4012345678');
  await choose(page, 'letter.pdf');
  await whenKept(page);
  await page.getByRole('link', { name: 'Trade registration' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(number).toHaveValue('4012345678');
  await expect(filesOf(page)).toContainText(['letter.pdf']);
  await page.reload();
  await expect(number).toHaveValue('4012345678');
  await expect(filesOf(page)).toContainText(['letter.pdf']);

  const sending = page.waitForRequest(SEND);
  await page.getByRole('button', { name: 'Send corrections' }).click();
  const { values } = (await sending).postDataJSON();
  const bytes = pdf('').buffer.toString('base64');
  expect(values['documentation.bank_letter']).toBe(`data:application/pdf;base64,${bytes}`);
  const said = page.getByText('Your corrections have arrived.');
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
  await whenEmpty(page);
  await expect(number).toHaveValue('');
});

test('a document that is kept can be added to or taken out, and opens by no other link', async ({
  page,
}) => {
  await page.goto(LINK);
  await choose(page, 'letter.pdf');
  await whenKept(page);
  expect((await stored(page)).join()).not.toMatch(/letter\.pdf|%PDF|aaaa/u);
  await page.goto('about:blank');
  await page.goto(`/register/corrections#${'b'.repeat(43)}`);
  await expect(page.getByRole('button', { name: 'Send corrections' })).toBeEnabled();
  await expect(filesOf(page)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(LINK);
  await expect(letterOf(page).getByRole('button', { name: 'Add another file' })).toBeVisible();
  await letterOf(page).getByRole('button', { name: 'Remove letter.pdf' }).click();
  await whenEmpty(page);
});

test('a document is kept neither for longer than a day nor beyond its link', async ({ page }) => {
  await page.goto(LINK);
  await choose(page, 'letter.pdf');
  await whenKept(page);
  await stored(page, 25 * HOUR_MS);
  await page.reload();
  await whenEmpty(page);
  await choose(page, 'other.pdf');
  await whenKept(page);
  await answerAll(page, FIND, { success: true, corrections: null, msg: '' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('its time is over');
  await expect.poll(() => stored(page)).toEqual([]);
});

test('a browser that keeps no documents says so, and asks before one is lost', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true }),
  );
  await page.goto(LINK);
  await choose(page, 'letter.pdf');
  await expect(page.getByText('This browser keeps no documents.')).toBeVisible();
  await page.getByRole('link', { name: 'Trade registration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(filesOf(page)).toContainText(['letter.pdf']);
});
