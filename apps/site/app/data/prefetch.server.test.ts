import { hydrate, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { prefetch } from './prefetch.server.ts';
import { createBrowserQueryClient } from './query-client.ts';

const answer = { queryKey: ['answer'], queryFn: async () => 42 };
const failure = { queryKey: ['failure'], queryFn: async () => Promise.reject(new Error('down')) };

test('hands over what was fetched, and leaves nothing in memory', async () => {
  let used: QueryClient | undefined;
  const { state, loaded } = await prefetch((client) => {
    used = client;
    return client.fetchQuery(answer);
  });
  const browser = createBrowserQueryClient();
  hydrate(browser, state);
  expect(browser.getQueryData(['answer'])).toBe(42);
  expect(loaded).toBe(42);
  expect(used?.getQueryCache().getAll()).toEqual([]);
  browser.clear();
});

test('throws what the page cannot do without, and leaves out the rest', async () => {
  await expect(prefetch((client) => client.fetchQuery(failure))).rejects.toThrow('down');
  const { state } = await prefetch((client) => client.prefetchQuery(failure));
  expect(state.queries).toEqual([]);
});
