import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeUrl, withClient } from '../src/connection.ts';
import { openDatabase } from '../src/open-database.ts';
import { isAnswering, LIMIT_MS, temporaryDataDir } from './embedded-kit.ts';

/** What the owner of a server calls for a house on it that is no more. */
const GIVE_UP = 'REVOKE ALL ON DATABASE selvedge FROM selvedge_site, selvedge_hub;';

test('DATABASE_URL: the outside server is used, with random passwords that are set at each start', {
  timeout: LIMIT_MS,
}, async () => {
  const server = await openDatabase({ dataDir: await temporaryDataDir() });
  await withClient(server.ownerUrl, async (client) => {
    await client.query('CREATE DATABASE outside');
  });
  const databaseUrl = changeUrl(server.ownerUrl, { database: 'outside' });
  const dataDir = await temporaryDataDir();
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(GIVE_UP);
  await withClient(server.ownerUrl, (client) => client.query(GIVE_UP));
  const first = await openDatabase({ dataDir, databaseUrl });
  expect(first).toMatchObject({ embedded: false, ownerUrl: databaseUrl });
  expect(await isAnswering(first.siteUrl)).toBe(true);
  expect((await stat(join(dataDir, 'postgres-secrets.json'))).mode & 0o777).toBe(0o600);

  await withClient(databaseUrl, (client) =>
    client.query("ALTER ROLE selvedge_hub PASSWORD 'other'"),
  );
  expect(await isAnswering(first.hubUrl)).toBe(false);
  const second = await openDatabase({ dataDir, databaseUrl });
  expect(second.hubUrl).toBe(first.hubUrl);
  expect(await isAnswering(second.hubUrl)).toBe(true);
  await second.stop();
  await withClient(databaseUrl, (client) =>
    client.query('REVOKE CONNECT ON DATABASE outside FROM PUBLIC, selvedge_site, selvedge_hub'),
  );
  await (await openDatabase({ dataDir, databaseUrl })).stop();
  expect(await isAnswering(second.hubUrl)).toBe(true); // it is not ours to stop
  await server.stop();
});

test('an owner who is no superuser will do, with just the rights that the error names', {
  timeout: LIMIT_MS,
}, async () => {
  const server = await openDatabase({ dataDir: await temporaryDataDir() });
  await withClient(server.ownerUrl, async (client) => {
    await client.query("CREATE ROLE house LOGIN PASSWORD 'house'");
    await client.query('CREATE DATABASE house OWNER house');
    await client.query(GIVE_UP);
  });
  const databaseUrl = changeUrl(server.ownerUrl, {
    user: 'house',
    password: 'house',
    database: 'house',
  });
  const dataDir = await temporaryDataDir();
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
    'ALTER ROLE house CREATEROLE;',
  );
  await withClient(server.ownerUrl, (client) => client.query('ALTER ROLE house CREATEROLE'));
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
    'GRANT selvedge_site, selvedge_hub TO house WITH ADMIN OPTION;',
  );
  await withClient(server.ownerUrl, (client) =>
    client.query('GRANT selvedge_site, selvedge_hub TO house WITH ADMIN OPTION'),
  );
  const { siteUrl, hubUrl } = await openDatabase({ dataDir, databaseUrl });
  await withClient(siteUrl, (client) =>
    client.query("SELECT inbox.record_sign_up('a@b.example', '')"),
  );
  await withClient(hubUrl, async (client) => {
    const { rowCount } = await client.query('DELETE FROM inbox.sign_up');
    expect(rowCount).toBe(1);
  });
  await server.stop();
});

test('an owner who made the roles may read and write what the hub has, as a backup does', {
  timeout: LIMIT_MS,
}, async () => {
  const server = await openDatabase({ dataDir: await temporaryDataDir() });
  await withClient(server.ownerUrl, async (client) => {
    for (const role of ['site', 'hub'])
      await client.query(`ALTER ROLE selvedge_${role} RENAME TO former_${role}`);
    await client.query("CREATE ROLE house LOGIN CREATEROLE PASSWORD 'house'");
    await client.query('CREATE DATABASE house OWNER house');
  });
  const house = { user: 'house', password: 'house', database: 'house' };
  const databaseUrl = changeUrl(server.ownerUrl, house);
  const dataDir = await temporaryDataDir();
  const { hubUrl } = await openDatabase({ dataDir, databaseUrl });
  await openDatabase({ dataDir, databaseUrl });
  await withClient(hubUrl, (client) => client.query('CREATE TABLE hub.kept (word text)'));
  await withClient(databaseUrl, async (client) => {
    await client.query("INSERT INTO hub.kept VALUES ('read')");
    expect((await client.query('SELECT word FROM hub.kept')).rows).toEqual([{ word: 'read' }]);
  });
  await server.stop();
});
