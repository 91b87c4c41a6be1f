import fastify from 'fastify';
import { expect, test } from 'vitest';
import { healthRoutes } from '../src/http/health.ts';
import { loaded, standInApp } from './stand-in.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each(['/healthz', '/nothing-here', '/services/product/search?query=linen', '/%ff'])(
  '%s carries the id of its trace, and one of its own without one',
  async (url) => {
    const app = await standInApp();
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    expect((await app.inject({ url, headers: { traceparent } })).headers['x-request-id']).toBe(
      TRACE,
    );
    const own = (await app.inject({ url })).headers['x-request-id'];
    expect(own).toMatch(/^[0-9a-f]{32}$/u);
    await app.close();
  },
);

test('the log names a failure by the id that its answer carries', async () => {
  const lines: string[] = [];
  const app = await standInApp(
    { LOG_LEVEL: 'info' },
    { logStream: { write: (line) => void lines.push(line) } },
  );
  const { headers } = await app.inject({ url: '/nothing-here' });
  expect(lines.map((line) => JSON.parse(line).reqId)).toContain(headers['x-request-id']);
  await app.close();
});

test('a full disk is told, and sends nobody elsewhere', async () => {
  const app = fastify();
  await app.register(healthRoutes(loaded({}), { stopping: false }, async () => 'The disk is full'));
  const { statusCode, body } = await app.inject({ url: '/readyz' });
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { status: 'ready', problem: 'The disk is full' },
  ]);
  await app.close();
});
