import { expect, openPlainForm, test } from './fixtures.ts';
import { acceptByPassword, invite } from './invite.ts';
import { sentMail } from './sent-mails.ts';

const WRONG = 'none of these threads';
const RIGHT = 'seven skeins of indigo';
const NEW = 'eight skeins of madder';
const TRIES = 5;
/** Twice what the form waits before it looks at what was written. */
const FORM_LOOKS_MS = 300;

test('whoever is locked out is told so, and comes back by the mail that sets a new password', async ({
  page,
  browser,
}) => {
  const email = `forgetful-${Date.now()}@example.com`;
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  await acceptByPassword(guest, await invite(page, email), RIGHT);
  await context.clearCookies();
  await openPlainForm(guest, '/admin/login');
  const signIn = async (password: string) => {
    await guest.getByLabel('Email').fill(email);
    await guest.getByLabel('Password').fill(password);
    const answered = guest.waitForResponse('**/api/users/login');
    await guest.getByRole('button', { name: 'Login' }).click();
    return (await answered).status();
  };
  for (let attempt = 1; attempt <= TRIES; attempt++) expect(await signIn(WRONG)).toBe(401);
  expect(await signIn(RIGHT)).toBe(401);
  await expect(guest.getByText(/wait a quarter of an hour/u).first()).toBeVisible();

  await guest.getByRole('link', { name: 'Forgot password?' }).click();
  await guest.waitForURL('**/admin/forgot'); // both forms have a field of this name
  await guest.getByLabel('Email').fill(email);
  await guest.getByRole('button', { name: 'Submit' }).click();
  const mail = await sentMail('Set your password for the Selvedge hub', email);
  const path = /\/admin\/reset\/[\w%-]+/u.exec(mail)?.[0] ?? '';
  await guest.clock.install();
  await openPlainForm(guest, path);
  await guest.getByLabel('New Password').fill(NEW);
  await guest.getByLabel('Confirm Password').fill(NEW);
  // The form looks at its fields a moment after they were written, and until then takes them for empty.
  await guest.clock.runFor(FORM_LOOKS_MS);
  await guest.getByRole('button', { name: 'Reset Password' }).click();
  await expect(guest.getByRole('list', { name: 'Used most' })).toBeVisible();
  await context.close();
});
