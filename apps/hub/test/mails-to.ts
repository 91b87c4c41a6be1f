import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sealingKeys } from '../src/access/sealing-keys.ts';
import { deliverDue } from '../src/messages/deliver-due.ts';
import { mailDelivery, mailSender } from '../src/messages/deliver-mail.ts';
import type { TestHub } from './test-hub.ts';

/** The mails to an address in the order in which they were sent, once the outbox has sent what waits in it. */
export async function mailsTo(hub: TestHub, email: string): Promise<string[]> {
  const { dataDir } = hub;
  const pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  const from = { name: 'Hub', address: 'hub@example.com' };
  const deliver = mailDelivery(mailSender({ dataDir }), await sealingKeys(dataDir), from);
  await deliverDue(pool, { deliver });
  await pool.end();
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .map((mail) => mail.replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`To: ${email}`));
}
