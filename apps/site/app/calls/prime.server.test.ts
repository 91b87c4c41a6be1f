import { hydrate, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { prime } from './prime.server.ts';
import { createBrowserQueryClient } from './query-client.ts';

const answer = { queryKey: ['answer'], queryFn: async () => 42 };
const failure = { queryKey: ['failure'], queryFn: async () => Promise.reject(new Error('down')) };

test('hands over what was fetched, and leaves nothing in memory', async () => {
  let used: QueryClient | undefined;
  const state = await prime((client) => {
    used = client;
    return client.fetchQuery(answer);
  });
  const browser = createBrowserQueryClient();
  hydrate(browser, state);
  expect(browser.getQueryData(['answer'])).toBe(42);
  expect(used?.getQueryCache().getAll()).toEqual([]);
  browser.clear();
});

test('throws what the page cannot do without, and leaves out the rest', async () => {
  await expect(prime((client) => client.fetchQuery(failure))).rejects.toThrow('down');
  expect((await prime((client) => client.prefetchQuery(failure))).queries).toEqual([]);
});
