import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spacedUntil } from './personal-data-endpoints.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('an export that takes minutes lets no connection stand still, and is JSON', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const sent = new Response(spacedUntil(promise)).text();
  vi.advanceTimersByTime(3 * 60_000);
  resolve('{"reference":"TR-1"}');
  const text = await sent;
  expect(text).toMatch(/^ {3,}\{/u);
  expect(JSON.parse(text)).toEqual({ reference: 'TR-1' });
  expect(vi.getTimerCount()).toBe(0);
});

test('what cannot be exported breaks off, and nobody is told that it is whole', async () => {
  const broken = new Response(spacedUntil(Promise.reject(new Error('The database is away.'))));
  await expect(broken.text()).rejects.toThrow('The database is away.');
  expect(vi.getTimerCount()).toBe(0);
});
