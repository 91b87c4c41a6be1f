import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createRequestQueryClient } from './query-client.ts';

export interface Prefetched<T> {
  /** What the page's `HydrationBoundary` takes. */
  readonly state: DehydratedState;
  /** What `load` returned, for the loader itself. */
  readonly loaded: T;
}

/**
 * Runs a loader's queries with a client of its own. What `load` throws is thrown on; use `client.fetchQuery` for what
 * the page cannot do without and `prefetchQuery` for the rest.
 */
export async function prefetch<T>(
  load: (client: QueryClient) => Promise<T>,
): Promise<Prefetched<T>> {
  const client = createRequestQueryClient();
  try {
    const loaded = await load(client);
    return { state: dehydrate(client), loaded };
  } finally {
    // A query has a timer that would keep it in memory for its cache time.
    client.clear();
  }
}
