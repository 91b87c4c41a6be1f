import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { announce, hub, SECRET, session } from '../../test/hub-of-test.ts';

test('every answer forbids scripts without a nonce, frames around it, and guesses of types', async () => {
  const answer = await fetch(`${await hub()}/admin`, {
    headers: { 'content-security-policy': "script-src 'nonce-mine'", 'x-hub-address': '10.9.8.7' },
  });
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';/u);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self' http://localhost:3000;");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  // Neither can be given by the one who asks.
  expect(await answer.json()).toEqual({ policy, address: '127.0.0.1' });
});

test('what a stranger’s page has open is heard where Next can read it, since it logs what it cannot', async () => {
  const url = await hub();
  const heard = async (tree: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/admin`, {
      headers: { rsc: '1', 'next-router-state-tree': tree, ...headers },
    });
    const said = await answer.json();
    return said.rsc === '1' && said.tree === tree;
  };
  const page = '["__PAGE__",{},null,null,0]';
  const sound = `["",{"children":[["segments","login","oc",null],{"children":${page}},null,"refetch"]},null,null,16]`;
  expect(await heard(encodeURIComponent(sound))).toBe(true);
  for (const odd of [
    '',
    '%',
    '[',
    '{}',
    '[""]',
    '["",{"children":1}]',
    '["",{},1]',
    `["${'a'.repeat(5000)}",{}]`,
  ])
    expect(await heard(odd), odd.slice(0, 20)).toBe(false);
  expect(await heard('["",{},1]', { cookie: await session() })).toBe(true);
});

test('a request to what is the name of no host is refused, since Next makes addresses of it', async () => {
  const statusOf = async (host: string) => {
    const asked = request(`${await hub()}/admin`, { headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };
  for (const host of ['"><script>', 'a b', '[::1', 'h:port'])
    expect(await statusOf(host), host).toBe(400);
  for (const host of ['hub.example.com', '127.0.0.1:3001', '[::1]:3001'])
    expect(await statusOf(host), host).toBe(200);
});

test('nobody is led from the hub to somewhere else once they have signed in', async () => {
  const url = await hub();
  const led = await fetch(`${url}/admin/login?redirect=/.//evil.example`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, '/admin/login']);
  expect((await fetch(`${url}/admin/login?redirect=/admin/account`)).status).toBe(200);
});

test('in a document of an applicant nothing runs', async () => {
  const url = await hub();
  const policyAt = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('content-security-policy');
  // A number has many spellings, of which the desk takes most.
  for (const id of ['12', '0xc', '12.0', '%2012', '+12', '1.2e1'])
    expect(await policyAt(`/api/registrations/${id}/documents/address`)).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
  expect(await policyAt('/api/registrations/12')).toContain("script-src 'self'");
});

test('what is told of people is kept by nobody', async () => {
  const url = await hub();
  const keepingAt = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('cache-control');
  const told = ['/api/registrations?limit=1', '/api/users/me', '/api/Outbox/3', '/api/subscribers'];
  for (const path of told) expect(await keepingAt(path)).toBe('no-store');
  expect(await keepingAt('/api/media/3/thumbnail')).toBeNull();
});

test('a preview that cannot be made says so in the frame of the hub alone, and runs nothing', async () => {
  const { headers } = await fetch(`${await hub()}/api/preview?slug=stores&id=1`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('no two answers share a nonce, and https is asked for where the hub is behind it', async () => {
  const url = await hub({ HUB_ORIGIN: 'https://hub.example.com', TRUST_PROXY: '127.0.0.1' });
  const ask = () => fetch(`${url}/admin`, { headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' } });
  const [first, second] = [await ask(), await ask()];
  expect(first.headers.get('content-security-policy')).not.toBe(
    second.headers.get('content-security-policy'),
  );
  expect(first.headers.get('strict-transport-security')).toContain('max-age=');
  expect(await first.json()).toMatchObject({ address: '2.2.2.2' });
});

test('health is answered at once, readiness with its reason', async () => {
  const url = await hub({}, 'The hub is starting');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ reason: 'The hub is starting' });
  expect((await fetch(`${await hub()}/readyz`)).status).toBe(200);
});

test('what fails is answered all the same, to whoever has signed in too', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const url = await hub({}, null, () => Promise.reject(new Error('Next has none')));
  const cookie = await session();
  for (const headers of [new Headers(), new Headers({ cookie })]) {
    const answer = await fetch(`${url}/admin`, { headers });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(await answer.json())).not.toContain('Next has none');
  }
});

test('a body that is too long, or does not say how long it is, is not read', async () => {
  const url = await hub();
  const cookie = await session();
  const post = (path: string, headers: Record<string, string | number>) =>
    announce(`${url}${path}`, { cookie, ...headers }).status;
  expect(await post('/api/users/login', { 'content-length': 5 << 20 })).toBe(413);
  expect(await post('/api/payload-preferences/nav', { 'content-length': 21 << 10 })).toBe(413);
  const picture = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await post('/api/media', { ...picture, 'content-length': 5 << 20 })).toBe(200);
  expect(await post('/api/media', { ...picture, 'content-length': 62 << 20 })).toBe(413);
  for (const type of ['application/json', 'application/json; multipart/form-data'])
    expect(await post('/api/media', { 'content-type': type, 'content-length': 5 << 20 })).toBe(413);
  expect(await post('/api/media', { 'transfer-encoding': 'chunked' })).toBe(411);
});

test('an address with more parameters than any link has asks Next nothing', async () => {
  const url = await hub({}, null, () => Promise.reject(new Error('Next was asked')));
  const ask = async (path: string) => (await fetch(`${url}${path}?${'a&'.repeat(500)}`)).status;
  expect(await ask('/admin/login')).toBe(400);
  expect(await ask('/api/users/me')).toBe(400);
  expect(await ask('/_next/static/x.js')).toBe(400);
});

test('a long body is read of those alone whom the hub has signed in', async () => {
  const url = await hub();
  const post = (cookie: string, bytes: number, path = '/api/stores') =>
    announce(`${url}${path}`, { cookie, 'content-length': bytes }).status;
  expect(await post(`theme=dark; ${await session()}; x=y`, 1 << 20)).toBe(200);
  const strangers = [
    '',
    'hub-token=',
    'hub-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
    await session('another secret'),
    await session(SECRET, '-1s'),
    `other-${await session()}`,
  ];
  for (const cookie of strangers) {
    for (const path of ['/api/stores', '/api/media', '/admin', '/api/users/login'])
      expect([cookie, path, await post(cookie, (64 << 10) + 1, path)]).toEqual([cookie, path, 401]);
    const short = { method: 'POST', headers: { cookie }, body: Buffer.alloc(64 << 10) };
    expect((await fetch(`${url}/api/stores`, short)).status).toBe(200);
  }
});

test.each([
  ['files', 50 << 20, 4],
  ['pages', 1 << 20, 12],
])(
  'only so many %s are under way at a time, fewer of one person, and each makes room',
  async (_what, bytes, ofOne) => {
    let underWay = 0;
    const url = await hub({}, null, () => {
      underWay += 1;
      return new Promise(() => undefined);
    });
    const cookies = await Promise.all([1, 2, 3].map((id) => session(SECRET, '2h', 'open', id)));
    const send = (person: 1 | 2 | 3) =>
      announce(`${url}/api/media`, {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': bytes,
        cookie: cookies[person - 1] ?? '',
      });
    const own = Array.from({ length: ofOne }, () => send(1));
    await vi.waitFor(() => expect(underWay).toBe(ofOne), 20_000);
    expect(await send(1).status).toBe(503);
    const held = [...own, ...own.map(() => send(2))];
    await vi.waitFor(() => expect(underWay).toBe(2 * ofOne), 20_000);
    expect(await send(3).status).toBe(503);
    for (const { call } of held) call.destroy();
    await vi.waitFor(async () => {
      const { call, status } = send(1);
      const waits = new Promise((resolve) => setTimeout(resolve, 200, 'taken'));
      expect(await Promise.race([status, waits])).toBe('taken');
      call.destroy();
    });
  },
);

test('an address that tries to sign in again and again has to wait', async () => {
  const url = await hub();
  const tries = await Promise.all(
    Array.from({ length: 61 }, () => fetch(`${url}/api/users/login`, { method: 'POST' })),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await fetch(`${url}/api/stores`)).status).toBe(200);
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['from another program of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['of an older browser', { origin: 'https://evil.example' }, 403],
  ['from nowhere', { origin: 'null' }, 403],
  [
    'of the hub',
    { 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' },
    200,
  ],
  ['of the hub in an older browser', { origin: 'http://localhost:3001' }, 200],
  ['of a program', {}, 200],
])('a form %s signs nobody in unless it is the hub\u2019s own', async (_what, given, status) => {
  const { port } = new URL(await hub());
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/users/login',
    headers: { ...given, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 0 },
  }).end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(status);
  answer.resume();
});

