import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@selvedge/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
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
