import { handleEndpoints, parseCookies, type SanitizedConfig } from 'payload';

/**
 * Signs a person in as the hub's page does. The session is in the answer's cookie and nowhere else.
 *
 * @param cacheKey under which Payload keeps the hub that is meant
 * @returns the session, for `Authorization: JWT …`
 * @throws Error where the hub refuses
 */
export async function sessionToken(
  config: SanitizedConfig,
  person: { readonly email: string; readonly password: string },
  cacheKey?: string,
): Promise<string> {
  const answer = await handleEndpoints({
    config,
    ...(cacheKey && { payloadInstanceCacheKey: cacheKey }),
    request: new Request('http://localhost:3001/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    }),
  });
  const cookies = parseCookies(new Headers({ cookie: answer.headers.get('set-cookie') ?? '' }));
  const token = cookies.get(`${config.cookiePrefix}-token`);
  if (!token) throw new Error(`Nobody was signed in: ${answer.status}`);
  return token;
}
