import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { COOKIE_PREFIX } from '../settings.ts';

const SESSION_COOKIE = new RegExp(`(?:^|;)\\s*${COOKIE_PREFIX}-token=([^;]+)`, 'u');
/** Payload signs with these letters of the secret's hash (its documentation of tokens for other services). */
const SIGNING_LETTERS = 32;

/**
 * Tells who has signed in here by the signature of their session alone, without asking the database: enough to hear
 * somebody out, not to do what they ask.
 *
 * @param secret `PAYLOAD_SECRET`
 * @returns whether a `Cookie` header carries a session that the hub has signed and that is not over
 */
export function signedSession(secret: string) {
  const hash = createHash('sha256').update(secret).digest('hex');
  const key = new TextEncoder().encode(hash.slice(0, SIGNING_LETTERS));
  return async (cookies: string | undefined): Promise<boolean> => {
    const token = SESSION_COOKIE.exec(cookies ?? '')?.[1];
    if (token === undefined) return false;
    return jwtVerify(token, key, { algorithms: ['HS256'] }).then(
      () => true,
      () => false,
    );
  };
}
