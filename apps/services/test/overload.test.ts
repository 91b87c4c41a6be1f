import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { sendingTurns } from '../src/http/network-turns.ts';
import { standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

const brands = { url: '/services/product/get-all-brands' };

test('an address that asks too much is told to wait; health still answers', async () => {
  const app = await standInApp({ RATE_LIMIT: '3' });
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await app.inject(brands));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[3]?.json()).toMatchObject({ success: false });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await app.close();
});

test('addresses count each for itself, told apart by a proxy that is trusted', async () => {
  const app = await standInApp({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' });
  const from = async (address: string) =>
    (await app.inject({ ...brands, headers: { 'x-forwarded-for': address } })).statusCode;
  expect(await from('198.51.100.1')).toBe(200);
  expect(await from('198.51.100.2')).toBe(200);
  expect(await from('198.51.100.1')).toBe(429);
  // What the client itself wrote stands before what the trusted proxy added.
  expect(await from('203.0.113.9, 198.51.100.1')).toBe(429);
  await app.close();
});

test('without a trusted proxy nobody gets a new name by a header', async () => {
  const app = await standInApp({ RATE_LIMIT: '1' });
  const from = async (address: string) =>
    (await app.inject({ ...brands, headers: { 'x-forwarded-for': address } })).statusCode;
  expect(await from('198.51.100.1')).toBe(200);
  expect(await from('198.51.100.2')).toBe(429);
  await app.close();
});

test('RATE_LIMIT=0 turns the limit off', async () => {
  const app = await standInApp({ RATE_LIMIT: '0' });
  for (let n = 0; n < 50; n++) expect((await app.inject(brands)).statusCode).toBe(200);
  await app.close();
});

test('a process whose event loop lags turns requests away, but tells its health and sends styles and pages that it has', async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'selvedge-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/style-Bx1.css'), 'body {}');
  const html = { headers: { 'content-type': 'text/html' } };
  let renders = 0;
  const page = () => {
    renders += 1;
    return new Response('page', html);
  };
  const site = { ...standInSite(page), clientDir };
  const limits = { eventLoopDelayMs: 1, pressureSampleMs: 20 };
  const app = await standInApp({}, { limits, site });
  const visit = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    (await app.inject({ method, url, headers: { host: 'house.example' } })).statusCode;
  await vi.waitUntil(async () => (await visit('/')) === 200);
  const lagging = setInterval(() => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  }, 0);
  try {
    const answer = await vi.waitUntil(async () => {
      const latest = await app.inject(brands);
      return latest.statusCode === 503 && latest;
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ success: false });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/assets/style-Bx1.css' })).statusCode).toBe(200);
    expect([await visit('/'), await visit('/', 'HEAD')]).toEqual([200, 200]);
    expect([await visit('/?page=2'), await visit('/', 'POST')]).toEqual([503, 503]);
    expect(renders).toBe(1);
  } finally {
    clearInterval(lagging);
    await app.close();
    await rm(clientDir, { recursive: true });
  }
});

test('long bodies are read in turns of their networks: a short call of another comes between', async () => {
  const app = await standInApp();
  try {
    const answered: string[] = [];
    const post = async (name: string, remoteAddress: string, payload: object) => {
      await app.inject({
        method: 'POST',
        url: '/services/product/consumer/registration-corrections/find',
        remoteAddress,
        payload,
      });
      answered.push(name);
    };
    const long = { token: 'A'.repeat(60_000) };
    await Promise.all([
      ...Array.from({ length: 20 }, () => post('long', '192.0.2.1', long)),
      post('short', '198.51.100.1', { token: 'A' }),
    ]);
    expect(answered.indexOf('short')).toBeLessThan(10);
  } finally {
    await app.close();
  }
});

test('a process that can open no more files goes on', async () => {
  const limits = { pressureSampleMs: 10 };
  vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  const ended = vi.fn();
  process.once('uncaughtExceptionMonitor', ended);
  const app = await standInApp({}, { limits });
  try {
    await new Promise((resolve) => setTimeout(resolve, 5 * limits.pressureSampleMs));
    expect(ended).not.toHaveBeenCalled();
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  } finally {
    vi.restoreAllMocks();
    process.off('uncaughtExceptionMonitor', ended);
    await app.close();
  }
});

test('a call that hangs on the database is answered with 503 in time', async () => {
  const hanging = {
    keepSignUp: () => new Promise<void>(() => undefined),
    limits: { handlerMs: 50 },
  };
  const app = await standInApp({}, hanging);
  try {
    // Over a real connection: there the request is over as soon as its body has arrived.
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${origin}/services/notification/omnisend/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.com' }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  } finally {
    await app.close();
  }
});

test('files are begun in turns of their networks, a few at a time', async () => {
  const app = fastify();
  let arrived = 0;
  let isHeld = true;
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  app.addHook('onRequest', async () => {
    arrived += 1;
  });
  app.addHook('onRequest', sendingTurns(600_000));
  app.get('/file', async ({ ip }) => {
    begun.push(ip);
    if (isHeld) await new Promise<void>((resolve) => finish.push(resolve));
    return 'file';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (localAddress: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    get({ host: '127.0.0.1', port, localAddress, path: '/file' }, (answer) =>
      answer.resume().on('end', resolve),
    );
    return promise;
  };
  const many = Array.from({ length: 20 }, () => ask('127.0.0.2'));
  await vi.waitFor(() => expect(begun).toHaveLength(8));
  const one = ask('127.0.0.3');
  await vi.waitFor(() => expect(arrived).toBe(21));
  finish.shift()?.();
  await vi.waitFor(() => expect(begun[8]).toBe('127.0.0.3'));
  isHeld = false;
  for (const end of finish.splice(0)) end();
  await Promise.all([...many, one]);
  await app.close();
});
