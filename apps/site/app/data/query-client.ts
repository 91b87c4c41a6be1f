import {
  QUERY_BACKOFF_CAP_MS,
  QUERY_BACKOFF_MS,
  QUERY_CACHE_MS,
  QUERY_RETRIES,
} from '@selvedge/contract/limits';
import { ServiceError } from '@selvedge/contract/services';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** The pause before a retry, in milliseconds: 1 s, doubling, at most 30 s. `attempt` counts from 0. Source: CALL-26. */
export function retryDelayMs(attempt: number): number {
  return Math.min(QUERY_BACKOFF_MS * 2 ** attempt, QUERY_BACKOFF_CAP_MS);
}

/**
 * Whether a failed call is tried again: at most three times (CALL-26), and never where the service has said that the
 * request itself is wrong, since the same request would be refused again.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ServiceError && isRefusal(error.status)) return false;
  return failures < QUERY_RETRIES;
}

/** 4xx, but for the two that pass by themselves: a time-out and too many requests. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * The browser's query client. A call that failed for good is logged; whether a page says so is the page's affair. The
 * browser reports the failed request as an error by itself, so this adds only what was asked. Source: CALL-26, ERR-11.
 */
export function createBrowserQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) =>
        console.info(`The query ${JSON.stringify(queryKey)} failed.`, error),
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, gcTime: QUERY_CACHE_MS },
    },
  });
}

/**
 * The query client of one request on the server. It calls in process, so nothing is tried again, and it is cleared by
 * its owner, so nothing waits to be collected.
 */
export function createRequestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
}
