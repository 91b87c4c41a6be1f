import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { addSessionToUser } from 'payload/shared';

/**
 * Signs a person in who has proved who they are by something else than a password: the same session, cookie and hooks as
 * Payload's own sign-in makes.
 *
 * @param person the whole row, as the database has it
 * @returns the cookie, for `Set-Cookie`
 */
export async function startSession(req: PayloadRequest, person: TypedUser): Promise<string> {
  const { payload } = req;
  const { config } = payload.collections.users;
  let user: TypedUser = { ...person, collection: 'users' };
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      user,
      ...(sid && { sid }),
    }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  req.user = user;
  for (const hook of config.hooks.afterLogin) {
    user = (await hook({ collection: config, context: req.context, req, token, user })) || user;
  }
  return generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
    token,
  });
}

/**
 * Ends the sessions of a person, but for the one that asks.
 *
 * @param executor of a transaction
 * @param kept the session that goes on; undefined for none
 */
export async function endOtherSessions(
  executor: QueryExecutor,
  personId: number,
  kept: string | undefined,
): Promise<void> {
  await executor.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [personId]);
  await executor.query('DELETE FROM hub.users_sessions WHERE _parent_id = $1 AND id <> $2', [
    personId,
    kept ?? '',
  ]);
}
