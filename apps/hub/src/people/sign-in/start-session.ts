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
