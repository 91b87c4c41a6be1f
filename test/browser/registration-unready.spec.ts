import type { Page } from '@playwright/test';
import type { RegistrationRequest } from '@selvedge/contract/registration';
import { oneOfEachKind } from '@selvedge/documents/testing/page-scene';
import { area, click } from './document-areas.ts';
import { expect, test } from './fixtures.ts';
import { goOn, heading, pdf, reachDocuments, sentBy, submit } from './registration-steps.ts';

const BANK = 'Bank Letter';
const notice = (page: Page) => page.getByRole('complementary', { name: 'Your application so far' });
const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' });

/** Holds back every picture that is to be made ready; the one who is given the word to go on says whether it can be. */
async function holdPictures(page: Page): Promise<(isReadable: boolean) => void> {
  const held = Promise.withResolvers<boolean>();
  await page.exposeFunction('canRead', () => held.promise);
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window);
    const canRead: () => Promise<boolean> = Reflect.get(window, 'canRead');
    window.createImageBitmap = async (picture: ImageBitmapSource) => {
      if (!(await canRead())) throw new Error('Unreadable');
      return read(picture);
    };
  });
  return held.resolve;
}

/** Adds a photograph to a letter, and goes on before the two are one document. */
async function addPhotograph(page: Page): Promise<void> {
  const [photograph, , letter] = await oneOfEachKind();
  if (!photograph || !letter) throw new Error('There is one of each kind');
  await click(page, BANK, letter);
  await expect(area(page, BANK)).toContainText('Uploaded');
  await click(page, BANK, photograph);
  await expect(area(page, BANK)).toContainText('Preparing photograph.jpg');
  await goOn(page);
}

test('a document that is still being made is waited for, and sent once', async ({ page }) => {
  const goOnMaking = await holdPictures(page);
  await reachDocuments(page);
  await addPhotograph(page);
  await expect(page.getByText('Preparing photograph.jpg')).toBeVisible();
  const sent = sentBy(page);
  const kept = page.waitForResponse(/save-document$/u);
  await submit(page);
  await page.getByRole('button', { name: 'Submit Application' }).dispatchEvent('click');
  await expect(notice(page)).toContainText('your application is sent as soon as it is');
  expect(sent).toEqual([]);
  goOnMaking(true);
  const { version } = await (await kept).json();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({
      kept: { bank_letter: version },
    } satisfies Partial<RegistrationRequest>),
  ]);
});

test('a document that turns out unreadable while it is waited for is led to, and nothing is sent', async ({
  page,
}) => {
  const goOnMaking = await holdPictures(page);
  await reachDocuments(page);
  await addPhotograph(page);
  const sent = sentBy(page);
  await submit(page);
  goOnMaking(false);
  await expect(heading(page, 'Document Upload')).toBeVisible();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(`${BANK}: photograph.jpg: The file cannot be joined`);
  expect(sent).toEqual([]);
  // It has been said, and the letter is there without it.
  await goOn(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('a file that comes while another is made, its step left between, is joined to both', async ({
  page,
}) => {
  const goOnMaking = await holdPictures(page);
  await reachDocuments(page);
  await addPhotograph(page);
  await page.getByRole('button', { name: 'Back' }).click();
  const [, screenshot] = await oneOfEachKind();
  if (!screenshot) throw new Error('There is one of each kind');
  await click(page, BANK, screenshot);
  goOnMaking(true);
  await expect(area(page, BANK).getByRole('listitem')).toHaveText([
    /letter\.pdf/u,
    /photograph\.jpg/u,
    /screenshot\.png/u,
    /3 files as one PDF/u,
  ]);
});

test('a document that the service refuses while it is waited for is led to, and nothing is sent', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/save-document$/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await reachDocuments(page);
  const forged = { ...pdf('forged.pdf'), buffer: Buffer.from('<html></html>') };
  await area(page, BANK).locator('input[type=file]').setInputFiles(forged);
  await goOn(page);
  const sent = sentBy(page);
  await submit(page);
  await expect(notice(page)).toContainText('your application is sent as soon as it is');
  held.resolve();
  await expect(heading(page, 'Document Upload')).toBeVisible();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(`${BANK}: File type must be JPEG, PNG or PDF`);
  expect(sent).toEqual([]);
  const kept = page.waitForResponse(/save-document$/u);
  await area(page, BANK).getByRole('button', { name: 'Remove forged.pdf' }).click();
  await kept;
  await goOn(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
