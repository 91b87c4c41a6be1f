import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.ts';
import { ensureNginx } from '../../scripts/machine/programs.ts';
import { startNginx } from './nginx-process.ts';

/** As pages are answered, with a second for each of their two. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
/** From then on a page is neither kept nor shown while it is asked for anew; nginx counts whole seconds. */
const OLD_MS = 3200;

/** What stands in the place of two sites, and the documented nginx before them. */
async function pagesBehindNginx() {
  const shown = new Map<string, { readonly status: number; readonly text: string }>();
  const server = createServer((request, answer) => {
    const page = shown.get(request.url ?? '') ?? { status: 404, text: 'nothing' };
    answer.writeHead(page.status, { 'cache-control': SHARED }).end(page.text);
  });
  shown.set('/healthz', { status: 200, text: '' });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: site } = Object(server.address());
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-nginx-cache-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const path = await ensureNginx();
  onTestFinished(await startNginx({ path, folder, port, sites: [site, site] }));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  onTestFinished(async () => void (await close()));
  const ask = async (url: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`);
    return `${answer.status} ${await answer.text()}`;
  };
  return { shown, ask, close };
}

test('nginx shows nobody a page that was published anew or taken off long ago, also where it was not asked for since', async () => {
  const { shown, ask, close } = await pagesBehindNginx();
  const pages = ['/changed', '/withdrawn'];
  for (const page of pages) {
    shown.set(page, { status: 200, text: 'before' });
    for (let times = 0; times < 3; times++) expect(await ask(page)).toBe('200 before');
  }
  shown.set('/changed', { status: 200, text: 'after' });
  shown.delete('/withdrawn');
  await pass(OLD_MS);
  expect(await ask('/changed')).toBe('200 after');
  expect(await ask('/withdrawn')).toBe('404 nothing');
  // While no site answers, what was last shown is shown, and nothing older.
  await close();
  await pass(OLD_MS);
  expect(await ask('/changed')).toBe('200 after');
  expect(await ask('/withdrawn')).toBe('404 nothing');
});
