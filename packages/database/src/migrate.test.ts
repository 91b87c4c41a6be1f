import { readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { MIGRATIONS_FOLDER, MigrationError, migrate } from './migrate.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

const NAMES = readdirSync(MIGRATIONS_FOLDER).sort();
/** The number of a migration that comes after all there are. */
const NEXT = String(NAMES.length + 1).padStart(4, '0');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'selvedge-migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const count = () =>
  withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS n FROM selvedge.migration');
    return rows[0].n;
  });

test('many processes at once run a new migration once', async () => {
  const before = await count();
  await writeFile(
    join(folder, `${NEXT}-more.sql`),
    'CREATE TABLE public.more (); INSERT INTO public.more DEFAULT VALUES',
  );
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.ownerUrl, folder)));
  expect(await count()).toBe(before + 1);
});

test('a migration that fails leaves nothing of itself', async () => {
  const before = await count();
  await writeFile(join(folder, `${NEXT}-bad.sql`), 'CREATE TABLE public.half (); SELECT 1/0');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    `Migration ${NEXT}-bad.sql failed: error: division by zero`,
  );
  expect(await count()).toBe(before);
  await writeFile(join(folder, `${NEXT}-bad.sql`), 'CREATE TABLE public.half ()');
  await migrate(database.ownerUrl, folder);
});

test('an edited, an unknown and a misnumbered migration are refused by name', async () => {
  await writeFile(join(folder, '0002-inbox.sql'), 'SELECT 1');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /0002-inbox.sql differs .* never edited/u,
  );
  for (const name of NAMES.slice(1)) await rm(join(folder, name));
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /0002-inbox.sql.*newer release/u,
  );
  await writeFile(join(folder, '9999-far.sql'), '');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(MigrationError);
});
