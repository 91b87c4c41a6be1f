import { expect, test } from 'vitest';
import { emptyEngine, failingWith, loaded, standInApp } from './stand-in.ts';

test('no search text, name, body, e-mail or client address comes into the log', async () => {
  const lines: string[] = [];
  const failing = {
    ...emptyEngine,
    search: failingWith(
      Object.assign(new Error('duplicate key (email)=(zanele@example.com)'), {
        severity: 'ERROR',
        code: '23505',
        detail: 'Key (email)=(zanele@example.com) already exists.',
      }),
    ),
  };
  const app = await standInApp(
    { LOG_LEVEL: 'debug' },
    {
      logStream: { write: (line) => lines.push(line) },
      source: loaded({ engine: failing }),
      keepSignUp: () => Promise.reject(new Error('connect ECONNREFUSED')),
    },
  );
  const remoteAddress = '198.51.100.7';
  const headers = { 'user-agent': 'Zanele/1.0', cookie: 'Zanele=1' };
  const email = 'zanele@example.com';
  const url = '/services/notification/omnisend/sign-up';
  await app.inject({ method: 'POST', url, payload: { email }, remoteAddress, headers });
  await app.inject({ method: 'POST', url, payload: { email: 'zanele' }, remoteAddress, headers });
  await app.inject({ url: '/services/product/search?query=zanele', remoteAddress, headers });
  await app.inject({ url: '/zanele@example.com', remoteAddress, headers });
  await app.close();

  const log = lines.join('');
  expect(log).not.toMatch(/zanele|198\.51\.100\.7/iu);
  const entries = lines.map((line) => JSON.parse(line));
  const answered = entries.filter(({ route }) => route !== undefined);
  expect(answered.map(({ route, statusCode }) => [route, statusCode])).toEqual([
    [url, 503],
    [url, 400],
    ['/services/product/search', 500],
    ['none', 404],
  ]);
  expect(log).toContain('"code":"23505"');
});

test('of failures of one kind so many are written in a minute, and that there are more', async () => {
  const lines: string[] = [];
  const failing = { ...emptyEngine, search: failingWith(new Error('broken')) };
  const app = await standInApp(
    { LOG_LEVEL: 'error' },
    { logStream: { write: (line) => lines.push(line) }, source: loaded({ engine: failing }) },
  );
  const url = '/services/product/search?query=a';
  for (let n = 0; n < 100; n++) expect((await app.inject({ url })).statusCode).toBe(500);
  await app.close();
  const written = (text: string) => lines.filter((line) => line.includes(text)).length;
  expect(written('"request failed"')).toBe(60);
  expect(written('"statusCode":500')).toBe(60);
  expect(written('are not written for a minute')).toBe(2);
  expect(lines).toHaveLength(122);
});
