import { letterBoxOf } from '@selvedge/contract/email';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RequestFailure } from './failure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Addresses that are counted at a time; the oldest give way. */
const MOST_COUNTED = 50_000;

/** Where a body says whose application it is: in what it declares, or to whom a link is to be mailed. */
const named = z.union([
  z
    .object({ data: z.object({ declaration: z.object({ email: z.string() }) }) })
    .transform(({ data }) => data.declaration.email),
  z.object({ email: z.string() }).transform(({ email }) => email),
]);

function applicantOf({ body }: FastifyRequest): string | undefined {
  const { data } = named.safeParse(body);
  return data === undefined ? undefined : letterBoxOf(data);
}

/**
 * Bounds how often one letter-box may be named in a day, by applications, by links to go on with one and by sign-ups for the
 * newsletter, wherever they come from: who has many network addresses still fills nobody's letter-box.
 *
 * @param perDay 0 is no limit
 * @param paths of the calls that name one
 */
export function limitApplicants(
  app: FastifyInstance,
  perDay: number,
  paths: readonly string[],
  now: () => number = Date.now,
): void {
  const counted = new Map<string, { readonly since: number; readonly times: number }>();
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions;
    const path = paths.find((one) => url.endsWith(one));
    const applicant = path === undefined ? undefined : applicantOf(request);
    if (perDay === 0 || applicant === undefined) return;
    const key = `${path} ${applicant}`;
    const before = counted.get(key);
    const isOld = !before || now() - before.since > DAY_MS;
    const since = isOld ? now() : before.since;
    const times = isOld ? 1 : before.times + 1;
    counted.delete(key);
    counted.set(key, { since, times: Math.min(times, perDay + 1) });
    const [oldest] = counted.keys();
    if (counted.size > MOST_COUNTED && oldest !== undefined) counted.delete(oldest);
    if (times <= perDay) return;
    const retryAfterSeconds = Math.ceil((since + DAY_MS - now()) / 1000);
    const msg = 'Too many requests name this e-mail address today; try again tomorrow';
    throw new RequestFailure(429, msg, { retryAfterSeconds });
  });
}
