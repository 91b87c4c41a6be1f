import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './failure.ts';

/** Addresses that are counted at a time; the one unseen for longest gives way. */
const COUNTED_ADDRESSES = 20_000;

/** The refusal of a request that is one too many. */
const tooMany = (_request: unknown, { ttl }: { ttl: number }) => {
  const retryAfterSeconds = Math.ceil(ttl / 1000);
  const msg = `Too many requests from this address; try again in ${retryAfterSeconds} s`;
  return new RequestFailure(429, msg, { retryAfterSeconds });
};

/**
 * Limits what one client address may ask in a minute; beyond it is answered with 429 and Retry-After. An IPv6 client
 * counts by its /64 network. Routes with `config: { rateLimit: false }` are free of it.
 *
 * @param perMinute requests a minute; 0 turns the limit off
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  const silent = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: perMinute > 0,
    max: perMinute,
    timeWindow: 60_000,
    cache: COUNTED_ADDRESSES,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    errorResponseBuilder: tooMany,
  });
}
