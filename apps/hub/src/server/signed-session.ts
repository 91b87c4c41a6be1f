import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { COOKIE_PREFIX } from '../settings.ts';

const SESSION_COOKIE = new RegExp(`(?:^|;)\\s*${COOKIE_PREFIX}-token=([^;]+)`, 'u');
/** Payload signs with these letters of the secret's hash (its documentation of tokens for other services). */
const SIGNING_LETTERS = 32;

/** How long is remembered whether a session is open. */
const KNOWN_MS = 5000;
/** Sessions that are remembered; the one that was asked for longest ago gives way. */
const MOST_KNOWN = 10_000;

/**
 * Tells who has signed in here, by the signature of their session and by whether it is open still: whoever has signed out,
 * or was removed, is a stranger again.
 *
 * @param secret `PAYLOAD_SECRET`
 * @param isOpen whether a session is there; where that cannot be told it counts as open
 * @returns whose open session a `Cookie` header carries, by the number of the person; undefined where it carries none
 */
export function signedSession(
  secret: string,
  isOpen: (session: string) => Promise<boolean>,
  now: () => number = Date.now,
) {
  const hash = createHash('sha256').update(secret).digest('hex');
  const key = new TextEncoder().encode(hash.slice(0, SIGNING_LETTERS));
  const known = new Map<string, { readonly until: number; readonly open: Promise<boolean> }>();
  const isKnownOpen = (session: string): Promise<boolean> => {
    const before = known.get(session);
    if (before && before.until > now()) return before.open;
    const open = isOpen(session).catch(() => true);
    known.delete(session);
    known.set(session, { until: now() + KNOWN_MS, open });
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return open;
  };
  return async (cookies: string | undefined): Promise<string | undefined> => {
    const token = SESSION_COOKIE.exec(cookies ?? '')?.[1];
    if (token === undefined) return undefined;
    const signed = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined);
    const { sid: session, id: person } = signed?.payload ?? {};
    if (typeof session !== 'string' || typeof person !== 'number') return undefined;
    return (await isKnownOpen(session)) ? String(person) : undefined;
  };
}
