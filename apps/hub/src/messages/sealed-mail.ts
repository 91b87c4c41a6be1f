import { z } from 'zod';
import type { SealingKeys } from '../access/sealing-keys.ts';

/** A mail as it lies sealed in the outbox. */
export const mailContent = z.strictObject({
  to: z.string(),
  /** Whom an answer goes to, where it is not the house; one address. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
});

export type MailContent = z.output<typeof mailContent>;

/** A mail as the outbox keeps it. */
export async function sealMail(keys: SealingKeys, mail: MailContent): Promise<string> {
  return Buffer.from(await keys.seal(JSON.stringify(mail))).toString('base64');
}

/** The mail that was sealed. Rejects where the key is another. */
export async function openMail(keys: SealingKeys, sealed: string): Promise<MailContent> {
  const opened = await keys.open(Buffer.from(sealed, 'base64'));
  return mailContent.parse(JSON.parse(Buffer.from(opened).toString('utf8')));
}