test('nobody is signed out by a page of somebody else\u2019s', async () => {
  const { port } = new URL(await hub());
  const ask = async (path: string, site: string) => {
    const headers = { 'sec-fetch-site': site };
    const asked = request({ port, host: '127.0.0.1', path, headers }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return [answer.statusCode, answer.headers.location];
  };
  for (const path of ['/admin/logout', '/admin/logout-inactivity?redirect=%2Fadmin']) {
    expect(await ask(path, 'cross-site')).toEqual([302, '/admin']);
    expect(await ask(path, 'same-origin')).toEqual([200, undefined]);
    expect(await ask(path, 'none')).toEqual([200, undefined]);
  }
  expect(await ask('/admin', 'cross-site')).toEqual([200, undefined]);
});

test('a page of somebody else\u2019s reads no call of the hub, which a link may open', async () => {
  const { port } = new URL(await hub());
  const ask = async (site: string, mode: string) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
    const asked = request({ port, host: '127.0.0.1', path: '/api/users/me', headers }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };
  for (const site of ['same-site', 'cross-site']) {
    expect(await ask(site, 'cors')).toBe(302);
    expect(await ask(site, 'no-cors')).toBe(302);
    expect(await ask(site, 'navigate')).toBe(200);
  }
  expect(await ask('same-origin', 'cors')).toBe(200);
});

test.each([
  '/api/constructor',
  '/api/globals/__proto__',
  '/api/hasOwnProperty/1',
  '/api/%ff',
  '/_next/image?url=/x&w=64&q=75',
  '/nothing-here',
  '/administration',
  '/wp-login.php',
])('there is nothing at %s, and nobody looks for it', async (path) => {
  expect((await fetch(`${await hub()}${path}`)).status).toBe(404);
});

test('every answer carries the id of its trace, or one of its own', async () => {
  const url = await hub();
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  for (const path of ['/healthz', '/admin', '/nothing-here']) {
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const traced = await fetch(url + path, { headers });
    expect(traced.headers.get('x-request-id')).toBe(trace);
    const own = (await fetch(url + path)).headers.get('x-request-id');
    expect(own).toMatch(/^(?!4bf92f35)[0-9a-f]{32}$/u);
  }
});
