import { expect, test } from './fixtures.ts';
import { askForLink } from './mailed-link.ts';
import {
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
  VERSION,
} from './registration-steps.ts';

const ADDRESS = 'thandi.on.the.way@example.co.za';

test.describe('an application that is written in two browsers', () => {
  // A save under the key that it had before the link was used is refused.
  test.use({ expectedConsole: [/status of 409/u] });

  test('a mailed link takes the application up in another browser, once, and it is sent from there', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await openWizard(page);
    await passIntroduction(page);
    await passCompany(page);
    await passReferences(page);
    const letter = page.getByRole('region', { name: 'Bank Letter' });
    await letter.locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
    await expect(letter.getByRole('listitem')).toContainText('letter.pdf');
    const link = await askForLink(page, baseURL, ADDRESS);
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await elsewhere.newPage();
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.url()));
    await phone.goto(link);
    await openLinked(phone);
    await expect(heading(phone, 'Document Upload')).toBeVisible();
    await expect(phone).toHaveURL('/register');
    const token = link.split('=')[1] ?? link;
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    await expect(phone.getByRole('region', { name: 'Bank Letter' })).toContainText('letter.pdf');
    await goOn(phone);
    await expect(phone.getByLabel('Full Name')).toHaveValue('Thandi Nkosi');
    const sent = phone.waitForRequest(SEND);
    await submit(phone);
    const { kept } = (await sent).postDataJSON();
    expect(kept).toEqual({ bank_letter: expect.stringMatching(VERSION) });
    await expect(phone.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await elsewhere.close();

    // The browser in which it was begun is told before it sends the same once more.
    await goOn(page);
    await page.getByLabel('Full Name').fill('Thandi M. Nkosi');
    const soFar = page.getByRole('complementary', { name: 'Your application so far' });
    await expect(soFar).toContainText('Please finish it there');
    await submit(page);
    await expect(page.getByRole('dialog')).toContainText(/taken up on another device/u);
    // What was entered here meanwhile stands apart, and is there still.
    await page.reload();
    await expect(heading(page, 'Declaration')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Thandi M. Nkosi');
  });
});

test('the link works once', async ({ page, browser, baseURL }) => {
  const address = 'once@example.co.za';
  await openWizard(page);
  await passIntroduction(page);
  const link = await askForLink(page, baseURL, address);
  for (const words of [undefined, /used already/u]) {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await openLinked(other);
    if (words) await expect(other.getByRole('alert')).toContainText(words);
    else await expect(heading(other, 'Company Details')).toBeVisible();
    await elsewhere.close();
  }
});

test('a link that was cut short says so', async ({ page }) => {
  await page.goto('/register#resume=abc');
  await expect(page.getByRole('alert')).toContainText('This link is not whole');
  await expect(page).toHaveURL(/\/register$/u);
  await expect(heading(page, 'Introduction')).toBeVisible();
});
