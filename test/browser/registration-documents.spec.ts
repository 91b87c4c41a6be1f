import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import { DOCUMENT_KEYS } from '@selvedge/contract/upload';
import { oneOfEachKind } from '@selvedge/documents/testing/page-scene';
import type { UploadedFile } from '@selvedge/documents/testing/uploaded-file';
import sharp from 'sharp';
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
  SEND_DRAFT,
  submit,
  VERSION,
} from './registration-steps.ts';

const AREAS = [
  ['Directors/Owners ID Documents', /all directors/iu],
  ['Company CC Registration Documents', /registration/iu],
  ['Bank Letter', /Letter confirming the company bank account/u],
  ['Proof of Address', /Document confirming the company address/u],
] as const;

const area = (page: Page, name: string) => page.getByRole('region', { name });

/** A file of whatever kind. */
type DroppedFile = Omit<UploadedFile, 'type'> & { readonly type: string };

/** Drops files onto an area as a person does who drags them from a folder. */
async function drop(page: Page, name: string, files: readonly DroppedFile[]) {
  const carried = files.map(({ name, type, bytes }) => ({
    name,
    type,
    content: bytes.toString('base64'),
  }));
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, content } of dropped) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, carried);
  const target = area(page, name).locator('[role=presentation]');
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer: data });
}

/** Chooses a file as a person does who clicks. */
async function click(page: Page, name: string, { name: of, type, bytes }: UploadedFile) {
  const choosing = page.waitForEvent('filechooser');
  await area(page, name)
    .getByRole('button', { name: /^(Choose|Add another) file/u })
    .click();
  await (await choosing).setFiles({ name: of, mimeType: type, buffer: bytes });
}

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

const dataString = ({ type, bytes }: UploadedFile) =>
  `data:${type};base64,${bytes.toString('base64')}`;

