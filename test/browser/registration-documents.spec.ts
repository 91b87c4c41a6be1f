import { DOCUMENT_KEYS } from '@selvedge/contract/upload';
import { oneOfEachKind } from '@selvedge/documents/testing/page-scene';
import type { UploadedFile } from '@selvedge/documents/testing/uploaded-file';
import { area, click, drop } from './document-areas.ts';
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
  SEND,
  submit,
  VERSION,
} from './registration-steps.ts';

const AREAS = [
  ['Directors/Owners ID Documents', /all directors/iu],
  ['Company CC Registration Documents', /registration/iu],
  ['Bank Letter', /Letter confirming the company bank account/u],
  ['Proof of Address', /Document confirming the company address/u],
] as const;

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

  test('what is missing is said where the application is sent (decision 10)', async ({ page }) => {
    const letter = area(page, 'Bank Letter');
    await letter.locator('input[type="file"]').setInputFiles(pdf('letter.pdf'));
    await expect(letter.getByRole('listitem')).toContainText('letter.pdf');
    await goOn(page);
    await expect(
      page.getByRole('button', { name: 'Submit Application' }),
    ).toHaveAccessibleDescription(
      'You can send your application as it is, and we will ask you for what is not there yet: ' +
        'Directors/Owners ID Documents, Company CC Registration Documents and Proof of Address.',
    );
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
    const sent = page.waitForRequest(SEND);
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
