import rateLimit from '@fastify/rate-limit';
import { clientSite } from '@selvedge/contract/client-network';
import { letterBoxOf } from '@selvedge/contract/email';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dailyCount } from './daily-count.ts';
import { RequestFailure } from './failure.ts';
import type { Limits } from './limits.ts';

const BAD_REQUEST = 400;

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

/** What calls that name a letter-box may do in a day; 0 is no limit. */
type ApplicantLimits = Pick<
  Limits,
  'namedPerLetterBoxPerDay' | 'namedByNetworkPerDay' | 'namedPerNetworkPerDay'
>;

export const NAMED_WITHOUT_LIMIT: ApplicantLimits = {
  namedPerLetterBoxPerDay: 0,
  namedByNetworkPerDay: 0,
  namedPerNetworkPerDay: 0,
};

/**
 * Bounds how often one letter-box may be named in a day, by links to go on with an application and by sign-ups for the
 * newsletter, wherever they come from, and how often one network may name any: each makes the house write a mail, and who
 * has many network addresses still fills nobody's letter-box. What is refused writes no mail and does not count, so that
 * nobody uses up another's day by mistakes alone, or that of those behind the same address; of what is taken, one network
 * has a quarter of a letter-box's day. An application is taken however often its letter-box
 * was named, so that nobody keeps another from applying: the hub leaves out the mail that says so.
 *
 * @param paths of the calls that name one
 * @param unmailed of these, those that are taken also where a letter-box was named too often
 */
export function limitApplicants(
  app: FastifyInstance,
  { namedPerLetterBoxPerDay, namedByNetworkPerDay, namedPerNetworkPerDay }: ApplicantLimits,
  paths: readonly string[],
  unmailed: readonly string[] = [],
  now: () => number = () => performance.now(),
): void {
  const ofLetterBox = dailyCount(namedPerLetterBoxPerDay, now);
  const ofBoth = dailyCount(namedByNetworkPerDay, now);
  const ofNetwork = dailyCount(namedPerNetworkPerDay, now);
  const given = new WeakMap<FastifyRequest, (() => void)[]>();
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions;
    const path = paths.find((one) => url.endsWith(one));
    const applicant = path === undefined ? undefined : applicantOf(request);
    if (applicant === undefined) return;
    const letterBox = `${path} ${applicant}`;
    // The network first: what is refused for it leaves no letter-box behind, which would push others out of the count.
    const site = clientSite(request.ip);
    const both = `${site} ${letterBox}`;
    const giveBack: (() => void)[] = [];
    given.set(request, giveBack);
    const take = (count: ReturnType<typeof dailyCount>, key: string): number | null => {
      const waits = count(key);
      if (waits === null) giveBack.push(() => void count(key, -1));
      return waits;
    };
    const networkWaits = take(ofNetwork, site);
    const isFree = path === undefined || unmailed.includes(path);
    const isCounted = networkWaits === null && !isFree;
    const bothWait = isCounted ? take(ofBoth, both) : null;
    const letterBoxWaits = isCounted ? (bothWait ?? take(ofLetterBox, letterBox)) : null;
    const retryAfterSeconds = networkWaits ?? letterBoxWaits;
    if (retryAfterSeconds === null) return;
    const whose = letterBoxWaits === null ? 'come from your network' : 'name this e-mail address';
    const msg = `Too many requests ${whose} today; try again tomorrow`;
    throw new RequestFailure(429, msg, { retryAfterSeconds });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= BAD_REQUEST)
      for (const giveBack of given.get(request) ?? []) giveBack();
  });
}
