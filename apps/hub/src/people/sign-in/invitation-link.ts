import { randomBytes } from 'node:crypto';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  APIError,
  type CollectionAfterErrorHook,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { refusal } from '../../access/editors-only.ts';
import { transactionOf } from '../../database/transaction.ts';
import { queueStaffMail } from '../../messages/staff-mail.ts';
import { type HubSettings, hubOrigin } from '../../settings.ts';

/** How long an invitation is good. */
const INVITATION_MS = 2 * 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;
const FORBIDDEN = 403;

/** What an invitation's mail says. It repeats nothing that somebody else may have typed in. */
const mailText = (settings: HubSettings, token: string): string =>
  `You are invited to work in the Selvedge hub.

Set your password or passkey here:
${hubOrigin(settings)}/admin/welcome#${token}

You sign in with the address that this mail was sent to.
The link is good for two days and works once. Nobody else knows what you choose, and nobody here will ask you for it.
If you do not expect this, do nothing.
`;

const INVITATION_SUBJECT = 'Your invitation to the Selvedge hub';

/**
 * Mails a person a link that lets them set their own password or passkey: a token as a reset's, of which the database has
 * the hash. One that was mailed before is dead.
 *
 * @param req in a transaction, with which the mail is sent or not
 */
export async function mailInvitation(
  req: PayloadRequest,
  settings: HubSettings,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(Date.now() + INVITATION_MS).toISOString(),
    },
    req,
  });
  await queueStaffMail(await transactionOf(req), settings, {
    to: email,
    subject: INVITATION_SUBJECT,
    text: mailText(settings, token),
  });
}

const LINK_IS_OVER =
  'This link was used or is over. Ask an administrator for a new one, or press “Forgot password?” where you sign in.';

/** Payload has a sentence of its own for a link by which no password can be set any more, about a token. */
export const linksAreNamed: CollectionAfterErrorHook = ({ error }) => {
  if (error instanceof APIError && error.message === 'Token is either invalid or has expired.')
    return { response: { errors: [{ message: LINK_IS_OVER }] }, status: FORBIDDEN };
};

/** @throws {APIError} 403 where the link is none, was used, or is over */
export async function personOfLink(req: PayloadRequest, token: string): Promise<TypedUser> {
  const person: TypedUser | null = await req.payload.db.findOne({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
  if (person) return person;
  throw refusal(LINK_IS_OVER, FORBIDDEN);
}

/**
 * Uses a link up, so that of two who use it at once one is refused.
 *
 * @param executor of the transaction that does what the link allows
 */
export async function spendLink(
  req: PayloadRequest,
  token: string,
  executor: QueryExecutor,
): Promise<void> {
  const { id } = await personOfLink(req, token);
  await executor.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [id]);
  await personOfLink(req, token);
  const data = { resetPasswordToken: null, resetPasswordExpiration: null };
  await req.payload.db.updateOne({ collection: 'users', id, data, req });
}
