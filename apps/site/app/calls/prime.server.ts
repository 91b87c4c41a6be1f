import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createRequestQueryClient } from './query-client.ts';

/**
 * Runs a loader's queries with a client of its own and answers what the page's `HydrationBoundary` takes. What `load`
 * throws is thrown on; use `client.fetchQuery` for what the page cannot do without and `prefetchQuery` for the rest.
 */
export async function prime(
  load: (client: QueryClient) => Promise<unknown>,
): Promise<DehydratedState> {
  const client = createRequestQueryClient();
  try {
    await load(client);
    return dehydrate(client);
  } finally {
    // A query has a timer that would keep it in memory for its cache time.
    client.clear();
  }
}
