import { clientNetwork } from '@selvedge/contract/client-network';
import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionAfterOperationHook,
  createLocalReq,
  LockedAuth,
} from 'payload';
import { z } from 'zod';
import { ADDRESS_HEADER, writeAudit } from './audit-entry.ts';

const KIND = 'users';

/** Writes down who has signed in. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const actor = { id: user.id, name: `${user.name} <${user.email}>` };
  await writeAudit(req, { action: 'sign in', kind: KIND, id: user.id, title: user.name, actor });
};

/** Writes down who has signed out. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await writeAudit(req, { action: 'sign out', ...ofPerson(req.user) });
};

const person = z.object({ id: z.number(), name: z.string() });

/** Whose a line is; nobody's where nobody has the address that was given. */
const ofPerson = (found: unknown) => {
  const { data } = person.safeParse(found);
  return data ? { kind: KIND, id: data.id, title: data.name } : { kind: KIND };
};

/** Writes down that a password was set by a link, or that an account was unlocked, and whose. */
export const auditPasswords: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation === 'resetPassword')
    await writeAudit(req, { action: 'set password', ...ofPerson(Object(result).user) });
  if (operation === 'unlock') {
    const where = { email: { equals: args.data.email.trim().toLowerCase() } };
    const unlocked = await req.payload.db.findOne({ collection: KIND, where, req });
    await writeAudit(req, { action: 'unlock', ...ofPerson(unlocked) });
  }
  return result;
};

const HOUR_MS = 60 * 60 * 1000;
/** Refusals of one hour that have a line each: of one network, and of all. */
const [LINES_OF_ONE, LINES_OF_ALL] = [30, 500];

/**
 * Bounds what strangers write into the log, from which nobody removes a line: of one hour, the first refusals of each
 * network are told one by one, and one more says that others are not.
 *
 * @returns what the line of a refusal from this address says besides; undefined where there is none
 */
export function refusalLines(now: () => number = Date.now) {
  let since = Number.NEGATIVE_INFINITY;
  let all = 0;
  const lines = new Map<string, number>();
  return (address: string): readonly string[] | undefined => {
    if (now() - since > HOUR_MS) {
      [since, all] = [now(), 0];
      lines.clear();
    }
    const network = clientNetwork(address);
    const own = lines.get(network) ?? 0;
    if (own > LINES_OF_ONE || all > LINES_OF_ALL) return undefined;
    lines.set(network, own + 1);
    all += 1;
    return own === LINES_OF_ONE || all > LINES_OF_ALL
      ? ['more within the hour are not told one by one']
      : [];
  };
}

const linesOfNow = refusalLines();

/** Writes down that somebody tried to sign in and could not; not as whom, for people mistype passwords as addresses. */
export const auditRefusal: CollectionAfterErrorHook = async ({ error, req }) => {
  const refused = error instanceof AuthenticationError || error instanceof LockedAuth;
  if (!refused || !req) return;
  const fields = linesOfNow(req.headers?.get(ADDRESS_HEADER) ?? '');
  if (!fields) return;
  // The transaction of the failed operation is gone.
  const own = await createLocalReq({}, req.payload);
  own.headers = req.headers;
  await writeAudit(own, { action: 'sign-in refused', kind: KIND, fields });
};
