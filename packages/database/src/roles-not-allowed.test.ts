import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { changeUrl, withClient } from './connection.ts';
import { RolesNotAllowedError } from './database-roles.ts';
import { openDatabase } from './open-database.ts';
import { testDatabase } from './testing/test-database.ts';

test('a user who may not make roles is told what is needed', async () => {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-outside-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const user = `plain_${Date.now()}`;
  await withClient(database.ownerUrl, (client) =>
    client.query(`CREATE ROLE ${user} LOGIN PASSWORD 'plain'`),
  );
  onTestFinished(async () => {
    await withClient(inject('testServer').ownerUrl, (client) => client.query(`DROP ROLE ${user}`));
  });
  const databaseUrl = changeUrl(database.ownerUrl, { user, password: 'plain' });
  const refused = openDatabase({ dataDir, databaseUrl });
  await expect(refused).rejects.toThrow(RolesNotAllowedError);
  await expect(refused).rejects.toThrow(`ALTER ROLE ${user} CREATEROLE`);
});

test('the URL of a server without a host takes a user, too', () => {
  const socket = changeUrl('postgres:///db?host=/run/postgresql', { user: 'a b', password: 'p/w' });
  expect(socket).toBe('postgres:///db?host=%2Frun%2Fpostgresql&user=a+b&password=p%2Fw');
  expect(
    changeUrl('postgres://me:x@h:1/db?sslmode=require', {
      user: 'you',
      password: 'p/w',
      database: 'x y',
    }),
  ).toBe('postgres://you:p%2Fw@h:1/x%20y?sslmode=require');
});
