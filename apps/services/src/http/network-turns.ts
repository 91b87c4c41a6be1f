import { type FairTurnsOptions, fairTurns, TooManyWaiting } from '@selvedge/documents/fair-turns';
import { letIn } from '@selvedge/http/let-in';
import { RequestFailure } from './failure.ts';

const RETRY_AFTER_SECONDS = 2;
/** Calls that may wait in one network's name. */
const MOST_CALLS = 200;

/** Work that follows work within this time does not let go of the thread in between. */
const SLICE_MS = 1;

/** Does work when the turn of a network has come. */
type InTurn = <T>(client: string, work: () => Promise<T> | T) => Promise<T>;

/**
 * Turns of networks for what takes the process's one thread for some milliseconds, or the database: whatever one network
 * asks for, the requests of others come between. What waits for something outside has turns of its own.
 *
 * @returns does work in turn; rejects with a RequestFailure of status 503 where too much waits for this network
 */
export function networkTurns(options: FairTurnsOptions): InTurn {
  const inTurn = fairTurns(options);
  let sliceBegan = 0;
  return (client, work) =>
    inTurn(client, async () => {
      if (performance.now() - sliceBegan > SLICE_MS) {
        await letIn(); // what has arrived meanwhile is read, and what is cheap answered
        sliceBegan = performance.now();
      }
      return work();
    }).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error;
      const msg = 'Too much is asked for from your network at once; try again in a moment';
      throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
}

/** Turns of the calls of a service, which answer out of memory: one is answered at a time. */
export const callTurns = (): InTurn => networkTurns({ atATime: 1, mostWaiting: MOST_CALLS });
