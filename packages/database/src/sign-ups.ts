import type pg from 'pg';

/**
 * Keeps a newsletter sign-up for the hub. The same address many times is one subscriber; the answer is the same either
 * way. What was recorded is durable when the promise resolves (or when the caller's transaction commits).
 *
 * @param client the site's role, or a pool of it
 * @param signUp an address of 3 to 320 characters, the words the visitor agreed to (at most 2,000 characters), and a mark of
 *   the network that it comes from (at most 64), where that is known
 */
export async function recordSignUp(
  client: pg.ClientBase | pg.Pool,
  { email, consent, askedBy }: { email: string; consent: string; askedBy?: string },
): Promise<void> {
  await client.query('SELECT inbox.record_sign_up($1, $2, $3)', [email, consent, askedBy ?? null]);
}

/**
 * Keeps that the reader of a mail wants the newsletter. What was recorded is durable when the promise resolves.
 *
 * @param client the site's role, or a pool of it
 * @param tokenHash SHA-256 of what the mail's link carries
 * @returns false for a link that is unknown or too old
 */
export async function confirmSignUp(
  client: pg.ClientBase | pg.Pool,
  tokenHash: Buffer,
): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(
    'SELECT inbox.confirm_sign_up($1) AS done',
    [tokenHash],
  );
  return rows[0]?.done === true;
}
