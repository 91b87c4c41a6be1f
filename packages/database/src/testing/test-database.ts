import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { changeUrl, withClient } from '../connection.ts';
import { grantDatabase } from '../database-roles.ts';

/** Connections to the template database of a test run, as each of the three users. */
export interface TestServer {
  ownerUrl: string;
  siteUrl: string;
  hubUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A database of a test's own. */
export interface TestDatabase extends TestServer {
  /** Removes it, and ends connections that are still open. */
  drop(): Promise<void>;
}

/**
 * Clones the migrated, empty database for one test or one file of tests. The project needs
 * `@selvedge/database/testing/global-setup` as its globalSetup.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('testServer');
  const database = `test_${randomBytes(8).toString('hex')}`;
  const adminUrl = changeUrl(template.ownerUrl, { database: 'postgres' });
  await withClient(adminUrl, (client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE selvedge`),
  );
  const ownerUrl = changeUrl(template.ownerUrl, { database });
  await withClient(ownerUrl, grantDatabase); // rights on a database are not cloned with it
  return {
    ownerUrl,
    siteUrl: changeUrl(template.siteUrl, { database }),
    hubUrl: changeUrl(template.hubUrl, { database }),
    drop: () => withClient(adminUrl, (client) => dropDatabase(client, database)),
  };
}

/** PostgreSQL waits for connections that are just closing; only what stays open after that is cut off. */
async function dropDatabase(client: pg.Client, database: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE ${database}`);
  } catch {
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  }
}

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

export interface RolePools {
  readonly owner: pg.Pool;
  readonly site: pg.Pool;
  readonly hub: pg.Pool;
  /** Ends the connections and drops the database. */
  end(): Promise<void>;
}

/** A database of a test file's own, with connections of each role. */
export async function rolePools(): Promise<RolePools> {
  const database = await testDatabase();
  const owner = new pg.Pool({ connectionString: database.ownerUrl });
  const site = new pg.Pool({ connectionString: database.siteUrl });
  const hub = new pg.Pool({ connectionString: database.hubUrl });
  return {
    owner,
    site,
    hub,
    async end() {
      await Promise.all([owner.end(), site.end(), hub.end()]);
      await database.drop();
    },
  };
}
