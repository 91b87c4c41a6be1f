import { ServiceError } from '@selvedge/contract/services';
import { expect, test, vi } from 'vitest';
import {
  createBrowserQueryClient,
  createRequestQueryClient,
  retryDelayMs,
  shouldRetry,
} from './query-client.ts';

test('[CALL-26] waits one second before the first retry, then twice as long, and never over 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map(retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('[CALL-26] tries a failed call again three times', () => {
  const error = new ServiceError(503, 'busy');
  const tried = [0, 1, 2, 3].map((failures) => shouldRetry(failures, error));
  expect(tried).toEqual([true, true, true, false]);
});

test('does not repeat a request that the service has refused', () => {
  expect(shouldRetry(0, new ServiceError(400, 'no such field'))).toBe(false);
  expect(shouldRetry(0, new ServiceError(404, 'no such group'))).toBe(false);
  expect(shouldRetry(0, new ServiceError(429, 'slower'))).toBe(true);
  expect(shouldRetry(0, new TypeError('network'))).toBe(true);
});

test('[CALL-26] the browser keeps answers for five minutes and uses these retries', () => {
  const { queries } = createBrowserQueryClient().getDefaultOptions();
  const wanted = { gcTime: 300_000, retry: shouldRetry, retryDelay: retryDelayMs };
  expect(queries).toMatchObject(wanted);
});

test('the server tries once', () => {
  expect(createRequestQueryClient().getDefaultOptions().queries?.retry).toBe(false);
});

test('[ERR-11] a query that failed is logged, and nothing more', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const failure = new ServiceError(400, 'Refused');
  const queryFn = () => Promise.reject(failure);
  await expect(
    createBrowserQueryClient().fetchQuery({ queryKey: ['brands'], queryFn }),
  ).rejects.toBe(failure);
  expect(log).toHaveBeenCalledExactlyOnceWith('The query ["brands"] failed.', failure);
});
