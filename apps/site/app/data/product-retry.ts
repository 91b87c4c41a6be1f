import { PRODUCT_RETRIES, PRODUCT_RETRY_DELAY_MS } from '@selvedge/contract/limits';

/** How a failed product request is tried again: at most twice, a second apart, and never when it was aborted. Source: FILTER-26. */
export const PRODUCT_RETRY = {
  retry: (failures: number, error: Error): boolean =>
    failures < PRODUCT_RETRIES && error.name !== 'AbortError',
  retryDelay: PRODUCT_RETRY_DELAY_MS,
} as const;
