import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { testDatabase } from '@selvedge/database/testing/test-database';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { application } from './registration-fixture.ts';
import { standInSite } from './stand-in-site.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-server-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const settings = (environment = {}) =>
  readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...environment });

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

test('a started server serves, and a closed one leaves no connection open', async () => {
  const database = await testDatabase();
  const slow = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  const site = standInSite(({ url }) => {
    if (!url.includes('slow')) return new Response('page');
    asked.resolve();
    return slow.promise;
  });
  const server = await startServer(settings(), database, { site });
  const agent = new Agent({ keepAlive: true });
  expect((await ask(`${server.address}/readyz`, agent)).statusCode).toBe(200);

  const underWay = ask(`${server.address}/?slow`, agent);
  await asked.promise;
  const closed = server.close();
  slow.resolve(new Response('late, but whole'));
  expect((await underWay).statusCode).toBe(200);
  await closed;
  await expect(ask(`${server.address}/healthz`, new Agent())).rejects.toThrow();
  agent.destroy();
  await database.drop();
});

test('an application that is answered with 503 is not stored later', async () => {
  const database = await testDatabase();
  const site = standInSite(() => new Response('page'));
  const server = await startServer(settings(), database, { site });
  const send = () =>
    fetch(`${server.address}/services/product/consumer/request-user-registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen' },
      body: JSON.stringify({ data: application }),
    });
  const stored = async (client: ClientBase) =>
    (await client.query('SELECT FROM inbox.registration')).rowCount;
  await withClient(database.ownerUrl, async (client) => {
    await client.query('BEGIN; LOCK TABLE inbox.registration IN EXCLUSIVE MODE');
    expect((await send()).status).toBe(503);
    await client.query('COMMIT');
    // Whoever waited for the lock has it by now, or has given up: this one comes behind.
    await client.query('BEGIN; LOCK TABLE inbox.registration IN ACCESS EXCLUSIVE MODE; COMMIT');
    expect(await stored(client)).toBe(0);
    expect((await send()).status).toBe(200);
    expect(await stored(client)).toBe(1);
  });
  await server.close();
  await database.drop();
});

test('a server whose database is away starts all the same, and says that it is not ready', async () => {
  const siteUrl = 'postgres://nobody@127.0.0.1:1/none';
  const server = await startServer(
    settings({ DATA_DIR: join(dataDir, 'without-snapshot') }),
    { siteUrl },
    { site: standInSite(() => new Response('')) },
  );
  const agent = new Agent();
  expect((await ask(`${server.address}/healthz`, agent)).statusCode).toBe(200);
  expect((await ask(`${server.address}/readyz`, agent)).statusCode).toBe(503);
  await server.close();
});

test('an address that is taken is an error', async () => {
  const siteUrl = 'postgres://nobody@127.0.0.1:1/none';
  const site = standInSite(() => new Response(''));
  const first = await startServer(settings(), { siteUrl }, { site });
  const { port } = new URL(first.address);
  await expect(startServer(settings({ PORT: port }), { siteUrl }, { site })).rejects.toThrow(
    /EADDRINUSE/u,
  );
  await first.close();
});
