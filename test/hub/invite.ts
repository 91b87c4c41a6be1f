import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sentMail } from './sent-mails.ts';

/**
 * Invites an editor as an administrator does.
 *
 * @param page of the administrator
 * @returns where the mailed link leads
 */
export async function invite(page: Page, email: string, name = 'Nomsa Dlamini'): Promise<string> {
  await page.goto('/admin/collections/users');
  await page.getByRole('link', { name: 'Invite a person' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Editor').check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  const mail = await sentMail('Your invitation to the Selvedge hub', email);
  return /\/admin\/welcome#[\w-]+/u.exec(mail)?.[0] ?? '';
}

/** Sets a password by a link of an invitation, as the invited person does. */
export async function acceptByPassword(guest: Page, link: string, password: string): Promise<void> {
  await guest.goto(link);
  await guest.getByLabel('New password').fill(password);
  await guest.getByLabel('The same again').fill(password);
  await guest.getByRole('button', { name: 'Set the password' }).click();
  await expect(guest.getByRole('list', { name: 'Used most' })).toBeVisible();
}
