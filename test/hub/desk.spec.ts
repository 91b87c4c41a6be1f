import { company, partner } from '../../packages/contract/test/registration-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { handInApplication, letterPng } from './hand-in-application.ts';
import { sentMail } from './sent-mails.ts';

test('an application goes from arrival through one correction to approval', async ({
  page,
  site,
  request,
  browser,
}) => {
  test.slow(); // three people's way through both programs, with mails in between
  const reference = await handInApplication(request, site.origin, {
    company_name: 'Baobab Interiors',
    account_number: '62000000777',
  });
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await expect(page.getByRole('link', { name: reference })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Baobab Interiors');
  await expect(row).toContainText('New');
  await expect(row).toContainText('4 days left');
  await expect(row).toContainText('Proof of address');

  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baobab Interiors' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('status').first()).toHaveText('You work on this registration now.');

  // Numbers are masked, and revealed one at a time.
  await expect(page.getByText(partner.partnerIdNumber)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal Account number' }).click();
  await expect(page.getByText('62000000777')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Account number' }).click();
  await expect(page.getByText('62000000777')).toHaveCount(0);

  // Documents beside the application.
  await page.getByRole('button', { name: 'Open Bank letter' }).click();
  const picture = page.getByRole('img', { name: 'Bank letter' });
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(600);
  const address = (await picture.getAttribute('src')) ?? '';
  const document = await page.request.get(address, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(document.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect((await request.get(new URL(address, page.url()).href)).status()).toBe(403);

  // A PDF is shown a page at a time, as a picture.
  await page.getByRole('button', { name: 'Open Company registration' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  const sheet = page.getByRole('img', { name: 'Company registration, page 2' });
  await expect
    .poll(() => sheet.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(1400);

  // An item that is not in order stands in the way of an approval; it is asked for anew.
  await page.getByLabel('Verdict on Bank letter').selectOption('It is too old');
  await page.getByLabel('Words to the applicant about Bank letter').fill('Three months at most.');
  await page.getByLabel('Verdict on Account number').selectOption('It is not correct');
  await page.getByLabel('Verdict on Offering').selectOption('It is not correct');
  await page.getByLabel('Verdict on Company registration number').selectOption('It is not correct');
  await page.getByLabel('Verdict on Industry').selectOption('It is not complete');
  await page.getByLabel('Verdict on Partners').selectOption('It is not complete');
  await page
    .getByLabel('Verdict on Trade reference 3', { exact: true })
    .selectOption('It cannot be read');
  await page.getByLabel('Verdict on Trade reference 1: PIA').selectOption('It is not correct');
  await page.getByRole('button', { name: 'Accept all others' }).click();
  // What was not given cannot be in order by a click.
  await expect(page.getByLabel('Verdict on Proof of address')).toHaveValue('');
  await expect(page.getByText('1 missing, left to you')).toBeVisible();
  await page.getByRole('button', { name: 'Approve …' }).click();
  await expect(page.getByText('Some items are not in order.')).toBeVisible();
  // What was judged is not lost by that.
  await expect(page.getByLabel('Verdict on Bank letter')).toHaveValue('outdated');
  await expect(page.getByLabel('Verdict on VAT number')).toHaveValue('accepted');
  await page.getByRole('button', { name: 'Ask for corrections' }).click();
  await expect(page.getByText('Corrections are asked for by mail.')).toBeVisible();
  await expect(page).not.toHaveURL(/flash/u); // a reload does not say it again
  const application = page.url();

  // The applicant follows the link of the mail, on a machine of their own.
  const mail = await sentMail(`Please correct your application ${reference}`);
  const [link = ''] = /http:\/\/\S+\/register\/corrections#\S+/u.exec(mail) ?? [];
  const context = await browser.newContext();
  const applicant = await context.newPage();
  await applicant.goto(`${site.origin}${link.slice(link.indexOf('/register'))}`);
  await expect(applicant.getByText(`Your application ${reference}`)).toBeVisible();
  // Two numbers, and three of the reference.
  await expect(applicant.getByRole('main').getByRole('textbox')).toHaveCount(5);
  await applicant.getByRole('button', { name: 'Send corrections' }).click();
  await expect(applicant.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  const problems = applicant.getByRole('group', { name: 'There is a problem' });
  await expect(problems.getByRole('link').first()).toHaveText('Please select an offering');
  const noNumber = applicant.getByRole('checkbox', {
    name: 'There is none (Company registration number)',
  });
  await expect(problems).toContainText(
    'Company registration number: Please give it anew, or say that there is none',
  );
  await noNumber.check();
  await expect(problems).not.toContainText('Company registration number');
  await applicant.getByLabel('Account number').fill('62000000778');
  await applicant.getByRole('radio', { name: 'Homeware only' }).check();
  await expect(problems).not.toContainText('offering'); // it is answered
  await applicant.getByRole('checkbox', { name: 'Architect' }).check();
  await applicant.getByRole('checkbox', { name: 'Designer' }).check();
  await applicant
    .getByRole('group', { name: 'Trade reference 1: PIA (paid in advance)' })
    .getByRole('radio', { name: 'No' })
    .check();
  await applicant.getByRole('button', { name: 'Add partner' }).click();
  await applicant.getByRole('button', { name: 'Add another' }).click();
  await applicant.getByRole('button', { name: 'Send corrections' }).click();
  await expect(problems).toContainText('Partner 2: Please enter ID number');
  for (const [place, name] of ['Pieter Botha', 'Lindiwe Dlamini'].entries()) {
    const entry = applicant.getByRole('group', { name: `partner ${place + 1}`, exact: true });
    await entry.getByLabel('Full name').fill(name);
    await entry.getByLabel('ID number').fill(`800101500908${place}`);
    await entry.getByLabel('Residential address').fill('3 Protea Road');
  }
  const third = applicant.getByRole('group', { name: 'Trade reference 3' });
  await third.getByLabel('Company name').fill('Kudu Weavers');
  await third.getByLabel('Telephone').fill('082 555 9876');
  await third.getByLabel('Average purchase amount').fill('4000');
  await third.getByLabel('Terms').check();
  await applicant
    .getByLabel('Bank letter', { exact: true })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'letter.png',
      mimeType: 'image/png',
      buffer: letterPng(500, 700),
    });
  await expect(applicant.getByText('letter.png', { exact: true })).toBeVisible();
  await applicant.getByRole('button', { name: 'Send corrections' }).click();
  await expect(applicant.getByText('Your corrections have arrived.')).toBeVisible();
  await applicant.reload();
  await expect(applicant.getByText('Your corrections have arrived.')).toBeVisible();
  await context.close();

  // It is back in review with what was corrected to be judged anew, and everything else as it was.
  await expect(async () => {
    await page.goto(application);
    await expect(page.getByText('In review', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('version 2')).toBeVisible();
  await expect(page.getByText(/^Corrected by the applicant on .*Account number/u)).toBeVisible();
  await expect(page.getByLabel('Verdict on Bank letter')).toHaveValue('');
  await expect(page.getByLabel('Verdict on VAT number')).toHaveValue('accepted');
  await page.getByRole('button', { name: 'Reveal Account number' }).click();
  await expect(page.getByText('62000000778')).toBeVisible();
  await expect(page.getByLabel('Verdict on Offering')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Company', exact: true })).toContainText(
    'Architect, Designer',
  );
  await expect(page.getByRole('region', { name: 'Partner 2' })).toContainText('Lindiwe Dlamini');
  await expect(page.getByRole('region', { name: 'Trade reference 3' })).toContainText(
    'Kudu Weavers',
  );
  await page.getByRole('button', { name: 'Accept all others' }).click();
  await page.getByRole('button', { name: 'Approve …' }).click();
  const question = page.getByRole('region', { name: 'Approve Baobab Interiors?' });
  await expect(question).toContainText('Missing: Proof of address');
  await expect(question).toContainText('Not judged: 1 item');
  await expect(question).toContainText('Not scanned');
  await page.getByRole('button', { name: 'Approve and tell the applicant' }).click();
  await expect(page.getByText('Approved. The applicant is told by mail.')).toBeVisible();
  await expect(page.getByRole('note', { name: 'Verdict on Bank letter' })).toHaveText('Accepted');
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Approved by');
  await expect(decision.getByRole('button', { name: /Approve|Decline/u })).toHaveCount(0);
  expect(await sentMail(`Your trade account is approved (${reference})`)).toContain('Nkosi');

  await page.goto('/admin/collections/outbox');
  await expect(
    page.getByRole('row').filter({ hasText: `Registration approved: ${reference}` }),
  ).toContainText('Sent');

  // A decision that was a mistake is taken back, and the log keeps why.
  await page.goto(application);
  await page.getByText('Reopen this decision').click();
  await page.getByLabel('A sentence of your own in that mail').fill('We have looked again.');
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  await page.getByRole('link', { name: 'Choose the reason why it is reopened.' }).click();
  await expect(page.getByLabel('Reason to reopen')).toBeFocused();
  await page.getByLabel('Reason to reopen').selectOption('It was decided by mistake');
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Choose whether the applicant is told.');
  await expect(page.getByLabel('Reason to reopen')).toHaveValue('mistake');
  await page.getByRole('radio', { name: 'Do not tell the applicant' }).check();
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(page.getByText('Reopened. The applicant is not told.')).toBeVisible();
  await expect(page.getByLabel('Verdict on VAT number')).toHaveValue('accepted');

  await page.goto(`/admin/audit?about=${reference}`);
  for (const deed of [
    'arrive',
    'read',
    'reveal',
    'open document',
    'asked',
    'correct',
    'approved',
    'reopen',
  ])
    await expect(page.getByRole('cell', { name: deed, exact: true }).first()).toBeVisible();
});

test('what a clerk writes is not lost by any button, by a reload, or in a second window', async ({
  page,
  site,
  request,
  context,
}) => {
  const reference = await handInApplication(request, site.origin, {
    ...company,
    account_number: '62000000999',
    company_name: 'Sausage Tree Rooms',
  });
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await page.getByRole('link', { name: reference }).click({ timeout: 2000 });
  }).toPass();
  const sentence = page.getByLabel('A sentence of your own in the mail');
  const kept = page.getByText('What you wrote is saved.');
  await page.getByLabel('Verdict on VAT number').selectOption('It is not correct');
  await sentence.fill('See you in Cape Town.');
  await page.getByRole('button', { name: 'Save verdicts' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(sentence).toHaveValue('See you in Cape Town.');
  await page.getByLabel('Verdict on Bank name').selectOption('Accepted');
  await page.getByLabel('New note').fill('Rang them.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list').getByText('Rang them.')).toBeVisible();
  await expect(page.getByLabel('Verdict on Bank name')).toHaveValue('accepted');
  await expect(sentence).toHaveValue('See you in Cape Town.');

  await page.getByLabel('New note').fill('Not added yet');
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Not added yet');

  const other = await context.newPage();
  await other.goto(page.url().replace(/\?.*/u, ''));
  await expect(other.getByText('What you write here is saved as you write.')).toBeVisible();
  await other.getByLabel('A sentence of your own in the mail').fill('Bring samples.');
  await other.getByLabel('Verdict on Branch code').selectOption('It is too old');
  await expect(other.getByText('What you wrote is saved.')).toBeVisible();
  await sentence.fill('See you in Paarl.');
  await expect(sentence).toHaveValue('Bring samples.\nSee you in Paarl.');
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Nobody works on this registration now.')).toBeVisible();
  await expect(sentence).toHaveValue('Bring samples.\nSee you in Paarl.');
  await expect(page.getByLabel('Verdict on Branch code')).toHaveValue('outdated');
  await page.getByLabel('Words to the applicant about Branch code').fill('It has six digits.');
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Ask for corrections' }).click();
  await expect(page.getByText('Corrections are asked for by mail.')).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toMatch(/Paarl|samples|Rang/u);
});
