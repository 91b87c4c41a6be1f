import { createHash, randomBytes } from 'node:crypto';
import { CONFIRMATION_DAYS } from '@selvedge/contract/newsletter';
import { newsletterConfirmationUrl } from '@selvedge/contract/urls';
import type pg from 'pg';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { inTransaction } from '../database/hub-pool.ts';
import { type MailContent, sealMail } from './mail-content.ts';
import { queueMessage } from './queue-message.ts';
import { STORE_SUBSCRIBERS } from './take-sign-ups.ts';

const TOKEN_BYTES = 32;

const confirmationMail = (to: string, link: string): MailContent => ({
  to,
  subject: 'Do you want our newsletter?',
  text: `Somebody has signed this address up for our newsletter. If it was you, please say yes here:

${link}

The link is good for ${CONFIRMATION_DAYS} days. If it was not you, do nothing: we write no more, and delete the address.
`,
});

interface SignUp {
  email: string;
  consent: string;
}

/** The oldest sign-up, out of the inbox; undefined where there is none. */
async function nextSignUp(client: pg.PoolClient): Promise<SignUp | undefined> {
  const { rows } = await client.query<SignUp>(
    `DELETE FROM inbox.sign_up WHERE id = (
       SELECT id FROM inbox.sign_up ORDER BY received_at LIMIT 1)
     RETURNING lower(email) AS email, consent`,
  );
  return rows[0];
}

/** Whether an address has to be asked: not one that subscribes, nor one that was asked within the day. */
async function isToBeAsked(
  client: pg.PoolClient,
  { email, consent }: SignUp,
  tokenHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO inbox.newsletter_confirmation AS asked (email, token_hash, consent, expires_at)
     SELECT $1, $2, $3, now() + interval '${CONFIRMATION_DAYS} days'
     WHERE NOT EXISTS (SELECT FROM hub.subscribers WHERE email = $1
       AND (state IN ('not_sent', 'queued') OR consented_at > now() - interval '1 day'))
     ON CONFLICT (email) DO UPDATE
       SET token_hash = excluded.token_hash, consent = excluded.consent, expires_at = excluded.expires_at,
         mailed_at = now(), confirmed_at = NULL, taken_at = NULL
       WHERE asked.mailed_at < now() - interval '1 day' AND (asked.confirmed_at IS NULL OR asked.taken_at IS NOT NULL)`,
    [email, tokenHash, consent],
  );
  return rowCount === 1;
}

/**
 * Takes sign-ups out of the inbox and asks each address by a mail whether it wants the newsletter, once a day at most, so
 * that nobody subscribes another and nobody is flooded. An address that does not answer is deleted after
 * {@link CONFIRMATION_DAYS}.
 *
 * @param siteOrigin what links begin with
 * @returns how many were taken
 */
export async function askConfirmations(
  pool: pg.Pool,
  keys: SealingKeys,
  siteOrigin: string,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const found = await inTransaction(pool, async (client) => {
      const signUp = await nextSignUp(client);
      if (!signUp) return false;
      const token = randomBytes(TOKEN_BYTES);
      const tokenHash = createHash('sha256').update(token).digest();
      if (await isToBeAsked(client, signUp, tokenHash)) {
        const link = `${siteOrigin}${newsletterConfirmationUrl()}#${token.toString('base64url')}`;
        await queueMessage(client, {
          key: `newsletter-confirmation/${tokenHash.toString('hex')}`,
          kind: 'mail',
          purpose: 'Do you want our newsletter?',
          recipient: signUp.email,
          sealed: await sealMail(keys, confirmationMail(signUp.email, link)),
          isOfStranger: true,
        });
      }
      return true;
    });
    if (!found) return taken;
  }
}

/** Makes subscribers of the addresses that have said yes. @returns how many said so */
export async function takeConfirmations(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    WITH taken AS (
      UPDATE inbox.newsletter_confirmation SET taken_at = now()
      WHERE confirmed_at IS NOT NULL AND taken_at IS NULL
      RETURNING email, consent, confirmed_at AS received_at
    ),
    ${STORE_SUBSCRIBERS}
    SELECT FROM taken`);
  return rowCount ?? 0;
}
