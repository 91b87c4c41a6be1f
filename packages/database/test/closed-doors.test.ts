import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeUrl, withClient } from '../src/connection.ts';
import { openDatabase, UnfitServerError } from '../src/open-database.ts';
import { clusterOf, isAnswering, LIMIT_MS, temporaryDataDir } from './embedded-kit.ts';

test('no default password, no cleartext authentication, no shared socket', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  for (const password of ['', 'password', 'postgres']) {
    expect(await isAnswering(changeUrl(database.ownerUrl, { password }))).toBe(false);
  }
  const rules = await readFile(join(clusterOf(dataDir), 'pg_hba.conf'), 'utf8');
  expect(rules).toBe('host all all 127.0.0.1/32 scram-sha-256\n');
  await withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT current_setting('listen_addresses') AS listen, current_setting('unix_socket_directories') AS sockets,
         current_setting('fsync') AS fsync, (SELECT bool_and(rolpassword LIKE 'SCRAM-SHA-256$%') FROM pg_authid
         WHERE rolcanlogin) AS scram`,
    );
    expect(rows).toEqual([{ listen: '127.0.0.1', sockets: '', fsync: 'on', scram: true }]);
  });
  for (const name of ['postgres', 'template1'])
    for (const url of [database.siteUrl, database.hubUrl])
      expect(await isAnswering(changeUrl(url, { database: name }))).toBe(false);
  expect((await stat(join(dataDir, 'postgres-secrets.json'))).mode & 0o777).toBe(0o600);
  expect((await readdir(dataDir)).filter((name) => /password|making/u.test(name))).toEqual([]);
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  const secrets: Record<string, string> = JSON.parse(
    await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8'),
  );
  for (const secret of Object.values(secrets)) expect(log).not.toContain(secret);
  await database.stop();
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'a server with %s off is refused and stopped',
  { timeout: LIMIT_MS },
  async (setting) => {
    const dataDir = await temporaryDataDir();
    const database = await openDatabase({ dataDir });
    await withClient(database.ownerUrl, (client) =>
      client.query(`ALTER SYSTEM SET ${setting} = off`),
    );
    await database.stop();
    const refused = openDatabase({ dataDir });
    await expect(refused).rejects.toThrow(UnfitServerError);
    await expect(refused).rejects.toThrow(`${setting} is off and must be on`);
    expect(await isAnswering(database.ownerUrl)).toBe(false);
  },
);

test('a role with synchronous_commit off is refused too', { timeout: LIMIT_MS }, async () => {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  await withClient(database.ownerUrl, (client) =>
    client.query('ALTER ROLE selvedge_site SET synchronous_commit = off'),
  );
  await expect(openDatabase({ dataDir })).rejects.toThrow(UnfitServerError);
  await database.stop();
});
