import { setTimeout } from 'node:timers/promises';
import { errorCodes } from 'fastify';

/**
 * What the work gives, where it is done in time. Fastify's own `handlerTimeout` watches a request until its body has
 * arrived and no longer, so a POST that hangs on the database would wait for ever.
 *
 * @param limitMs milliseconds
 * @param onLate called when it is not
 * @throws FST_ERR_HANDLER_TIMEOUT, which is answered with 503, when it is not; the work goes on, and nobody hears of it
 */
export async function inTime<T>(
  work: Promise<T>,
  limitMs: number,
  onLate: () => void = () => undefined,
): Promise<T> {
  const settled = new AbortController();
  const late = setTimeout(limitMs, undefined, { signal: settled.signal }).then(() => {
    onLate();
    throw new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(limitMs));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    settled.abort();
  }
}
