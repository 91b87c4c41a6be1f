import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeUrl, withClient } from './connection.ts';
import { RolesTakenError } from './database-roles.ts';
import { openDatabase } from './open-database.ts';
import { testDatabase } from './testing/test-database.ts';

test('a second house on the server of another is refused, and shuts nobody out', async () => {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-outside-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const refused = openDatabase({ dataDir, databaseUrl: database.ownerUrl });
  await expect(refused).rejects.toThrow(RolesTakenError);
  await expect(refused).rejects.toThrow(/a house already, in the database .*\bselvedge\b/u);
  for (const url of [database.siteUrl, database.hubUrl])
    expect(await withClient(url, async () => 'signed in')).toBe('signed in');
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
