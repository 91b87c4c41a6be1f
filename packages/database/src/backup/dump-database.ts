import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { type DatabaseUrls, withClient } from '../connection.ts';

/** The schemas that hold data of the house. */
export const DATA_SCHEMAS = ['published', 'products', 'inbox', 'hub', 'audit'] as const;
/** Where the lists of applied migrations are. They are told apart, not as rows. */
export const MIGRATION_LISTS = ['selvedge', 'hub'] as const;

/** What migrations call things. Names are told on terminals, and somebody else may have written them. */
const name = z.string().regex(/^[\w.-]+$/u, { abort: true });

const table = z.object({
  schema: z.enum(DATA_SCHEMAS),
  name,
  /** Those that hold something of their own, in the order of the file. */
  columns: z.array(name),
  rows: z.number(),
  /** Below the backup's folder, with slashes. */
  file: z.string(),
});

const migration = z.object({ number: z.number(), name, checksum: z.string() });

/** What a dump of the database holds, as its manifest says. */
export const databaseDump = z.object({
  tables: z.array(table),
  sequences: z.array(z.object({ name, last: z.string().regex(/^\d+$/u) })),
  migrations: z.object({ selvedge: z.array(migration), hub: z.array(migration) }),
});
export type DatabaseDump = z.output<typeof databaseDump>;
export type DumpedTable = z.output<typeof table>;

/** There is nothing of ours in a database. */
export class NothingToDump extends Error {
  override readonly name = 'NothingToDump';
}

const TABLES = `SELECT nspname AS schema, relname AS name,
    array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
  WHERE relkind = 'r' AND nspname = ANY($1) AND relname <> 'migration' AND relname ~ '^[a-z0-9_]+$'
  GROUP BY nspname, relname ORDER BY nspname, relname`;

const listed = z.object({
  schema: z.enum(DATA_SCHEMAS),
  name,
  columns: z.array(z.string()),
});

/**
 * The tables that hold data of the house, with their columns, by name. One whose name no migration gives is somebody else's:
 * files are named after tables, and the hub's role may have made one that is called like a path.
 */
export async function tablesOf(client: pg.Client) {
  const { rows } = await client.query(TABLES, [DATA_SCHEMAS]);
  return z.array(listed).parse(rows);
}

/** Hands on what passes, and tells how many lines there were; PostgreSQL writes each row as one. */
function countingLines(seen: (text: string) => void) {
  let lines = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) lines += 1;
      seen(chunk.toString('latin1'));
      done(null, chunk);
    },
  });
  return { through, lines: () => lines };
}

async function appliedMigrations(
  client: pg.Client,
  schema: (typeof MIGRATION_LISTS)[number],
): Promise<DatabaseDump['migrations']['hub']> {
  const { rows: there } = await client.query('SELECT to_regclass($1) AS name', [
    `${schema}.migration`,
  ]);
  if (there[0]?.name === null) return [];
  const { rows } = await client.query(
    `SELECT number, name, checksum FROM ${schema}.migration ORDER BY number`,
  );
  return z.array(migration).parse(rows);
}

/**
 * For a connection that is to see everything: a policy that somebody has put on a table fails what reads it and hides nothing
 * of it, and a lock that somebody holds fails it after a minute.
 */
export const READ_ALL_OR_FAIL = "SET row_security = off; SET lock_timeout = '1min'";

/** Has a second connection see the database as a first one does. */
async function seeTheSame(owner: pg.Client, hub: pg.Client): Promise<void> {
  const { rows } = await owner.query('SELECT pg_export_snapshot() AS name');
  await hub.query(READ_ALL_OR_FAIL);
  await hub.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await hub.query(`SET TRANSACTION SNAPSHOT ${hub.escapeLiteral(String(rows[0]?.name))}`);
}

/**
 * Writes every table of the house into a folder, each a file in PostgreSQL's text format of COPY, gzipped: one state of the
 * database, whatever is written meanwhile.
 *
 * What the hub's role owns is read as that role: it may have put there what runs as whoever reads it.
 *
 * @param urls of a database that may be in use
 * @param folder exists and is empty
 * @param seen is shown all that is written, piece by piece, as Latin-1
 * @throws {NothingToDump} where the database is none of ours
 */
export function dumpDatabase(
  { ownerUrl, hubUrl }: DatabaseUrls,
  folder: string,
  seen: (text: string) => void = () => undefined,
): Promise<DatabaseDump> {
  return withClient(ownerUrl, async (client) => {
    await client.query(READ_ALL_OR_FAIL);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const selvedge = await appliedMigrations(client, 'selvedge');
    if (selvedge.length === 0) throw new NothingToDump('The database holds nothing of Selvedge.');
    return withClient(hubUrl, async (hub) => {
      await seeTheSame(client, hub);
      const migrations = { selvedge, hub: await appliedMigrations(hub, 'hub') };
      const tables: DumpedTable[] = [];
      for (const { schema, name, columns } of await tablesOf(client)) {
        const file = `${schema}.${name}.copy.gz`;
        const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
        const from = `${schema}.${client.escapeIdentifier(name)}`;
        const { through, lines } = countingLines(seen);
        await pipeline(
          (schema === 'hub' ? hub : client).query(copyTo(`COPY ${from} (${names}) TO STDOUT`)),
          through,
          createGzip({ level: 4 }),
          createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
        );
        tables.push({ schema, name, columns, rows: lines(), file });
      }
      const { rows: sequences } = await client.query(
        `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
         FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1`,
        [DATA_SCHEMAS],
      );
      await client.query('COMMIT');
      return databaseDump.parse({ tables, sequences, migrations });
    });
  });
}
