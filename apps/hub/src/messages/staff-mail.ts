import { randomUUID } from 'node:crypto';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { EmailAdapter } from 'payload';
import { sealingKeys } from '../access/sealing-keys.ts';
import { executorOf } from '../database/transaction.ts';
import type { HubSettings } from '../settings.ts';
import { queueMessage } from './queue-message.ts';
import { type MailContent, sealMail } from './sealed-mail.ts';

/** With which the keys of mails to staff begin. */
export const STAFF_KEY = 'staff/';

/**
 * Puts a mail to somebody who works in the hub into the outbox, inside the caller's transaction.
 *
 * @throws where the sealing key is not here, since what links open lies sealed in the database
 */
export async function queueStaffMail(
  executor: QueryExecutor,
  { DATA_DIR }: Pick<HubSettings, 'DATA_DIR'>,
  mail: MailContent,
): Promise<void> {
  await queueMessage(executor, {
    key: STAFF_KEY + randomUUID(),
    kind: 'mail',
    purpose: mail.subject,
    recipient: mail.to,
    sealed: await sealMail(await sealingKeys(DATA_DIR), mail),
  });
}

/**
 * Payload's own mails, such as links to set a password, by the outbox: what a mail server that is away does to them is what
 * it does to all. Payload calls a mail's words `html`; ours are plain text.
 */
export const outboxMail =
  (settings: HubSettings): EmailAdapter<void> =>
  ({ payload }) => ({
    name: 'selvedge-outbox',
    // The outbox names the sender of all mails itself.
    defaultFromName: '',
    defaultFromAddress: settings.MAIL_FROM ?? '',
    sendEmail: ({ to, subject = '', text, html }) =>
      queueStaffMail(executorOf(payload), settings, {
        to: String(to),
        subject,
        text: String(text ?? html),
      }),
  });
