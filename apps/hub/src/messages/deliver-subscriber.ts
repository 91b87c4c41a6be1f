import type pg from 'pg';
import { z } from 'zod';
import type { Deliver, DueMessage } from './deliver-due.ts';
import { type OmnisendOptions, tellOmnisend } from './omnisend.ts';

const subscriber = z.object({
  email: z.string(),
  consent: z.string(),
  consented_at: z.coerce.date(),
});

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
  await tellOmnisend(options, { email: recipient, status: 'unsubscribed', since: new Date() });
  await client.query('UPDATE hub.outbox SET recipient = NULL WHERE id = $1', [id]);
}

/**
 * Tells Omnisend how it stands with an address: a subscriber with the time and the words of its consent, or one who has been
 * erased.
 */
export function subscriberDelivery(options: OmnisendOptions): Deliver {
  return async (message, client) => {
    const { rows } = await client.query(
      'SELECT email, consent, consented_at FROM hub.subscribers WHERE email = $1',
      [message.recipient],
    );
    if (rows.length === 0) return sayFarewell(options, message, client);
    const { email, consent: source, consented_at } = subscriber.parse(rows[0]);
    const consent = { source, createdAt: consented_at };
    await tellOmnisend(options, { email, status: 'subscribed', since: consented_at, consent });
    await setState(client, message, 'sent');
  };
}

/** Marks a subscriber whom the provider does not want. */
export const subscriberRefused: Deliver = async (message, client) => {
  await setState(client, message, 'refused');
};
