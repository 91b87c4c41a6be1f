import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { inboxBudget, refuseWhenFull } from '../src/http/inbox-budget.ts';

test('what is stored of a call counts in the share of its network, and not what was sent alone', async () => {
  const app = fastify();
  const size = async () => ({ bytes: 0, draftBytes: 0 });
  refuseWhenFull(app, { size, limitBytes: 2 ** 30 }, ['/store'], true);
  app.post('/store', async (request) => {
    request.chargeStored?.(40 * 2 ** 20);
    return 'stored';
  });
  const store = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/store', payload: { of: 'a few bytes' }, remoteAddress });
  expect((await store('2001:db8::1')).statusCode).toBe(200);
  expect((await store('2001:db8:0:2::1')).statusCode).toBe(429);
  expect((await store('2001:db8:1::1')).statusCode).toBe(200);
  await app.close();
});

test('next to nothing counts in the share of its network as much as a draft takes', async () => {
  const app = fastify();
  const size = async () => ({ bytes: 0, draftBytes: 0 });
  refuseWhenFull(app, { size, limitBytes: 2 ** 30 }, ['/store'], true);
  app.post('/store', async () => 'stored');
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 16_400; sent++) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/store', payload: {} });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 16_384, 429: 16 }); // 64 MiB of 4 KiB
  await app.close();
});

test('a body that is announced and does not come uses up nobody’s share', async () => {
  const app = fastify();
  const size = async () => ({ bytes: 0, draftBytes: 0 });
  refuseWhenFull(app, { size, limitBytes: 2 ** 30 }, ['/store'], true);
  app.post('/store', { bodyLimit: 2 ** 25 }, async () => 'stored');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let sent = 0; sent < 8; sent++) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const head = `POST /store HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${2 ** 24}`;
    socket.end(`${head}\r\n\r\nx`).resume();
    await once(socket, 'close');
  }
  const body = 'y'.repeat(2 ** 24 - 2 ** 14);
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent++)
    statuses.push((await fetch(`${origin}/store`, { method: 'POST', body })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]); // of 64 MiB, less the 4 KiB of each head
  await app.close();
});

test('a letter-box that the database cannot measure in time counts as full, and is measured seldom', async () => {
  let nowMs = 0;
  let measures = 0;
  const budget = inboxBudget(
    async () => {
      measures += 1;
      nowMs += 4500;
      if (measures > 1) throw Object.assign(new Error('cancelled'), { code: '57014' });
      return { bytes: 5, draftBytes: 3 };
    },
    10,
    () => nowMs,
  );
  expect(await budget.size()).toEqual({ bytes: 5, draftBytes: 3 });
  // One that took four and a half seconds holds for twenty times as long.
  nowMs += 80_000;
  expect([await budget.size(), measures]).toEqual([{ bytes: 5, draftBytes: 3 }, 1]);
  nowMs += 20_000;
  expect([await budget.size(), measures]).toEqual([{ bytes: 5, draftBytes: 3 }, 2]);
  nowMs += 600_000;
  expect((await budget.size()).bytes).toBe(Number.POSITIVE_INFINITY);
});
