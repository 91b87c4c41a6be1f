import pg from 'pg';
import { onTestFinished } from 'vitest';
import { testDatabase } from './test-database.ts';

/** Connections of the hub's role to a database of the running test's own; both are gone when the test ends. */
export async function hubPool(): Promise<pg.Pool> {
  const database = await testDatabase();
  const pool = new pg.Pool({ connectionString: database.hubUrl });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

/** The same as one connection. */
export async function hubClient(): Promise<pg.Client> {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.hubUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  return client;
}

/**
 * Runs something in one transaction.
 *
 * @throws what `run` throws, after which nothing of it has been done
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await run(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
