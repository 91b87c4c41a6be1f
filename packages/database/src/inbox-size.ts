import type pg from 'pg';

/**
 * How many bytes strangers have stored: their drafts, and the applications of the last 90 days.
 *
 * @param client the site's role, or a pool of it
 */
export async function inboxBytes(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('SELECT inbox.stored_bytes() AS bytes');
  return Number(rows[0]?.bytes ?? 0);
}
