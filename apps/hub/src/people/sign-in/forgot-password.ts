import { randomInt } from 'node:crypto';
import { addDataAndFileToRequest, type Endpoint, type Payload, type TypedUser } from 'payload';
import { refusal } from '../../access/editors-only.ts';
import { executorOf } from '../../database/transaction.ts';
import { type HubSettings, hubOrigin } from '../../settings.ts';

/** How long a link to set a password is good. */
const RESET_LINK_MS = 60 * 60 * 1000;
/**
 * How often at most a person is mailed such a link: each takes the place of the one before, so that a stranger who asks
 * again and again would leave nobody a link that works, and fill their letter-box.
 */
const LINK_EVERY_MS = 15 * 60 * 1000;
/** How often at most a person is told of an invitation that waits. */
const REMINDED_EVERY_MS = RESET_LINK_MS;

const SUBJECT = 'Set your password for the Selvedge hub';
const ASKED = 'Somebody asked to set a new password for your account in the Selvedge hub.';

/** The mail that lets its reader set a password. It repeats nothing that somebody else may have typed in. */
function resetMailText(settings: HubSettings, token: string): string {
  const link = `${hubOrigin(settings)}/admin/reset/${encodeURIComponent(token)}`;
  return `${ASKED}

Set it here:
${link}

The link is good for one hour and works once. If it was not you, do nothing: your password stays as it is.
`;
}

const INVITED_TEXT = `${ASKED}

An invitation was mailed to you before, and its link is still good: use that one, or ask an administrator for another.
If it was not you, do nothing.
`;

/** What Payload mails to whoever has forgotten their password. */
export const resetLinks = (settings: HubSettings) => ({
  expiration: RESET_LINK_MS,
  minRequestInterval: LINK_EVERY_MS,
  generateEmailSubject: () => SUBJECT,
  generateEmailHTML: (mail?: { readonly token?: string }) =>
    resetMailText(settings, mail?.token ?? ''),
});

/**
 * Mails a link by which a person sets a new password; nothing where nobody has the address. Whoever was invited and has not
 * come yet keeps the invitation's link, which is good for longer, and is told to use it: a stranger takes it from nobody.
 *
 * @throws where the mail cannot be put into the outbox
 */
export async function mailResetLink(payload: Payload, given: string): Promise<void> {
  const email = given.trim().toLowerCase();
  if (email.includes('\0')) return; // which PostgreSQL takes for no text
  const person: TypedUser | null = await payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email } },
  });
  if (!person) return;
  const now = Date.now();
  const isInvited = new Date(person.resetPasswordExpiration ?? 0).getTime() > now + RESET_LINK_MS;
  if (!isInvited) {
    await payload.forgotPassword({ collection: 'users', data: { email } });
    return;
  }
  const { rowCount } = await executorOf(payload).query(
    `UPDATE hub.users SET reset_password_requested_at = to_timestamp($2)
     WHERE id = $1 AND (reset_password_requested_at IS NULL OR reset_password_requested_at < to_timestamp($3))`,
    [person.id, now / 1000, (now - REMINDED_EVERY_MS) / 1000],
  );
  if (rowCount === 1)
    await payload.sendEmail({ to: person.email, subject: SUBJECT, text: INVITED_TEXT });
}

/** Within which a link is mailed, and how many people are waited for at a time. */
const SOON_MS = 4000;
const MOST_AWAITED = 1000;

const awaited = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Does something for an address at some moment of the next seconds, once however often that is asked for meanwhile, and
 * after what is done for others: neither the answer nor what is asked next takes longer for an address that somebody has.
 */
function soonFor(email: string, work: () => Promise<void>): void {
  const address = email.trim().toLowerCase();
  if (awaited.has(address) || awaited.size >= MOST_AWAITED) return;
  awaited.add(address);
  setTimeout(() => {
    last = last.then(work).finally(() => awaited.delete(address));
  }, randomInt(SOON_MS)).unref();
}

/**
 * `POST /api/users/forgot-password`, in place of Payload's. The answer waits for nothing, and what it begins is done later,
 * so that no time tells a stranger who works here.
 */
export const forgotPasswordEndpoint: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const { payload } = req;
    const email: unknown = req.data?.email;
    if (typeof email !== 'string' || email.trim() === '') throw refusal('Missing email.');
    soonFor(email, () =>
      mailResetLink(payload, email).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: 'A link to set a password could not be mailed' }),
      ),
    );
    return Response.json({ message: req.t('general:success') });
  },
};