test.describe('Document Upload', () => {
  test.beforeEach(async ({ page }) => {
    await openWizard(page);
    await passIntroduction(page);
    await passCompany(page);
    await passReferences(page);
  });

  test('[REG-43] [REG-50] [REG-53] has four areas, states the limit, and demands nothing', async ({
    page,
  }) => {
    await expect(page.getByRole('region')).toHaveCount(AREAS.length);
    for (const [name, hint] of AREAS) {
      await expect(area(page, name)).toHaveAccessibleDescription(hint);
      await expect(area(page, name).getByText('PNG, JPG or PDF (Max 2mb)')).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await goOn(page);
    await expect(heading(page, 'Declaration')).toBeVisible();
    await expect(page.getByText('Not given').first()).toBeVisible();
  });

  test('[REG-44] [REG-45] takes a file by click and lists it with its size, also after going back', async ({
    page,
  }) => {
    const choosing = page.waitForEvent('filechooser');
    await area(page, 'Bank Letter').getByRole('button', { name: 'Choose file' }).click();
    await (await choosing).setFiles(pdf('letter.pdf'));
    const file = area(page, 'Bank Letter').getByRole('listitem');
    await expect(file).toContainText('letter.pdf');
    await expect(file).toContainText('15 bytes');
    await page.getByRole('button', { name: 'Back' }).click();
    await goOn(page);
    await expect(file).toContainText('letter.pdf');
    await file.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await expect(file).toHaveCount(0);
  });

  for (const [place, [name]] of AREAS.entries())
    test(`[REG-44] [REG-45] [REG-46] [REG-48] takes a photograph, a screenshot and a letter for ${name}, by click and by drop`, async ({
      page,
    }) => {
      const slot = DOCUMENT_KEYS[place];
      const file = area(page, name).getByRole('listitem');
      for (const put of [
        click,
        async (...[on, to, one]: Parameters<typeof click>) => drop(on, to, [one]),
      ])
        for (const given of await oneOfEachKind()) {
          const kept = page.waitForRequest(/save-document/u);
          await put(page, name, given);
          await expect(file).toHaveText(
            new RegExp(`${given.name}.*\\d (KB|MB|bytes).*Uploaded`, 'u'),
          );
          expect((await kept).postDataJSON()).toEqual({
            slot,
            name: given.name,
            document: dataString(given),
          });
          await file.getByRole('button', { name: `Remove ${given.name}` }).click();
          await expect(file).toHaveCount(0);
        }
    });

  test('[REG-46] takes the first of several dropped files, says of the others that they are too many, and sends the first under its slot', async ({
    page,
  }) => {
    const [photograph, screenshot, letter] = await oneOfEachKind();
    if (!photograph || !screenshot || !letter) throw new Error('There is one of each kind');
    const saved = page.waitForRequest(/save-document$/u);
    await drop(page, 'Proof of Address', [photograph, screenshot, letter]);
    expect((await saved).postDataJSON()).toEqual({
      slot: 'address',
      name: photograph.name,
      document: dataString(photograph),
    });
    const files = area(page, 'Proof of Address').getByRole('listitem');
    await expect(files).toHaveText([
      /photograph\.jpg/u,
      /screenshot\.png.*Too many files/u,
      /letter\.pdf.*Too many files/u,
    ]);
    await goOn(page);
    const sent = page.waitForRequest(SEND_DRAFT);
    await submit(page);
    expect((await sent).postDataJSON().kept).toEqual({ address: expect.stringMatching(VERSION) });
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  });

  test('[REG-45] [REG-51] [REG-52] lists what it refuses with the reason, and keeps what it has', async ({
    page,
  }) => {
    const input = area(page, 'Bank Letter').locator('input[type=file]');
    const files = area(page, 'Bank Letter').getByRole('listitem');
    await input.setInputFiles(pdf('letter.pdf'));
    await expect(files).toHaveText([/letter\.pdf/u]);
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expect(files).toHaveText([/letter\.pdf/u, /a\.txt.*File type must be JPEG, PNG or PDF/u]);
    const large = Buffer.alloc(2_097_153);
    await input.setInputFiles({ ...pdf('large.pdf'), buffer: large });
    await expect(files.last()).toHaveText(/large\.pdf.*File is larger than 2097152 bytes/u);
    await input.setInputFiles({ ...pdf('empty.pdf'), buffer: Buffer.alloc(0) });
    await expect(files.last()).toHaveText(/empty\.pdf.*File is smaller than 1 bytes/u);
    await files.first().getByRole('button', { name: 'Remove letter.pdf' }).click();
    await input.setInputFiles({ ...pdf('whole.pdf'), buffer: large.subarray(1) });
    await expect(files).toHaveText([/whole\.pdf.*2\.0 MB/u]);
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
    await area(page, 'Bank Letter')
      .getByRole('button', { name: 'Add it as further pages' })
      .click();
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

  test('decision 46: makes a picture smaller that is larger than the limit, and sets it upright', async ({
    page,
  }) => {
    const photograph = await largePhotograph();
    expect(photograph.length).toBeGreaterThan(UPLOAD_MAX_BYTES);
    const input = area(page, 'Bank Letter').locator('input[type=file]');
    const files = area(page, 'Bank Letter').getByRole('listitem');
    const kept = page.waitForRequest(/save-document/u);
    await input.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photograph });
    await expect(files).toHaveText([/IMG_1\.jpg.*MB.*Uploaded/u]);
    const { document } = (await kept).postDataJSON();
    const bytes = Buffer.from(document.split(',')[1], 'base64');
    expect(bytes.length).toBeLessThanOrEqual(UPLOAD_MAX_BYTES);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect(height).toBeGreaterThan(width);
    expect(orientation).toBeUndefined();

    for (const name of ['second.jpg', 'third.jpg'])
      await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer: photograph });
    await expect(files.last()).toHaveText(/3 files as one PDF.*MB.*Uploaded/u);
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

  test('[REG-45] [REG-51] says in each area why a file is refused, also of one that is dropped', async ({
    page,
  }) => {
    const svg = { name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
    for (const [name] of AREAS) {
      await drop(page, name, [svg]);
      await expect(area(page, name).getByRole('listitem')).toHaveText(
        /drawing\.svg.*6 bytes.*File type must be JPEG, PNG or PDF/u,
      );
    }
  });

  test('[REG-47] does not open the file picker again before 300 ms have passed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = area(page, 'Bank Letter').getByRole('button', {
      name: /^(Choose|Add another) file/u,
    });
    const first = page.waitForEvent('filechooser');
    await button.click();
    await (await first).setFiles(pdf('letter.pdf'));
    await expect(area(page, 'Bank Letter').getByRole('listitem')).toHaveCount(1);
    let opened = 0;
    page.on('filechooser', () => {
      opened += 1;
    });
    await button.click();
    await page.clock.runFor(299);
    expect(opened).toBe(0);
    const second = page.waitForEvent('filechooser');
    await page.clock.runFor(1);
    await second;
  });
});

test('[REG-43] decision 7: on the path by proof references may stay blank, and a fifth area shows', async ({
  page,
}) => {
  await openWizard(page);
  await answer(page, /trade member/u, 'Yes');
  await answer(page, /three trade references/u, 'No');
  await goOn(page);
  await passCompany(page);
  await page.getByLabel('Company name').first().fill('Begun');
  await goOn(page);
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await page.getByLabel('Company name').first().fill('');
  await goOn(page);
  await expect(area(page, 'Proof of Qualification')).toBeVisible();
});
