import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announce, hub, session } from '../../test/hub-of-test.ts';
import { STRANGERS_REQUESTS, strangersLimit } from './request-limits.ts';

test.each([
  ['GET', '/admin/login'],
  ['GET', '/api/users/me'],
  ['GET', '/_NEXT/static/x.js'],
  ['GET', '/_next/static/../../api/media'],
  ['POST', '/api/users/login'],
])(
  '%s %s of strangers has turns of their networks, and people do not wait for them',
  async (method, path) => {
    const underWay: string[] = [];
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const url = await hub({ TRUST_PROXY: '127.0.0.1' }, null, () => {
      underWay.push('');
      return held;
    });
    const ask = async (address: string, cookie = ''): Promise<number | undefined> => {
      const headers = { 'x-forwarded-for': address, cookie };
      const { port } = new URL(url);
      const asked = request({ port, host: '127.0.0.1', method, path, headers }).end();
      const [answer] = await once(asked, 'response');
      answer.resume();
      return answer.statusCode;
    };
    const flood = Array.from({ length: 40 }, () => ask('10.0.0.1'));
    await vi.waitFor(() => expect(underWay).toHaveLength(4), 20_000);
    expect(await Promise.race(flood)).toBe(503);
    const person = ask('10.0.0.1', await session());
    await vi.waitFor(() => expect(underWay).toHaveLength(5), 20_000);
    const other = ask('10.0.0.2');
    letGo();
    expect(await person).toBe(200);
    expect(await other).toBe(200);
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  },
);

test('strangers of one network are answered so often in a minute, and hinder nobody else', async () => {
  const url = await hub({ TRUST_PROXY: '127.0.0.1' });
  const ask = async (address: string, cookie = '', path = '/api/users/me') => {
    const headers = { 'x-forwarded-for': address, cookie };
    return (await fetch(`${url}${path}`, { headers })).status;
  };
  const asked: number[] = [];
  for (let n = 0; n < STRANGERS_REQUESTS.answers; n++) asked.push(await ask('2001:db8:0:1::1'));
  expect(new Set(asked)).toEqual(new Set([200]));
  expect(await ask('2001:db8:0:2::1')).toBe(429); // of the same /48
  expect(await ask('2001:db8:0:1::1', await session())).toBe(200);
  expect(await ask('2001:db8:0:1::1', '', '/_next/static/one.js')).toBe(200);
  expect(await ask('10.0.0.2')).toBe(200);
});

test.each([
  ['0', 200],
  ['2', 429],
])('with RATE_LIMIT=%s the next is answered %i', async (RATE_LIMIT, status) => {
  const url = await hub({ RATE_LIMIT });
  for (let n = 0; n < 2; n++) await fetch(`${url}/api/users/me`);
  expect((await fetch(`${url}/api/users/me`)).status).toBe(status);
});

