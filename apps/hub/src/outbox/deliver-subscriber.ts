import type pg from 'pg';
import { z } from 'zod';
import type { Deliver, DueMessage } from './deliver-due.ts';
import { DeliveryFailure } from './delivery-failure.ts';

export interface OmnisendOptions {
  /** Where its interface is, such as `https://api.omnisend.com/v5`. */
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
const FIRST_SERVER_FAULT = 500;
/** A key that is wrong or not allowed is mended in the settings, not by the subscriber. */
const OWN_FAULTS: readonly number[] = [401, 403];

const subscriber = z.object({
  email: z.string(),
  consent: z.string(),
  consented_at: z.coerce.date(),
});

/** When the other side wants to be asked again, in milliseconds; undefined where it does not say. */
function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

async function handOver(
  { url, apiKey, timeoutMs = TIMEOUT_MS }: OmnisendOptions,
  contact: object,
): Promise<void> {
  const answer = await fetch(`${url.replace(/\/$/u, '')}/contacts`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify(contact),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new DeliveryFailure('The newsletter provider did not answer', { cause });
  });
  await answer.arrayBuffer().catch(() => undefined);
  if (answer.ok) return;
  const { status } = answer;
  const comesAgain =
    status >= FIRST_SERVER_FAULT ||
    status === TOO_MANY ||
    status === REQUEST_TIMEOUT ||
    OWN_FAULTS.includes(status);
  throw new DeliveryFailure(`The newsletter provider answered ${status}`, {
    permanent: !comesAgain,
    retryAfterMs: retryAfterMs(answer.headers.get('retry-after')),
  });
}

const setState = (client: pg.ClientBase, { recipient }: DueMessage, state: string) =>
  client.query('UPDATE hub.subscribers SET state = $2, updated_at = now() WHERE email = $1', [
    recipient,
    state,
  ]);

/** An address that is no subscriber any more: Omnisend sends it nothing, and the outbox forgets it. */
async function sayFarewell(
  options: OmnisendOptions,
  { id, recipient }: DueMessage,
  client: pg.ClientBase,
): Promise<void> {
  const email = { status: 'unsubscribed', statusDate: new Date().toISOString() };
  await handOver(options, {
    identifiers: [{ type: 'email', id: recipient, channels: { email } }],
  });
  await client.query('UPDATE hub.outbox SET recipient = NULL WHERE id = $1', [id]);
}

/**
 * Tells Omnisend how it stands with an address: a subscriber with the time and the words of its consent, or one who has been
 * erased. A contact that it has is updated.
 */
export function subscriberDelivery(options: OmnisendOptions): Deliver {
  return async (message, client) => {
    const { rows } = await client.query(
      'SELECT email, consent, consented_at FROM hub.subscribers WHERE email = $1',
      [message.recipient],
    );
    if (rows.length === 0) return sayFarewell(options, message, client);
    const { email, consent, consented_at } = subscriber.parse(rows[0]);
    const at = consented_at.toISOString();
    const channels = { email: { status: 'subscribed', statusDate: at } };
    const consents = [{ channel: 'email', source: consent, createdAt: at }];
    await handOver(options, { identifiers: [{ type: 'email', id: email, channels, consents }] });
    await setState(client, message, 'sent');
  };
}

/** Marks a subscriber whom the provider does not want. */
export const subscriberRefused: Deliver = async (message, client) => {
  await setState(client, message, 'refused');
};
