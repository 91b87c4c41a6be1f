import { readAtMost } from '@selvedge/http/read-at-most';
import type pg from 'pg';
import { z } from 'zod';
import { type Deliver, DeliveryFailure, type DueMessage } from './deliver-due.ts';

/** Where Omnisend's interface is, and the version of it that this was written for; every request names it. */
export const OMNISEND_URL = 'https://api.omnisend.com/api';
const OMNISEND_VERSION = '2026-03-15';

interface OmnisendOptions {
  /** Where its interface is, such as {@link OMNISEND_URL}. */
  readonly url: string;
  readonly apiKey: string;
  /** Default: ten seconds, as Omnisend advises. */
  readonly timeoutMs?: number;
}

/** An address and how it stands with it. Omnisend makes a contact of it, or updates the one that it has. */
interface OmnisendContact {
  readonly email: string;
  readonly status: 'subscribed' | 'unsubscribed';
  readonly since: Date;
  /** Where and by which words the address was given; of subscribers. */
  readonly consent?: { readonly source: string; readonly createdAt: Date };
}

const TIMEOUT_MS = 10_000;
const FIRST_SERVER_FAULT = 500;
/**
 * Answers below 500 after which the same request can succeed: a key or an address of theirs that is fixed in the settings
 * (401, 403, 404), a request that took too long (408), a contact that is changed at this moment (409), a version that this
 * program has to catch up with (410), and too many requests (429).
 */
const COMES_AGAIN: readonly number[] = [401, 403, 404, 408, 409, 410, 429];
/** The one of them that is about this contact alone. */
const CONTACT_IS_CHANGED = 409;
const MAX_FAULTS = 5;
const MAX_PROBLEM_BYTES = 64 << 10;

/** What a failure's body says (RFC 9457), as far as it is looked at. Its words may hold the address, and are not stored. */
const problem = z.object({
  retryAfter: z.number().optional().catch(undefined),
  errors: z
    .array(z.object({ field: z.string(), code: z.string() }))
    .optional()
    .catch(undefined),
});
type Problem = z.output<typeof problem>;

async function problemOf({ body }: Response): Promise<Problem> {
  try {
    const said = body && (await readAtMost(body, MAX_PROBLEM_BYTES));
    return problem.parse(JSON.parse(String(said)));
  } catch {
    return {}; // what is no problem's description, or too long for one, says nothing
  }
}

/** Which fields were not liked, and why, in Omnisend's own codes. */
const faultsOf = ({ errors = [] }: Problem): string =>
  errors
    .slice(0, MAX_FAULTS)
    .map(({ field, code }) => `${field} ${code}`)
    .filter((fault) => /^[\w.[\] -]{1,80}$/u.test(fault))
    .join(', ');

/** When Omnisend wants to be asked again, in milliseconds: by the standard's header, its body or its own header. */
function retryAfterMs({ headers }: Response, { retryAfter }: Problem): number | undefined {
  const after = headers.get('retry-after') ?? retryAfter ?? headers.get('x-rate-limit-reset');
  if (after === null) return undefined;
  const seconds = Number(after);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(String(after)) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

/**
 * Tells Omnisend how it stands with an address. A contact that it has is updated, so telling it twice does nothing more.
 *
 * @throws DeliveryFailure where it does not take it; permanent where it never will
 */
async function tellOmnisend(
  { url, apiKey, timeoutMs = TIMEOUT_MS }: OmnisendOptions,
  { email, status, since, consent }: OmnisendContact,
): Promise<void> {
  const identifier = {
    type: 'email',
    id: email,
    channels: { email: { status, statusChangedAt: since.toISOString() } },
    ...(consent && { consent: { ...consent, createdAt: consent.createdAt.toISOString() } }),
  };
  const answer = await fetch(`${url.replace(/\/$/u, '')}/contacts`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Omnisend-API-Key ${apiKey}`,
      'omnisend-version': OMNISEND_VERSION,
    },
    body: JSON.stringify({ identifiers: [identifier] }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new DeliveryFailure('The newsletter provider did not answer', {
      isOfServer: true,
      cause,
    });
  });
  if (answer.ok) {
    await answer.body?.cancel().catch(() => undefined); // it holds nothing that is stored here
    return;
  }
  const problem = await problemOf(answer);
  const faults = faultsOf(problem);
  const { status: code } = answer;
  const permanent = code < FIRST_SERVER_FAULT && !COMES_AGAIN.includes(code);
  throw new DeliveryFailure(
    `The newsletter provider answered ${code}${faults === '' ? '' : `: ${faults}`}`,
    {
      permanent,
      isOfServer: !permanent && code !== CONTACT_IS_CHANGED,
      retryAfterMs: retryAfterMs(answer, problem),
    },
  );
}

const subscriber = z.object({
  email: z.string(),
  consent: z.string(),
  consented_at: z.coerce.date(),
});

async function setState(
  client: pg.ClientBase,
  { recipient }: DueMessage,
  state: 'sent' | 'refused',
): Promise<void> {
  await client.query('UPDATE hub.subscribers SET state = $2, updated_at = now() WHERE email = $1', [
    recipient,
    state,
  ]);
}

/**
 * Tells Omnisend how it stands with an address: a subscriber with the time and the words of its consent, or one who has been
 * erased, to whom it sends nothing and whom the outbox forgets then.
 */
export function subscriberDelivery(options: OmnisendOptions): Deliver {
  return async (message, { executor }) => {
    const { id, recipient } = message;
    const { rows } = await executor.query(
      'SELECT email, consent, consented_at FROM hub.subscribers WHERE email = $1',
      [recipient],
    );
    if (rows.length === 0) {
      await tellOmnisend(options, { email: recipient, status: 'unsubscribed', since: new Date() });
      return async (client) => {
        await client.query('UPDATE hub.outbox SET recipient = NULL WHERE id = $1', [id]);
      };
    }
    const { email, consent: source, consented_at } = subscriber.parse(rows[0]);
    const consent = { source, createdAt: consented_at };
    await tellOmnisend(options, { email, status: 'subscribed', since: consented_at, consent });
    return (client) => setState(client, message, 'sent');
  };
}

/** Marks a subscriber whom the provider does not want. */
export const subscriberRefused = (message: DueMessage, client: pg.ClientBase): Promise<void> =>
  setState(client, message, 'refused');
