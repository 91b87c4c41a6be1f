import { createServer, type Socket } from 'node:net';
import { testDatabase } from '@selvedge/database/testing/test-database';
import pg from 'pg';
import { expect, test } from 'vitest';
import { changeUrl, withClient } from './connection.ts';
import { isAway, ServerStartError } from './database-is-away.ts';

const failureOf = async (url: string, connectionTimeoutMillis = 0): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error;
  }
};

test('a server that nobody runs, that does not answer, or that does not start is away', async () => {
  expect(isAway(await failureOf('postgres://nobody@127.0.0.1:1/none'))).toBe(true);
  expect(isAway(await failureOf('postgres://nobody@no-such-host.invalid/none'))).toBe(true);
  expect(isAway(new ServerStartError('no room'))).toBe(true);
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const silence = await failureOf(`postgres://nobody@127.0.0.1:${port}/none`, 200);
  expect(isAway(silence)).toBe(true);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('one that gives a statement up because it takes too long is away', async () => {
  const { siteUrl, drop } = await testDatabase();
  const late = withClient(siteUrl, (client) =>
    client.query("SET statement_timeout = '1ms'; SELECT pg_sleep(5)"),
  );
  await expect(late).rejects.toSatisfy(isAway);
  await drop();
});

test('one that only reads for a time is away', async () => {
  const { ownerUrl, drop } = await testDatabase();
  const written = withClient(ownerUrl, async (client) => {
    await client.query('BEGIN READ ONLY');
    await client.query('DELETE FROM inbox.draft');
  });
  await expect(written).rejects.toSatisfy(isAway);
  await drop();
});

test('a connection that was cut between two statements is away, however late one asks', async () => {
  const { ownerUrl, drop } = await testDatabase();
  const client = new pg.Client(ownerUrl);
  const cut = new Promise<void>((resolve) => client.on('error', () => resolve()));
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  await withClient(ownerUrl, (other) =>
    other.query('SELECT pg_terminate_backend($1)', [rows[0].pid]),
  );
  await cut;
  await expect(client.query('SELECT 1')).rejects.toSatisfy(isAway);
  await client.end();
  await expect(client.query('SELECT 1')).rejects.toSatisfy(isAway);
  await drop();
});

test('what somebody has to fix is not', async () => {
  const { ownerUrl, siteUrl, drop } = await testDatabase();
  expect(isAway(await failureOf(changeUrl(siteUrl, { password: 'wrong' })))).toBe(false);
  expect(isAway(await failureOf(changeUrl(ownerUrl, { database: 'none' })))).toBe(false);
  const wrong = withClient(siteUrl, (client) => client.query('SELECT nothing'));
  await expect(wrong).rejects.toSatisfy((error) => !isAway(error));
  expect(isAway('a word')).toBe(false);
  await drop();
});
