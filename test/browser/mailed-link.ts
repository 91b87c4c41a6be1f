import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { withClient } from '@selvedge/database/connection';
import { sealingKeyFiles, unseal } from '@selvedge/services/registration/sealing-key';
import { servedSite } from './served-site.ts';

/**
 * The link in the mail that a site has asked its hub to send to an address, opened as the hub opens it. No hub runs beside
 * the site of the browser tests, so the request waits in the inbox.
 */
async function mailedLink(siteAddress: string | undefined, to: string): Promise<string> {
  const { dataDir, hubUrl } = servedSite(siteAddress ?? '');
  const identity = (await readFile(sealingKeyFiles(dataDir).identity, 'utf8')).trim();
  const { rows } = await withClient(hubUrl, (client) =>
    client.query<{ body: Buffer }>(
      'SELECT body FROM inbox.outgoing_mail ORDER BY received_at DESC',
    ),
  );
  for (const { body } of rows) {
    const mail = JSON.parse(await unseal(identity, body)) as { to: string; link: string };
    if (mail.to === to) return mail.link;
  }
  throw new Error(`No mail to ${to} waits`);
}

/** Asks on the page of an application for a link to it, to go on elsewhere. Resolves to what is mailed. */
export async function askForLink(
  page: Page,
  siteAddress: string | undefined,
  to: string,
): Promise<string> {
  await page.getByRole('button', { name: 'Finish on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish on another device' });
  await dialog.getByRole('textbox').fill(to);
  await dialog.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The link is on its way.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return mailedLink(siteAddress, to);
}
