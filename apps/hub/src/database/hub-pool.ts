import { DatabasePool } from '@selvedge/database/scram-client';
import type pg from 'pg';

/**
 * The hub's connections to PostgreSQL. A connection that breaks is replaced at its next use; without a listener the news
 * of it would end the process.
 */
export class HubPool extends DatabasePool {
  readonly #open = new Set<pg.PoolClient>();

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      this.#open.add(client);
      client.on('error', () => undefined);
    });
    this.on('remove', (client) => this.#open.delete(client));
  }

  /** Ends every connection, also the one that Payload takes at its start and never gives back. */
  async endAll(): Promise<void> {
    for (const client of this.#open) if ('end' in client) await client.end();
  }
}

/** Runs `work` in one transaction on a connection of the pool: committed whole, or not at all. Rejects with what it throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Does one thing after another, each in a transaction of its own, until there is none left.
 *
 * @param one whether there was one
 * @returns how many there were
 */
export async function oneByOne(
  pool: pg.Pool,
  one: (client: pg.PoolClient) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  while (await inTransaction(pool, one)) done += 1;
  return done;
}
