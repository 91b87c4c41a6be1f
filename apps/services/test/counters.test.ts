import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { readFailedSearches } from '@selvedge/database/failed-searches';
import { expect, test, vi } from 'vitest';
import { standInSite } from './stand-in-site.ts';
import { startTestApp } from './test-app.ts';

/** Texts that fit by one way of counting characters and not by another, or that no column takes. */
const HOSTILE = [
  '🧶',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '字'.repeat(500),
  '🧶'.repeat(250),
  'x\u0301\u0302',
];

test('[GEN-06] whatever is searched for or viewed, what comes after it is counted', async () => {
  const running = await startTestApp({
    site: standInSite(
      () => new Response('<title>Home</title>', { headers: { 'content-type': 'text/html' } }),
    ),
  });
  const headers = { host: 'localhost' };
  const view = (page: string, title: string) =>
    running.app.inject({ method: 'POST', url: '/page-views', payload: { page, title }, headers });
  const search = (query: string) =>
    running.ask('product', {
      url: `/products/find?query=${encodeURIComponent(query.toWellFormed())}`,
    });
  for (const text of HOSTILE) {
    for (const [page, title] of [
      [`/${text}`, text],
      ['/', text],
      [`/${text}`, 'Home'],
    ] as const)
      expect([204, 400]).toContain((await view(page, title)).statusCode);
    expect([200, 400]).toContain((await search(text)).statusCode);
  }
  await view('/', 'Home');
  await search('quagga hide');
  await running.app.close();
  const { rows } = await withClient(running.database.ownerUrl, (client) =>
    client.query(`SELECT views::int FROM inbox.page_view WHERE page = '/' AND title = 'Home'`),
  );
  const counted = await withClient(running.database.hubUrl, (hub) =>
    readFailedSearches(hub, 'nothing found'),
  );
  await running.close();
  expect(rows).toEqual([{ views: expect.any(Number) }]);
  expect(counted).toContainEqual({ text: 'quagga hide', searches: 1 });
});

test('a view of what is no page has nothing read', async () => {
  const running = await startTestApp({
    site: standInSite(
      ({ status }) =>
        new Response('<title>Home</title>', { status, headers: { 'content-type': 'text/html' } }),
    ),
  });
  const { app, dataDir } = running;
  const hash = `ab${'0'.repeat(62)}`;
  await mkdir(join(dataDir, 'media/ab'), { recursive: true });
  await writeFile(join(dataDir, `media/ab/${hash}.png`), Buffer.alloc(1 << 20));
  const headers = { host: 'localhost' };
  expect((await app.inject({ url: `/media/ab/${hash}.png`, headers })).statusCode).toBe(200);
  const asked = vi.spyOn(app, 'inject');
  const view = (page: string) =>
    app.inject({ method: 'POST', url: '/page-views', payload: { page, title: 'x' }, headers });
  const pages = ['/', `/media/ab/${hash}.png`, `/media/%61b/${hash}.png`, '/scenes/list.json'];
  for (const page of pages) await view(page);
  const answers = await Promise.all(asked.mock.results.map(({ value }) => value));
  const calls = asked.mock.calls.map((given) => JSON.stringify(given));
  const own = answers.filter((_, at) => !calls[at]?.includes('POST'));
  await running.close();
  expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
});
