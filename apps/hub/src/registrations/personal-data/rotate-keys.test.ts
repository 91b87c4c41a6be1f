import { chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { type TestDatabase, testDatabase } from '@selvedge/database/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSealingKey } from '../../../test/sealing.ts';
import { readIdentities, sealingKeys } from '../../access/sealing-keys.ts';
import { migrateHub } from '../../database/migrate-hub.ts';
import {
  addIdentity,
  openWhatIsSealed,
  resealAll,
  retireIdentities,
  SEALED_COLUMNS,
} from './rotate-keys.ts';

const COUNT = 45; // more than two batches
const OWNER_ONLY = 0o600;

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await testDatabase();
  await migrateHub(database.hubUrl);
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-rotate-'));
  await makeSealingKey(dataDir);
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
  await database.drop();
});

const query = <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
  withClient(database.ownerUrl, async (client) => (await client.query<T>(sql, [...values])).rows);

/** Keeps applications as the site does, sealed to the key of the moment. */
async function keepApplications(from: number, to: number): Promise<void> {
  const keys = await sealingKeys(dataDir);
  for (let number = from; number < to; number++)
    await query('SELECT inbox.record_registration($1, $2, $3, $4, $5, NULL)', [
      `key of application ${number}`,
      Buffer.alloc(32),
      `TR-${number}`,
      Buffer.from(await keys.seal(`application ${number}`)),
      'no_documents',
    ]);
}

async function keepMail(): Promise<void> {
  const keys = await sealingKeys(dataDir);
  const sealed = Buffer.from(await keys.seal('a mail')).toString('base64');
  await query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed) VALUES ('k', 'mail', 'test', 'a@example.com', $1)`,
    [sealed],
  );
}

async function opened(): Promise<string[]> {
  const keys = await sealingKeys(dataDir);
  const rows = await query<{ sealed: Buffer }>(
    `SELECT body AS sealed FROM inbox.registration UNION ALL SELECT decode(sealed, 'base64') FROM hub.outbox`,
  );
  return Promise.all(
    rows.map(async ({ sealed }) => Buffer.from(await keys.open(sealed)).toString()),
  );
}

test.runIf(process.getuid?.() === 0)(
  'root leaves the keys to the user that the house runs as',
  async () => {
    const ORDINARY = 1;
    const sealing = join(dataDir, 'sealing');
    for (const name of ['.', ...(await readdir(sealing))])
      await chown(join(sealing, name), ORDINARY, ORDINARY);
    await addIdentity(dataDir);
    await addIdentity(dataDir);
    const retired = await retireIdentities(dataDir, new Date());
    const all = await readdir(sealing, { recursive: true });
    expect(all).toEqual(expect.arrayContaining(['identity.txt', 'recipient.txt', 'retired']));
    expect(join(sealing, all.find((name) => name.startsWith('retired/')) ?? '')).toBe(retired);
    expect((await stat(join(sealing, 'retired'))).mode & 0o777).toBe(0o700);
    for (const name of all)
      expect(await stat(join(sealing, name)), name).toMatchObject({ uid: ORDINARY, gid: ORDINARY });
  },
);

test('everything is sealed to a new key and can be opened throughout; then the old one is retired', async () => {
  await keepApplications(0, COUNT);
  await keepMail();
  const [old] = await readIdentities(dataDir);
  await addIdentity(dataDir);
  expect(await opened()).toHaveLength(COUNT + 1);
  expect(await resealAll(database, await readIdentities(dataDir))).toEqual({
    looked: COUNT + 1,
    resealed: COUNT + 1,
    unreadable: 0,
  });
  await keepApplications(COUNT, COUNT + 1);
  const again = await resealAll(database, await readIdentities(dataDir));
  expect(again).toEqual({ looked: COUNT + 2, resealed: 0, unreadable: 0 });
  const file = await retireIdentities(dataDir, new Date());
  expect(await readFile(file ?? '', 'utf8')).toBe(`${old}\n`);
  expect(await readIdentities(dataDir)).toHaveLength(1);
  const texts = await opened();
  expect(texts).toContain('a mail');
  for (let number = 0; number <= COUNT; number++) expect(texts).toContain(`application ${number}`);
  for (const name of ['identity.txt', 'recipient.txt'])
    expect((await stat(join(dataDir, 'sealing', name))).mode & 0o777).toBe(OWNER_ONLY);
});

test('what the hub’s role has put beside its rows runs as that role, and never as the owner', async () => {
  await keepMail();
  await withClient(database.hubUrl, (client) =>
    client.query(`CREATE FUNCTION hub.look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
          THEN RAISE EXCEPTION 'ran as %', current_user; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER look BEFORE UPDATE ON hub.outbox FOR EACH ROW EXECUTE FUNCTION hub.look()`),
  );
  await addIdentity(dataDir);
  const done = await resealAll(database, await readIdentities(dataDir));
  expect(done).toEqual({ looked: 1, resealed: 1, unreadable: 0 });
});

test('what has read its keys before opens what is sealed to the new one', async () => {
  const before = await sealingKeys(dataDir);
  await addIdentity(dataDir);
  const after = await sealingKeys(dataDir);
  const sealed = await after.seal('a mail');
  expect(Buffer.from(await before.open(sealed)).toString()).toBe('a mail');
  await expect(before.open(Buffer.from('nothing sealed'))).rejects.toThrow();
  // For so many keys that trying them takes minutes.
  const [head = '', ...more] = Buffer.from(sealed).toString('latin1').split('\n--- ');
  const [version = '', ...stanza] = head.split('\n');
  const stanzas = Array.from({ length: 100 }, () => stanza.join('\n'));
  const forMany = [[version, ...stanzas].join('\n'), ...more].join('\n--- ');
  await expect(before.open(Buffer.from(forMany, 'latin1'))).rejects.toThrow(
    'It is not sealed as the site seals',
  );
});

test('what no identity opens is left as it is, and counted', async () => {
  await keepApplications(0, 1);
  await rm(join(dataDir, 'sealing'), { recursive: true });
  await makeSealingKey(dataDir);
  const before = await query('SELECT body FROM inbox.registration');
  const done = await resealAll(database, await readIdentities(dataDir));
  expect(done).toEqual({ looked: 1, resealed: 0, unreadable: 1 });
  expect(await query('SELECT body FROM inbox.registration')).toEqual(before);
});

test('no sealed column is forgotten', async () => {
  const rows = await query<{ name: string }>(
    `SELECT table_schema || '.' || table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema IN ('inbox', 'hub') AND
       (column_name = 'sealed' OR data_type = 'bytea' AND column_name NOT LIKE '%hash'
         AND table_name NOT LIKE 'draft%')
     ORDER BY 1`,
  );
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual(known.sort());
});

test('keys of another house are told from those that open what is sealed', async () => {
  const other = await mkdtemp(join(tmpdir(), 'selvedge-rotate-'));
  await makeSealingKey(other);
  const [own, foreign] = [await readIdentities(dataDir), await readIdentities(other)];
  await rm(other, { recursive: true });
  const tried = (identities: typeof own) => openWhatIsSealed(database, identities);
  expect(await tried(foreign)).toEqual({ looked: 0, unreadable: 0 });
  await keepApplications(0, 1);
  await keepMail();
  expect(await tried(own)).toEqual({ looked: 2, unreadable: 0 });
  expect(await tried(foreign)).toEqual({ looked: 2, unreadable: 2 });
  expect(await tried([foreign[0], ...own])).toEqual({ looked: 2, unreadable: 0 });
});
