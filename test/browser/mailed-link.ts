import { readFile } from 'node:fs/promises';
import { withClient } from '@selvedge/database/connection';
import { sealingKeyFiles, unseal } from '@selvedge/services/registration/sealing-key';
import { servedSite } from './served-site.ts';

/**
 * The link in the mail that a site has asked its hub to send to an address, opened as the hub opens it. No hub runs beside
 * the site of the browser tests, so the request waits in the inbox.
 */
export async function mailedLink(siteAddress: string | undefined, to: string): Promise<string> {
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
