import { randomUUID } from 'node:crypto';
import { markedApplication } from './marked-application.ts';

/** An application that the service has acknowledged, or may have. */
export interface Sent {
  readonly mark: string;
  /** Undefined where no answer came. */
  reference: string | undefined;
}

const RETRY_MS = 200;
/** Tries to send one application; a service that is away for longer is a fault of its own. */
const MAX_TRIES = 300;
/** Share of answers that the sender does not wait for, as when its line breaks after the service has kept it. */
const LOST_SHARE = 0.2;
const LOST_AFTER_MS = 30;

const digitsOf = (mark: string): string =>
  [...mark]
    .map((character) => (character.codePointAt(0) ?? 0) % 10)
    .join('')
    .slice(0, 13);

async function ask(
  origin: string,
  mark: string,
  signal: AbortSignal | null,
): Promise<string | undefined> {
  const answer = await fetch(`${origin}/services/product/consumer/request-user-registration`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': mark,
      // Each comes from an address of its own, so that no limit stands in the way.
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`,
    },
    body: JSON.stringify({ data: markedApplication(mark, digitsOf(mark)) }),
    signal,
  });
  const body: unknown = await answer.json();
  if (answer.ok) return (body as { json: { reference: string } }).json.reference;
  if (answer.status < 500) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return undefined;
}

/** Sends applications one after the other until told to stop, each under its key until it is acknowledged. */
export async function writeUntil(
  origin: string,
  stopping: AbortSignal,
  sent: Sent[],
): Promise<void> {
  while (!stopping.aborted) {
    const one: Sent = { mark: randomUUID(), reference: undefined };
    sent.push(one);
    for (let tries = 0; one.reference === undefined && tries < MAX_TRIES; tries++) {
      const isLost = Math.random() < LOST_SHARE;
      const signal = isLost ? AbortSignal.timeout(LOST_AFTER_MS) : null;
      one.reference = await ask(origin, one.mark, signal).catch((error: unknown) => {
        if (error instanceof Error && error.message.startsWith('Refused')) throw error;
        return undefined;
      });
      if (one.reference === undefined)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
