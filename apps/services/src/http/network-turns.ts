import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { clientNetwork } from '@selvedge/contract/client-network';
import {
  type FairTurnsOptions,
  fairTurns,
  TooManyWaiting,
  WaitedTooLong,
} from '@selvedge/documents/fair-turns';
import { letIn } from '@selvedge/http/let-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from './failure.ts';

const RETRY_AFTER_SECONDS = 2;

/** Work that follows work within this time does not let go of the thread in between. */
const SLICE_MS = 1;

/** Does work when the turn of a network has come. */
type InTurn = <T>(client: string, work: () => Promise<T> | T) => Promise<T>;

/**
 * Turns of networks for what takes the process's one thread for some milliseconds, or the database: whatever one network
 * asks for, the requests of others come between. What waits for something outside has turns of its own.
 *
 * @returns does work in turn; rejects with a RequestFailure of status 503 where too much waits for this network, or its turn
 *   does not come in time
 */
export function networkTurns(options: FairTurnsOptions): InTurn {
  const inTurn = fairTurns({ pause: slices(), ...options });
  return (client, work) =>
    inTurn(client, async () => work()).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting || error instanceof WaitedTooLong)) throw error;
      const msg = 'Too much is asked for from your network at once; try again in a moment';
      throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
}

/** After each slice of work lets go of the thread: what has arrived meanwhile is read, and what is cheap answered. */
function slices(): () => Promise<void> {
  let began = 0;
  return async () => {
    if (performance.now() - began <= SLICE_MS) return;
    await letIn();
    began = performance.now();
  };
}

/** Files that are begun at a time, and that may wait for one network. */
const SENT_AT_A_TIME = 8;
const MOST_WAITING = 200;
/** For how long one may have its turn: who reads slowly keeps nobody waiting. */
const LONGEST_SENDING_MS = 100;

/**
 * Turns of files, which are sent in pieces: of hundreds at a time the pieces would come between whoever connects anew and
 * the next.
 *
 * @returns waits for the turn of a request; rejects as {@link networkTurns} does
 */
export function sendingTurns(
  longestMs = LONGEST_SENDING_MS,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const inTurn = networkTurns({ atATime: SENT_AT_A_TIME, mostWaiting: MOST_WAITING });
  return (request, { raw }) =>
    new Promise((begin, refuse) => {
      inTurn(clientNetwork(request.ip), async () => {
        begin();
        if (raw.closed) return;
        const sent = once(raw, 'close').catch(() => undefined); // cut off
        await Promise.race([sent, delay(longestMs, undefined, { ref: false })]);
      }).catch(refuse);
    });
}
