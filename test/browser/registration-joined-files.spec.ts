import { PDFDocument } from '@cantoo/pdf-lib';
import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import { oneOfEachKind } from '@selvedge/documents/testing/page-scene';
import type { UploadedFile } from '@selvedge/documents/testing/uploaded-file';
import sharp from 'sharp';
import { area, click, drop } from './document-areas.ts';
import { expect, test } from './fixtures.ts';
import {
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
} from './registration-steps.ts';

const isWide = async ({ bytes }: UploadedFile): Promise<boolean> => {
  const { autoOrient } = await sharp(bytes).metadata();
  return autoOrient.width > autoOrient.height;
};

/** A photograph of a telephone that was held upright: its sensor lay, and its grain makes it large. */
const largePhotograph = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 2400, height: 1800, channels: 3, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test.beforeEach(async ({ page }) => {
  await openWizard(page);
  await passIntroduction(page);
  await passCompany(page);
  await passReferences(page);
});

test('decision 46: joins files that come one after the other, and those that came together when they are added', async ({
  page,
}) => {
  const [photograph, screenshot, letter] = await oneOfEachKind();
  if (!photograph || !screenshot || !letter) throw new Error('There is one of each kind');
  const files = area(page, 'Bank Letter').getByRole('listitem');
  await click(page, 'Bank Letter', photograph);
  await expect(files).toHaveText([/photograph\.jpg.*Uploaded/u]);
  await drop(page, 'Bank Letter', [letter, screenshot]);
  await expect(files).toHaveText([
    /photograph\.jpg/u,
    /letter\.pdf/u,
    /2 files as one PDF.*KB.*Uploaded/u,
    /screenshot\.png.*Too many files/u,
  ]);
  await area(page, 'Bank Letter').getByRole('button', { name: 'Add it as further pages' }).click();
  await expect(files.last()).toHaveText(/3 files as one PDF.*Uploaded/u);
  const kept = page.waitForRequest(/save-document/u);
  await files.getByRole('button', { name: 'Remove letter.pdf' }).click();
  await expect(files).toHaveText([
    /photograph\.jpg/u,
    /screenshot\.png/u,
    /2 files as one PDF.*Uploaded/u,
  ]);
  const { name, document } = (await kept).postDataJSON();
  expect(name).toBe('photograph.pdf');
  const sent = await PDFDocument.load(document);
  const shapes = sent.getPages().map((one) => one.getWidth() > one.getHeight());
  const given = await Promise.all([photograph, screenshot].map(isWide));
  expect(shapes).toEqual(given);
  await files.getByRole('button', { name: 'Remove screenshot.png' }).click();
  await expect(files).toHaveText([/photograph\.jpg.*Uploaded/u]);
});

/** A large photograph is drawn anew several times until it is small enough. */
const MAKING = { timeout: 60_000 };

test('decision 46: makes a picture smaller that is larger than the limit, and sets it upright', async ({
  page,
}) => {
  test.slow();
  const photograph = await largePhotograph();
  expect(photograph.length).toBeGreaterThan(UPLOAD_MAX_BYTES);
  const input = area(page, 'Bank Letter').locator('input[type=file]');
  const files = area(page, 'Bank Letter').getByRole('listitem');
  const kept = page.waitForRequest(/save-document/u);
  await input.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photograph });
  await expect(files).toHaveText([/IMG_1\.jpg.*MB.*Uploaded/u], MAKING);
  const { document } = (await kept).postDataJSON();
  const bytes = Buffer.from(document.split(',')[1], 'base64');
  expect(bytes.length).toBeLessThanOrEqual(UPLOAD_MAX_BYTES);
  const { width, height, orientation } = await sharp(bytes).metadata();
  expect(height).toBeGreaterThan(width);
  expect(orientation).toBeUndefined();

  for (const name of ['second.jpg', 'third.jpg'])
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer: photograph });
  await expect(files.last()).toHaveText(/3 files as one PDF.*MB.*Uploaded/u, MAKING);
  await expect(files).toHaveCount(4);
});

test('decision 46: refuses what cannot be made smaller, or joined, and keeps what it has', async ({
  page,
}) => {
  const input = area(page, 'Bank Letter').locator('input[type=file]');
  const files = area(page, 'Bank Letter').getByRole('listitem');
  const broken = Buffer.alloc(UPLOAD_MAX_BYTES + 1);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: broken });
  await expect(files).toHaveText([/a\.png.*File is larger than 2097152 bytes/u]);
  const [photograph] = await oneOfEachKind();
  if (!photograph) throw new Error('There is one of each kind');
  await click(page, 'Bank Letter', photograph);
  await expect(files).toHaveText([/photograph\.jpg.*Uploaded/u]);
  await input.setInputFiles(pdf('broken.pdf'));
  await expect(files).toHaveText([
    /photograph\.jpg.*Uploaded/u,
    /broken\.pdf.*cannot be joined to the others; please send them as one PDF/u,
  ]);
  // The same file once more is no second page.
  await click(page, 'Bank Letter', photograph);
  await expect(files).toHaveText([/photograph\.jpg.*Uploaded/u]);
});

test('decision 46: files that are taken out before the others are made anew stay out', async ({
  page,
}) => {
  const [photograph, screenshot, letter] = await oneOfEachKind();
  if (!photograph || !screenshot || !letter) throw new Error('There is one of each kind');
  const bank = area(page, 'Bank Letter');
  const files = bank.getByRole('listitem');
  await drop(page, 'Bank Letter', [photograph, screenshot, letter]);
  await bank.getByRole('button', { name: 'Add these 2 as further pages' }).click();
  await expect(files.last()).toHaveText(/3 files as one PDF/u);
  await bank.getByRole('button', { name: /^Remove/u }).evaluateAll(([first, second]) => {
    for (const button of [first, second]) if (button instanceof HTMLElement) button.click();
  });
  await expect(files).toHaveText([/letter\.pdf.*Uploaded/u]);
});
