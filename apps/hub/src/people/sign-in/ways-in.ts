import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { PASSWORD_IS_STORED } from '../../audit/audited.ts';
import { executorOf, openTransaction, transactionOf } from '../../database/transaction.ts';
import { queueStaffMail } from '../../messages/staff-mail.ts';
import { type HubSettings, hubOrigin } from '../../settings.ts';

/** After so long a session may be somebody else's: left open, or copied. */
export const FRESH_MINUTES = 5;
const FORBIDDEN = 403;

/** The session that a request comes with. */
export const sessionOf = ({ user }: PayloadRequest): string | undefined =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;

/** Whether whoever asks has just signed in. */
export async function isFreshSession(req: PayloadRequest): Promise<boolean> {
  const { rows } = await executorOf(req.payload).query(
    `SELECT FROM hub.users_sessions WHERE id = $1 AND created_at > now() - interval '${FRESH_MINUTES} minutes'`,
    [sessionOf(req) ?? ''],
  );
  return rows.length > 0;
}

/**
 * Lets whoever has just signed in change who may sign in and how, and nobody else: an open session proves who is there no
 * longer, and what it adds would go on when it has ended.
 *
 * @param what is changed, in words
 * @throws APIError 403 where the session was begun earlier
 */
export async function requireFreshSession(
  req: PayloadRequest,
  what: 'how you sign in' | 'who may sign in' = 'how you sign in',
): Promise<void> {
  if (await isFreshSession(req)) return;
  // Payload's forms take a sentence apart at a colon, and what follows at its commas.
  const text = `This changes ${what}, and you signed in longer than ${FRESH_MINUTES} minutes ago. Sign out and sign in again, then do it.`;
  throw new APIError(text, FORBIDDEN, null, true);
}

/**
 * Has whoever gives a person another address, to which links are mailed, or other roles sign in for it: a session that was
 * copied would let its holder in for good.
 */
export const accessIsChangedFreshly: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const accessOf = (person: unknown): string => {
    const { email, roles }: { email?: unknown; roles?: unknown } = Object(person);
    return JSON.stringify([email, Array.isArray(roles) ? roles.toSorted() : roles]);
  };
  const isChanged = accessOf({ ...originalDoc, ...data }) !== accessOf(originalDoc);
  if (operation === 'update' && req.user && isChanged)
    await requireFreshSession(req, 'who may sign in');
  return data;
};

/** Ends the links by which a person may set a password, which lie in a letter-box. */
export async function endLinks(executor: QueryExecutor, personId: number): Promise<void> {
  await executor.query(
    'UPDATE hub.users SET reset_password_token = NULL, reset_password_expiration = NULL WHERE id = $1',
    [personId],
  );
}

/**
 * Ends the links of a person who chooses another password or has another address, and tells of a new address where it was
 * before.
 */
export const endLinksOfBefore =
  (settings: HubSettings): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const isMoved = operation === 'update' && doc.email !== previousDoc.email;
    if (operation !== 'update' || !(isMoved || req.context[PASSWORD_IS_STORED] === true))
      return doc;
    const executor = await transactionOf(req);
    await endLinks(executor, doc.id);
    if (isMoved)
      await tellOwner(
        executor,
        settings,
        previousDoc,
        'Your account has another mail address now.',
      );
    return doc;
  };

/** `ADMIN_PASSKEY=on`: whoever has a passkey gets in by no password, and sets none by a link. */
const BY_PASSKEY = `
Administrators sign in by passkey alone here. If yours does not let you in any more, ask another administrator to remove your
passkeys, which ends every session too.
`;

/** Tells a person by mail what changed of how they sign in, so that nobody else changes it unseen. */
export async function tellOwner(
  executor: QueryExecutor,
  settings: HubSettings,
  { email }: Pick<TypedUser, 'email'>,
  change: string,
): Promise<void> {
  await queueStaffMail(executor, settings, {
    to: email,
    subject: 'How you sign in to the Selvedge hub has changed',
    text: `${change}

If it was you, there is nothing to do. If it was not: set a new password by “Forgot password?” at
${hubOrigin(settings)}/admin/login
which ends every session, look at your passkeys under Account, remove those that you do not know, and tell an administrator.
${settings.ADMIN_PASSKEY === 'on' ? BY_PASSKEY : ''}`,
  });
}

/** Tells whose password was set, by themselves or by a link. */
export const tellOfPassword =
  (settings: HubSettings): CollectionAfterOperationHook =>
  async ({ operation, req, result }) => {
    const isSet =
      operation === 'resetPassword' || (req.user && req.context[PASSWORD_IS_STORED] === true);
    const email: unknown = Object(Object(result).user).email ?? Object(result).email;
    if (!isSet || typeof email !== 'string') return result;
    req.context[PASSWORD_IS_STORED] = undefined;
    const executor = (await openTransaction(req.payload.db, req)) ?? executorOf(req.payload);
    await tellOwner(executor, settings, { email }, 'A new password was set for your account.');
    return result;
  };
