import type { Page } from '@playwright/test';
import { findings } from '../browser/findings.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { expect, openPlainForm, test } from './fixtures.ts';
import { acceptByPassword, invite } from './invite.ts';

const WIDTHS = [390, 1440];

/** Gives the page a device that keeps passkeys and recognises who uses it. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** A screen that everyone can use, on a phone and on a desk. */
async function look(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findings(page), `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${what} at ${width} px is wider than the window`).toBeLessThanOrEqual(0);
  }
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/admin/logout');
  await expect(page.getByText('You have been logged out successfully').first()).toBeVisible();
};

test('an invited person adds a passkey, signs in by it, names another and removes it', async ({
  page,
  browser,
}) => {
  const email = `nomsa-${Date.now()}@example.com`;
  const link = await invite(page, email);
  await look(page, 'invite');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  const complaints: string[] = [];
  guest.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  const device = await addAuthenticator(guest);
  await guest.goto(link);
  await look(guest, 'welcome');
  await guest.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(guest.getByText('Say what to call it first')).toBeVisible();
  await guest.getByLabel('Name of the new passkey').fill('Work laptop');
  await guest.getByLabel('Name of the new passkey').press('Enter');
  await expect(guest.getByRole('list', { name: 'Used most' })).toBeVisible();

  await signOut(guest);
  await openPlainForm(guest, '/admin/login?redirect=%2Fadmin%2Faccount');
  await device.recognise(false);
  await guest.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(guest.getByText('No passkey was used')).toBeVisible();
  await device.recognise(true);
  await guest.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await guest.waitForURL('**/admin/account');

  const passkeys = guest.getByRole('list', { name: 'Your passkeys' });
  await expect(passkeys).toContainText('Work laptop');
  await expect(passkeys).toContainText('last used');
  guest.once('dialog', (dialog) => dialog.accept('Old laptop'));
  await guest.getByRole('button', { name: 'Rename Work laptop' }).click();
  await expect(passkeys).toContainText('Old laptop');
  guest.once('dialog', (dialog) => dialog.accept());
  await guest.getByRole('button', { name: 'Remove Old laptop' }).click();
  await expect(guest.getByText('The passkey is removed.')).toBeVisible();
  await signOut(guest);
  await openPlainForm(guest, '/admin/login');
  // Payload's page may ask to be signed out once more when it already is, which the console tells as a 400.
  expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
  await guest.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(guest.getByText('This passkey was not taken.')).toBeVisible();
  await context.close();
});

test('an administrator lets somebody in again who has lost a passkey, and learns no password', async ({
  page,
  browser,
}) => {
  const name = `Lindiwe ${Date.now()}`;
  const link = await invite(page, `${name.replace(' ', '-').toLowerCase()}@example.com`, name);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  await addAuthenticator(guest);
  await guest.goto(link);
  await guest.getByLabel('Name of the new passkey').fill('Lost phone');
  await guest.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(guest.getByRole('list', { name: 'Used most' })).toBeVisible();

  await page.goto(`/admin/collections/users?search=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link', { name }).first().click();
  await expect(page.getByText('1 passkey.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Remove all passkeys' }).click();
  await expect(page.getByText('signed out everywhere')).toBeVisible();
  await guest.goto('/admin/account');
  await expect(guest.getByRole('button', { name: 'Login' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite again' }).click();
  await expect(page.getByText('A new link is on its way')).toBeVisible();
  await page.goto('/admin/audit');
  const lines = page.getByRole('row').filter({ hasText: ADMINISTRATOR.email });
  await expect(lines.filter({ hasText: 'remove passkeys' }).first()).toBeVisible();
  await context.close();
});

test('an invited person sets a password, which a mistyped second one keeps as it was', async ({
  page,
  browser,
}) => {
  const link = await invite(page, `sipho-${Date.now()}@example.com`);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByLabel('New password').fill('seven skeins of indigo');
  await guest.getByLabel('The same again').fill('seven skeins of weld');
  await guest.getByRole('button', { name: 'Set the password' }).click();
  await expect(guest.getByText('Both passwords have to be the same.')).toBeVisible();
  await expect(guest.getByLabel('New password')).toHaveValue('seven skeins of indigo');
  await acceptByPassword(guest, link, 'seven skeins of indigo');
  await signOut(guest);
  await guest.goto(link);
  await guest.getByLabel('New password').fill('eight skeins of indigo');
  await guest.getByLabel('The same again').fill('eight skeins of indigo');
  await guest.getByRole('button', { name: 'Set the password' }).click();
  await expect(guest.getByText('This link was used or is over.')).toBeVisible();
  await context.close();
});
