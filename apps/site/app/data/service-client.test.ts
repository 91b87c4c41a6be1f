import { expect, test, vi } from 'vitest';
import { baseAddress } from './service-client.ts';

/** A `fetch` that answers on some hosts and cannot resolve any other. */
function network(...hosts: string[]) {
  return vi.fn(async (address: string | URL | Request) => {
    if (!hosts.includes(new URL(String(address)).host)) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
}

const called = (fetch: ReturnType<typeof network>) => fetch.mock.calls.map(([url]) => String(url));

const LOCAL = { origin: 'http://localhost:3000', mode: 'host', service: 'product' } as const;
const PUBLIC = { origin: 'https://house.example', mode: 'host', service: 'product' } as const;

test('[CALL-01] is the subdomain of the page’s origin, less a leading www', async () => {
  const fetch = network('product.house.example');
  const base = baseAddress({ ...PUBLIC, origin: 'https://www.house.example', fetch });
  await base.fetch('/get-all-brands', {});
  expect(called(fetch)).toEqual(['https://product.house.example/get-all-brands']);
});

test('[CALL-01] serves both clients', async () => {
  const fetch = network('notification.house.example');
  await baseAddress({ ...PUBLIC, service: 'notification', fetch }).fetch('/x', {});
  expect(called(fetch)).toEqual(['https://notification.house.example/x']);
});

test('is a path of the page’s own origin where the setting says so, and on an IP address', async () => {
  const fetch = network('house.example', '127.0.0.1:3000');
  await baseAddress({ ...PUBLIC, mode: 'path', fetch }).fetch('/x', {});
  await baseAddress({ ...PUBLIC, origin: 'http://127.0.0.1:3000', fetch }).fetch('/x', {});
  expect(called(fetch)).toEqual([
    'https://house.example/services/product/x',
    'http://127.0.0.1:3000/services/product/x',
  ]);
});

test('on localhost without subdomains it turns to the path, and finds that out once', async () => {
  const fetch = network('localhost:3000');
  const base = baseAddress({ ...LOCAL, fetch });
  await base.fetch('/a', {});
  await base.fetch('/b', {});
  expect(called(fetch)).toEqual([
    'http://product.localhost:3000/a',
    'http://product.localhost:3000/healthz',
    'http://localhost:3000/services/product/a',
    'http://localhost:3000/services/product/b',
  ]);
});

test('[FILTER-26] [ERR-05] a first call that fails on a host which is there is not made again by the path', async () => {
  const fetch = network('product.localhost:3000', 'localhost:3000');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const base = baseAddress({ ...LOCAL, fetch });
  await expect(base.fetch('/a', {})).rejects.toThrow('Failed to fetch');
  await base.fetch('/b', {});
  expect(called(fetch)).toEqual([
    'http://product.localhost:3000/a',
    'http://product.localhost:3000/healthz',
    'http://product.localhost:3000/b',
  ]);
});

test('on localhost with subdomains it stays with them, also after a failure', async () => {
  const fetch = network('product.localhost:3000', 'localhost:3000');
  const base = baseAddress({ ...LOCAL, fetch });
  await base.fetch('/a', {});
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(base.fetch('/b', {})).rejects.toThrow('Failed to fetch');
  await base.fetch('/c', {});
  const hosts = called(fetch).map((url) => new URL(url).host);
  expect(hosts).toEqual(Array(3).fill('product.localhost:3000'));
});

test('an aborted first call says nothing about the hosts', async () => {
  const fetch = network();
  const base = baseAddress({ ...LOCAL, fetch });
  await expect(base.fetch('/a', { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('elsewhere a service that cannot be reached stays unreachable', async () => {
  const fetch = network();
  await expect(baseAddress({ ...PUBLIC, fetch }).fetch('/a', {})).rejects.toThrow('Failed');
  expect(fetch).toHaveBeenCalledTimes(1);
});
