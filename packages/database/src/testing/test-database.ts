import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { changeUrl, withClient } from '../connection.ts';
import { grantDatabase } from '../roles.ts';
import type { TestServer } from './test-server.ts';

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
