import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from './connection.ts';

/** The migrations of this release, and where they are kept. */
export const MIGRATIONS_FOLDER: string = join(import.meta.dirname, 'migrations');

/** Any number does, as long as nothing else in the database locks the same one. */
const ADVISORY_LOCK = 7_335_833_438;

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

/** The database and this release's migrations do not belong together; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Brings the database to the state of this release: runs each migration that it has not had, in order and each in a
 * transaction of its own. Safe to call from many processes at once; does nothing where nothing is missing.
 *
 * @param ownerUrl connection of the owner of what the migrations make; the roles of roles.ts must exist
 * @param folder holds the migrations, `0001-….sql` and on
 * @param schema where the list of applied migrations is kept; made where it is missing
 * @param until number of the last one to run; those behind it wait
 * @throws {MigrationError} where an applied migration was edited since, or is unknown to this release
 */
export async function migrate(
  ownerUrl: string,
  folder: string = MIGRATIONS_FOLDER,
  schema: 'selvedge' | 'hub' = 'selvedge',
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const migrations = (await readMigrations(folder)).filter(({ number }) => number <= until);
  await withClient(ownerUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    // IF NOT EXISTS asks for the right to make schemas even where there is nothing to make.
    const { rowCount: exists } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [
      schema,
    ]);
    if (!exists) await client.query(`CREATE SCHEMA ${schema}`);
    await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.migration (
      number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<Migration>(
      `SELECT number, name, checksum FROM ${schema}.migration ORDER BY number`,
    );
    refuseUnlikePast(migrations, rows);
    for (const migration of migrations.slice(rows.length)) {
      await client.query('BEGIN');
      try {
        await client.query(migration.sql);
        await client.query(
          `INSERT INTO ${schema}.migration (number, name, checksum) VALUES ($1, $2, $3)`,
          [migration.number, migration.name, migration.checksum],
        );
        await client.query('COMMIT');
      } catch (cause) {
        await client.query('ROLLBACK');
        throw new MigrationError(`Migration ${migration.name} failed: ${String(cause)}`, { cause });
      }
    }
  });
}

/**
 * The names of the migrations that a database which has had some still lacks; none where it has had none yet.
 *
 * @param url of whoever may read the list of applied migrations
 */
export async function pendingMigrations(
  url: string,
  folder: string = MIGRATIONS_FOLDER,
  schema: 'selvedge' | 'hub' = 'selvedge',
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    const { rows: there } = await client.query('SELECT to_regclass($1) AS name', [
      `${schema}.migration`,
    ]);
    if (there[0]?.name === null) return [];
    const { rows } = await client.query(`SELECT number FROM ${schema}.migration`);
    return rows.length === 0 ? [] : migrations.slice(rows.length).map(({ name }) => name);
  });
}

/** The migrations of a folder, in their order. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number.parseInt(name, 10);
      if (number !== index + 1) {
        throw new MigrationError(
          `Migrations are numbered from 0001 without gaps, but found ${name}`,
        );
      }
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function refuseUnlikePast(known: Migration[], applied: Migration[]): void {
  for (const [index, past] of applied.entries()) {
    const here = known[index];
    if (!here) {
      throw new MigrationError(
        `The database has had migration ${past.name}, which this release does not know: it was written by a newer ` +
          'release. Run that one, or restore a backup from before it.',
      );
    }
    if (here.name !== past.name || here.checksum !== past.checksum) {
      throw new MigrationError(
        `Migration ${here.name} differs from ${past.name} as the database has had it. An applied migration is never ` +
          'edited: put the file back as it was and write the change as a new one.',
      );
    }
  }
}
