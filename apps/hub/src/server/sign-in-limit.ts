const WINDOW_MS = 60_000;
/** Tries from one address in a minute; staff of a house may share an address. */
const TRIES = 60;
/** What guesses passwords, or makes the hub send mail. */
const GUARDED = /^\/api\/users\/(?:login|forgot-password|reset-password|unlock|first-register)$/u;

/**
 * Bounds how often one address may try to sign in or ask for a mail, beside the lock on each account: checking a password
 * is slow on purpose, and a flood of tries would keep everyone else waiting.
 *
 * @returns whether a request is one too many
 */
export function signInLimit(
  now: () => number = Date.now,
): (method: string | undefined, path: string, address: string) => boolean {
  let windowStart = 0;
  const tries = new Map<string, number>();
  return (method, path, address) => {
    if (method !== 'POST' || !GUARDED.test(path)) return false;
    if (now() - windowStart > WINDOW_MS) {
      windowStart = now();
      tries.clear();
    }
    const count = (tries.get(address) ?? 0) + 1;
    tries.set(address, count);
    return count > TRIES;
  };
}