test('what is asked for in a way that the hub does not know reaches neither Next nor its log', async () => {
  const pages = vi.fn(async () => undefined);
  const { port } = new URL(await hub({}, null, pages));
  const asked = request({ port, host: '127.0.0.1', method: 'TRACE', path: '/api/users/me' }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(405);
  expect(pages).not.toHaveBeenCalled();
});

test('files that lie there have turns of their own, and wait for no page', async () => {
  let pages = 0;
  const url = await hub({ TRUST_PROXY: '127.0.0.1' }, null, () => {
    pages += 1;
    return pages > 4 ? Promise.resolve() : new Promise(() => undefined);
  });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  for (let times = 0; times < 4; times++)
    fetch(`${url}/admin/login`, leaving).catch(() => undefined);
  await vi.waitFor(() => expect(pages).toBe(4), 20_000);
  for (const path of ['/_next/static/chunks/one.js', '/icon.svg?1'])
    expect((await fetch(`${url}${path}`)).status).toBe(200);
});

test('whoever was signed out is a stranger again', async () => {
  const url = await hub({ RATE_LIMIT: '1' });
  const ask = async (cookie: string) =>
    (await fetch(`${url}/api/users/me`, { headers: { cookie } })).status;
  const ended = await session(undefined, '2h', 'ended');
  expect([await ask(ended), await ask(ended)]).toEqual([200, 429]);
  const open = await session();
  expect([await ask(open), await ask(open)]).toEqual([200, 200]);
});

test('of one person so much is under way at a time, and other people do not wait for it', async () => {
  const underWay: string[] = [];
  const url = await hub({}, null, () => {
    underWay.push('');
    return new Promise(() => undefined);
  });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const ask = async (id: number, sid: string) => {
    const cookie = await session(undefined, '2h', sid, id);
    return fetch(`${url}/api/users/me`, { headers: { cookie }, signal: leaving.signal });
  };
  const flood = Array.from({ length: 120 }, (_, at) => ask(1, `session ${at % 12}`));
  const refused = await Promise.any(
    flood.map(async (answer) => {
      if ((await answer).status !== 503) throw new Error('It was answered.');
      return 503;
    }),
  );
  expect(refused).toBe(503);
  expect(underWay).toHaveLength(2);
  const other = ask(2, 'session of another');
  await vi.waitFor(() => expect(underWay).toHaveLength(3), 20_000);
  for (const answer of [...flood, other]) answer.catch(() => undefined);
});

test('strangers of one network are sent so many files in a minute', () => {
  const isTooMuch = strangersLimit(100_000, () => 0);
  const ask = (address: string) => isTooMuch('files', address);
  const asked = Array.from({ length: STRANGERS_REQUESTS.files }, () => ask('10.0.0.1'));
  expect(asked).not.toContain(true);
  expect([ask('10.0.0.1'), ask('10.0.0.2'), isTooMuch('answers', '10.0.0.1')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['a stranger', ''],
  ['a person', 'signed'],
])('%s who sends slowly has no turn until all is there, and it is read then', async (_, signed) => {
  let underWay = 0;
  const url = await hub({}, null, async () => {
    underWay += 1;
  });
  const path = `${url}/api/users/login`;
  const cookie = signed ? await session() : '';
  const slow = Array.from({ length: 8 }, () => announce(path, { cookie, 'content-length': 9 }));
  for (const { call } of slow) call.write('half');
  const whole = await fetch(path, { method: 'POST', headers: { cookie }, body: 'all of it' });
  expect(await whole.json()).toMatchObject({ sent: 9 });
  expect(underWay).toBe(1);
  for (const { call } of slow) call.end(' more');
  expect(await Promise.all(slow.map(({ status }) => status))).toEqual(Array(8).fill(200));
});

const ID = `7f${'0a'.repeat(20)}`;

test.each([
  ['a stranger', '/admin/login', { 'next-action': ID }, '', 401],
  ['a stranger', '/api/users/me', { 'next-action': ID }, '', 401],
  [
    'a stranger by a form',
    '/admin/login',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '',
    401,
  ],
  ['somebody with a made-up id', '/admin', { 'next-action': 'x\u00ff'.repeat(21) }, 'signed', 400],
  ['somebody with a short id', '/admin', { 'next-action': '7f00' }, 'signed', 400],
  ['somebody', '/admin', { 'next-action': ID }, 'signed', 200],
])(
  'a function of the server called by %s at %s is refused before Next, or is theirs',
  async (_who, path, headers, signed, status) => {
    let underWay = 0;
    const url = await hub({}, null, async () => {
      underWay += 1;
    });
    const cookie = signed ? await session() : '';
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: '[]',
    });
    expect(answer.status).toBe(status);
    expect(underWay).toBe(status === 200 ? 1 : 0);
  },
);

test.each([
  ['a stranger', '', { strangers: 20, people: 60_000 }],
  ['a person', 'signed', { strangers: 60_000, people: 20 }],
])('%s whose body does not come is told so and let go', async (_, signed, bodyMs) => {
  const url = await hub({}, null, async () => undefined, { bodyMs });
  const cookie = signed ? await session() : '';
  const slow = announce(`${url}/api/users/login`, { cookie, 'content-length': 9 });
  slow.call.write('half');
  const [answer] = await once(slow.call, 'response');
  expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close']);
  await once(slow.call, 'close');
});
