import { createHash, randomBytes } from 'node:crypto';
import { isEmailAddress } from '@selvedge/contract/email';
import { DRAFT_LINK_DAYS } from '@selvedge/contract/limits';
import { CONFIRMATION_DAYS } from '@selvedge/contract/newsletter';
import { newsletterConfirmationUrl, registerUrl } from '@selvedge/contract/urls';
import type pg from 'pg';
import { z } from 'zod';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { inTransaction, oneByOne } from '../database/hub-pool.ts';
import { queueMessage } from './queue-message.ts';
import { type MailContent, sealMail } from './sealed-mail.ts';

/** Sign-ups taken at once. */
const BATCH = 500;

/**
 * Makes subscribers of what was `taken`, as a part of a statement: an address is one subscriber, whoever signs it up and
 * how often. One that signs up anew a day later, and may have left the newsletter in between, is told to the provider again.
 */
const STORE_SUBSCRIBERS = `stored AS (
      INSERT INTO hub.subscribers AS stored (email, consent, consented_at, state)
      SELECT lower(email), consent, received_at, 'not_sent' FROM taken
      ON CONFLICT (email) DO UPDATE
        SET consent = excluded.consent, consented_at = excluded.consented_at, state = 'not_sent', updated_at = now()
        WHERE stored.state IN ('sent', 'refused')
          AND stored.consented_at < excluded.consented_at - interval '1 day'
      RETURNING id
    )`;

/**
 * Takes sign-ups out of the inbox as subscribers, without asking them.
 *
 * @returns how many were taken
 */
export async function takeSignUps(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    WITH oldest AS (SELECT id FROM inbox.sign_up ORDER BY received_at LIMIT ${BATCH}),
    taken AS (
      DELETE FROM inbox.sign_up WHERE id IN (SELECT id FROM oldest) RETURNING email, consent, received_at
    ),
    ${STORE_SUBSCRIBERS}
    SELECT FROM taken`);
  return rowCount ?? 0;
}

/** Puts every subscriber whom the provider has not heard of into the outbox. Called where there is a provider. */
export const queueSubscribers = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`
      WITH due AS (
        UPDATE hub.subscribers SET state = 'queued', updated_at = now() WHERE state = 'not_sent'
        RETURNING id, email, consented_at
      )
      INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at)
      SELECT 'subscriber/' || id || '/' || extract(epoch FROM consented_at), 'subscriber',
        'Newsletter sign-up', email, '', 'waiting', 0, now()
      FROM due ON CONFLICT (key) DO NOTHING`);
  });

const TOKEN_BYTES = 32;

const confirmationMail = (to: string, link: string): MailContent => ({
  to,
  subject: 'Do you want our newsletter?',
  text: `Somebody has signed this address up for our newsletter. If it was you, please say yes here:

${link}

The link is good for ${CONFIRMATION_DAYS} days. If it was not you, do nothing: we write no more, and delete the address. If it was, you can leave the newsletter at any time, by the link at its foot.
`,
});

interface SignUp {
  email: string;
  consent: string;
  asked_by: string | null;
}

/** The oldest sign-up, out of the inbox; undefined where there is none. */
async function nextSignUp(client: pg.PoolClient): Promise<SignUp | undefined> {
  const { rows } = await client.query<SignUp>(
    `DELETE FROM inbox.sign_up WHERE id = (
       SELECT id FROM inbox.sign_up ORDER BY received_at LIMIT 1)
     RETURNING lower(email) AS email, consent, asked_by`,
  );
  return rows[0];
}

/** Questions that wait to be mailed at most: what strangers sign up beyond it waits in the inbox, which has a ceiling. */
const MOST_QUESTIONS_WAITING = 2000;

async function isFullOfQuestions(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM (SELECT FROM hub.outbox
       WHERE state = 'waiting' AND key LIKE 'newsletter-confirmation/%' LIMIT ${MOST_QUESTIONS_WAITING}) AS questions`,
  );
  return rows[0]?.waiting === MOST_QUESTIONS_WAITING;
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
  return oneByOne(pool, async (client) => {
    const signUp = (await isFullOfQuestions(client)) ? undefined : await nextSignUp(client);
    if (!signUp) return false;
    const token = randomBytes(TOKEN_BYTES);
    const tokenHash = createHash('sha256').update(token).digest();
    // The site's role may hand in what its process refuses, such as a list of addresses.
    if (isEmailAddress(signUp.email) && (await isToBeAsked(client, signUp, tokenHash))) {
      const link = `${siteOrigin}${newsletterConfirmationUrl()}#${token.toString('base64url')}`;
      await queueMessage(client, {
        key: `newsletter-confirmation/${tokenHash.toString('hex')}`,
        kind: 'mail',
        purpose: 'Do you want our newsletter?',
        recipient: signUp.email,
        sealed: await sealMail(keys, confirmationMail(signUp.email, link)),
        askedBy: signUp.asked_by,
      });
    }
    return true;
  });
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

/**
 * What the site asks to be mailed, once it is opened. Its process talks to strangers: it puts no words and no address of its
 * own into the house's mail.
 */
const draftLink = z.object({
  to: z.string().refine(isEmailAddress),
  link: z.string().transform((link, context) => {
    const [opensWith] = /#resume=[\w-]{20,100}$/u.exec(link) ?? [];
    if (opensWith === undefined) context.addIssue('It leads to no application');
    return `${registerUrl()}${opensWith}`;
  }),
});

const linkMail = ({ to, link }: z.output<typeof draftLink>, siteOrigin: string): MailContent => ({
  to,
  subject: 'Go on with your application for a trade account',
  text: `You asked for a link to go on with your application for a trade account, on this machine or another:

${siteOrigin}${link}

The link works once, within ${DRAFT_LINK_DAYS} days. Whoever has it can read the application, so keep it to yourself.
If it was not you who asked, do nothing.
`,
});

interface Request {
  id: string;
  idempotency_key: string;
  body: Buffer;
  asked_by: string | null;
}

async function read(
  keys: SealingKeys,
  { body }: Request,
  siteOrigin: string,
): Promise<MailContent> {
  const opened = Buffer.from(await keys.open(body)).toString('utf8');
  return linkMail(draftLink.parse(JSON.parse(opened)), siteOrigin);
}

/**
 * Takes the site's mail requests into the outbox, each once.
 *
 * @param siteOrigin what links begin with
 * @param passOver numbers of requests that cannot be opened; one that is found is added
 * @returns how many were taken
 * @throws where one cannot be opened; the next call goes on with the others
 */
export async function takeMailRequests(
  pool: pg.Pool,
  keys: SealingKeys,
  siteOrigin: string,
  passOver: Set<string>,
): Promise<number> {
  return oneByOne(pool, async (client) => {
    const { rows } = await client.query<Request>(
      `SELECT id, idempotency_key, body, asked_by FROM inbox.outgoing_mail WHERE NOT (id = ANY($1::uuid[]))
       ORDER BY received_at LIMIT 1`,
      [[...passOver]],
    );
    const [request] = rows;
    if (!request) return false;
    const mail = await read(keys, request, siteOrigin).catch((cause: unknown) => {
      passOver.add(request.id);
      throw new Error('A mail that the site asks for cannot be opened', { cause });
    });
    await queueMessage(client, {
      key: `draft-link/${request.idempotency_key}`,
      kind: 'mail',
      purpose: 'Link to go on with a registration',
      recipient: mail.to,
      sealed: await sealMail(keys, mail),
      askedBy: request.asked_by,
    });
    await client.query('DELETE FROM inbox.outgoing_mail WHERE id = $1', [request.id]);
    return true;
  });
}
