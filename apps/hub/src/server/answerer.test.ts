import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readHubSettings } from '../settings.ts';
import { answerer } from './answerer.ts';

/** A hub whose pages say which policy and address Next would read from the request. */
async function hub(
  environment: Record<string, string> = {},
  reason: string | null = null,
  before: () => Promise<void> = async () => undefined,
) {
  const server = createServer(
    answerer({
      settings: readHubSettings(environment),
      development: false,
      readiness: async () => reason,
      pages: async (req, res) => {
        await before();
        res.end(
          JSON.stringify({
            policy: req.headers['content-security-policy'],
            address: req.headers['x-hub-address'],
          }),
        );
      },
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}

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

test('a body that is too long, or does not say how long it is, is not read', async () => {
  const url = await hub();
  const post = (path: string, headers: Record<string, string | number>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${url}${path}`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.flushHeaders();
    });
  expect(await post('/api/users/login', { 'content-length': 5 << 20 })).toBe(413);
  expect(await post('/api/media', { 'content-length': 5 << 20 })).toBe(200);
  expect(await post('/api/media', { 'content-length': 62 << 20 })).toBe(413);
  expect(await post('/api/media', { 'transfer-encoding': 'chunked' })).toBe(411);
});

test('only so many large bodies are under way at a time, fewer of one client, and each makes room', async () => {
  let underWay = 0;
  const url = await hub({ TRUST_PROXY: '127.0.0.1' }, null, () => {
    underWay += 1;
    return new Promise(() => undefined);
  });
  const send = (address: string, path = '/api/media') => {
    const headers = { 'content-length': 50 << 20, 'x-forwarded-for': address };
    const call = request(`${url}${path}`, { method: 'POST', headers });
    const status = new Promise<number | undefined>((resolve) =>
      call.on('response', (answer) => resolve(answer.statusCode)).on('error', () => resolve(0)),
    );
    call.flushHeaders();
    return { call, status };
  };
  const held = ['10.0.0.1', '10.0.0.2'].flatMap((address) => [1, 2, 3, 4].map(() => send(address)));
  await vi.waitFor(() => expect(underWay).toBe(8));
  expect(await send('10.0.0.3').status).toBe(503);
  for (const { call } of held) call.destroy();
  await vi.waitFor(async () => {
    const { call, status } = send('10.0.0.1');
    const waits = new Promise((resolve) => setTimeout(resolve, 200, 'taken'));
    expect(await Promise.race([status, waits])).toBe('taken');
    call.destroy();
  });
});

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

test.each(['/api/constructor', '/api/globals/__proto__', '/api/hasOwnProperty/1', '/api/%ff'])(
  'there is nothing at %s, and nobody looks for it',
  async (path) => {
    expect((await fetch(`${await hub()}${path}`)).status).toBe(404);
  },
);
