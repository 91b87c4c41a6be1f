import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { type DatabaseUrls, withClient } from '../connection.ts';
import { type DatabaseDump, type DumpedTable, tablesOf } from './dump-database.ts';

const nameOf = (client: pg.Client, { schema, name }: Pick<DumpedTable, 'schema' | 'name'>) =>
  `${schema}.${client.escapeIdentifier(name)}`;

const reference = z.object({ from: z.string(), to: z.string() });

/** Tables behind those that they refer to. @throws Error where some refer to each other in a circle */
async function inOrder(client: pg.Client, tables: readonly DumpedTable[]): Promise<DumpedTable[]> {
  const { rows } = await client.query(
    `SELECT format('%s.%s', here.nspname, own.relname) AS from, format('%s.%s', there.nspname, other.relname) AS to
     FROM pg_constraint
       JOIN pg_class AS own ON own.oid = conrelid JOIN pg_namespace AS here ON here.oid = own.relnamespace
       JOIN pg_class AS other ON other.oid = confrelid JOIN pg_namespace AS there ON there.oid = other.relnamespace
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const references = z.array(reference).parse(rows);
  const key = ({ schema, name }: DumpedTable): string => `${schema}.${name}`;
  const left = new Map(tables.map((table) => [key(table), table]));
  const ordered: DumpedTable[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([name]) =>
      references.every(({ from, to }) => from !== name || !left.has(to)),
    );
    if (free.length === 0)
      throw new Error(
        `These tables refer to each other in a circle: ${[...left.keys()].join(', ')}`,
      );
    for (const [name, table] of free) {
      ordered.push(table);
      left.delete(name);
    }
  }
  return ordered;
}

const fullName = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>) => `${schema}.${name}`;

/**
 * The tables of a dump that the house has, apart from those that somebody has made beside them.
 *
 * @throws Error where the dump lacks one, whose hub would not start, or whose log would be left out, or has one twice
 */
async function sortTables(client: pg.Client, tables: readonly DumpedTable[]) {
  const own = (await tablesOf(client)).map(fullName);
  const dumped = tables.map(fullName);
  const missing = own.filter((name) => !dumped.includes(name));
  const twice = dumped.filter((name, at) => dumped.indexOf(name) !== at);
  if (missing.length > 0) throw new Error(`The backup lacks ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`The backup has ${twice.join(', ')} twice`);
  return {
    known: tables.filter((table) => own.includes(fullName(table))),
    others: dumped.filter((name) => !own.includes(name)),
  };
}

/** Loads one table from its file, without what its triggers would do to rows that had their say before. */
async function loadTable(client: pg.Client, folder: string, table: DumpedTable): Promise<void> {
  const name = nameOf(client, table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const into = client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), into);
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  if (into.rowCount !== table.rows)
    throw new Error(`${name} has ${into.rowCount} rows and should have ${table.rows}`);
}

/**
 * Puts the tables of a dump into a database that was migrated as far as the dump's own, in place of what migrations have
 * put there.
 *
 * @param folder the dump's files
 * @returns the tables of the dump that the house does not have, which are left out
 */
export async function loadDatabase(
  urls: DatabaseUrls,
  folder: string,
  { tables, sequences }: DatabaseDump,
): Promise<readonly string[]> {
  return withClient(urls.ownerUrl, (owner) =>
    withClient(urls.hubUrl, async (hub) => {
      const clientOf = ({ schema }: Pick<DumpedTable, 'schema'>) =>
        schema === 'hub' ? hub : owner;
      const { known, others } = await sortTables(owner, tables);
      for (const client of [owner, hub]) {
        const own = known.filter((table) => clientOf(table) === client);
        const names = own.map((table) => nameOf(client, table));
        if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);
      }
      for (const table of await inOrder(owner, known))
        await loadTable(clientOf(table), folder, table);
      for (const { name, last } of sequences)
        await (name.startsWith('hub.') ? hub : owner).query('SELECT setval(to_regclass($1), $2)', [
          name,
          last,
        ]);
      for (const client of [owner, hub]) await client.query('ANALYZE');
      return others;
    }),
  );
}
