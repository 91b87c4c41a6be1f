import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { dumpDatabase } from './backup/dump-database.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let hub: pg.Pool;
let site: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  hub = new pg.Pool({ connectionString: database.hubUrl });
  site = new pg.Pool({ connectionString: database.siteUrl });
});
afterAll(async () => {
  await Promise.all([hub.end(), site.end()]);
  await database.drop();
});

const REFUSED = { code: '42501' };
const ENTRY = "INSERT INTO audit.entry (actor, action, subject_kind) VALUES ('a', 'update', 'b')";

describe('the hub may', () => {
  test.each([
    'CREATE TABLE hub.mine (id int)',
    'DROP TABLE hub.mine',
    ENTRY,
    'SELECT * FROM audit.entry',
  ])('%s', async (sql) => {
    await expect(hub.query(sql)).resolves.toBeDefined();
  });
});

describe('the hub may not', () => {
  test.each([
    "UPDATE audit.entry SET actor = 'other'",
    'DELETE FROM audit.entry',
    'TRUNCATE audit.entry',
    'DROP TABLE audit.entry',
    'ALTER TABLE audit.entry DROP COLUMN actor',
    'CREATE TABLE audit.mine ()',
    'CREATE TRIGGER mine BEFORE INSERT ON audit.entry FOR EACH ROW EXECUTE FUNCTION pg_catalog.suppress_redundant_updates_trigger()',
    "INSERT INTO audit.entry (at, action, subject_kind) VALUES ('2020-01-01', 'update', 'b')",
    "INSERT INTO audit.entry (id, action, subject_kind) OVERRIDING SYSTEM VALUE VALUES (1, 'update', 'b')",
    'DROP SCHEMA audit CASCADE',
    'DROP SCHEMA hub CASCADE',
  ])('%s', async (sql) => {
    await expect(hub.query(sql)).rejects.toMatchObject(REFUSED);
  });
});

describe('the site may not', () => {
  test.each([ENTRY, 'SELECT * FROM audit.entry', 'CREATE TABLE hub.mine ()'])('%s', async (sql) => {
    await expect(site.query(sql)).rejects.toMatchObject(REFUSED);
  });
});

test('a backup runs nothing as the owner that the hub has put there', async () => {
  await hub.query(`CREATE FUNCTION hub.look() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
        THEN RAISE EXCEPTION 'ran as %', current_user; END IF;
      RETURN true;
    END $$;
    CREATE VIEW hub.migration AS SELECT 1 AS number, '0001' AS name, 'x' AS checksum WHERE hub.look()`);
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-dump-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { migrations } = await dumpDatabase(database, folder);
  expect(migrations.hub).toEqual([{ number: 1, name: '0001', checksum: 'x' }]);
});

test('a backup is not taken where the hub has hidden rows from whoever reads them', async () => {
  await hub.query(`CREATE TABLE hub.hidden AS SELECT 1 AS id;
    ALTER TABLE hub.hidden ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-dump-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(dumpDatabase(database, folder)).rejects.toThrow('row-level security');
});
