import { withClient } from '@selvedge/database/connection';
import type { Client } from 'pg';
import { expect } from 'vitest';
import type { TestHub } from './test-hub.ts';

/**
 * Changes what is stored of a person while their sign-in waits to write its session, after it has read them and judged the
 * password.
 *
 * @returns what came of the sign-in
 */
export function changeDuringSignIn<Answer>(
  hub: TestHub,
  id: number,
  signIn: () => Promise<Answer>,
  change: (client: Client) => Promise<unknown>,
): Promise<PromiseSettledResult<Answer> | undefined> {
  return withClient(hub.database.ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
    await client.query('BEGIN');
    await client.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [id]);
    const signedIn = Promise.allSettled([signIn()]);
    await expect.poll(async () => (await client.query(waiting, [rows[0].pid])).rowCount).toBe(1);
    await change(client);
    await client.query('COMMIT');
    return (await signedIn)[0];
  });
}
