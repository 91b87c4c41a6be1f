import { setImmediate as nextTurn } from 'node:timers/promises';
import { clientNetwork } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkTurns } from './network-turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Goes on once the network's turn has come, which lasts until the request lets the thread go.
     *
     * @param isShort whether what follows takes well below a millisecond
     */
    takeTurn(isShort: boolean, goOn: (refused?: Error) => void): void;
  }
}

/** Requests that may wait for one network: far more than it may have connections, unless they come in a row on each. */
const MOST_WAITING = 2000;
/** What arrives takes so much of each turn of the event loop; what is short needs no turn meanwhile, where nobody waits. */
const SLICE_MS = 5;

/**
 * Has requests begin in turns of their networks, whatever becomes of them: to refuse one takes the thread as well, and
 * hundreds in a row, of one network, would keep everybody else waiting, and newcomers for as long as they go on.
 */
export function arriveInTurns(app: FastifyInstance): void {
  let waiting = 0;
  /** When the first request of this turn of the event loop began; undefined where none has. */
  let began: number | undefined;
  const isSliceOver = (): boolean => {
    if (began === undefined) {
      began = performance.now();
      setImmediate(() => {
        began = undefined;
      });
    }
    return performance.now() - began >= SLICE_MS;
  };
  const pause = async (): Promise<void> => {
    if (isSliceOver()) await nextTurn();
  };
  const inTurn = networkTurns({ atATime: 1, mostWaiting: MOST_WAITING, pause });
  app.decorateRequest('takeTurn', function (this: FastifyRequest, isShort, goOn) {
    if (isShort && waiting === 0 && !isSliceOver()) return goOn();
    waiting += 1;
    inTurn(clientNetwork(this.ip), async () => {
      goOn();
      await threadIsFree();
    })
      .catch(goOn)
      .finally(() => {
        waiting -= 1;
      });
  });
  app.addHook('onRequest', (request, _reply, done) => request.takeTurn(true, done));
}

/** Resolves once all that follows at once has been done: what a request does until it waits for something. */
const threadIsFree = (): Promise<void> =>
  new Promise((resolve) => {
    queueMicrotask(() => process.nextTick(resolve));
  });
