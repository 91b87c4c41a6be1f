import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
