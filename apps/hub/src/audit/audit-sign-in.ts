import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionAfterOperationHook,
  createLocalReq,
  LockedAuth,
} from 'payload';
import { writeAudit } from './audit-entry.ts';

const KIND = 'users';

/** Writes down who has signed in. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const actor = { id: user.id, name: `${user.name} <${user.email}>` };
  await writeAudit(req, { action: 'sign in', kind: KIND, id: user.id, title: user.name, actor });
};

/** Writes down who has signed out. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await writeAudit(req, { action: 'sign out', kind: KIND, id: req.user?.id });
};

/** Writes down that a password was set by a link, or that an account was unlocked. */
export const auditPasswords: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'resetPassword') await writeAudit(req, { action: 'set password', kind: KIND });
  if (operation === 'unlock') await writeAudit(req, { action: 'unlock', kind: KIND });
  return result;
};

/** Writes down that somebody tried to sign in and could not; not as whom, for people mistype passwords as addresses. */
export const auditRefusal: CollectionAfterErrorHook = async ({ error, req }) => {
  const refused = error instanceof AuthenticationError || error instanceof LockedAuth;
  if (!refused || !req) return;
  // The transaction of the failed operation is gone.
  const own = await createLocalReq({}, req.payload);
  own.headers = req.headers;
  await writeAudit(own, { action: 'sign-in refused', kind: KIND });
};
