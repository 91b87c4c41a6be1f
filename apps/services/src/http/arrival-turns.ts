import { clientNetwork } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkTurns } from './network-turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Goes on once the network's turn has come, which lasts until the answer is made or the thread is let go.
     *
     * @param isShort whether what follows takes well below a millisecond
     */
    takeTurn(isShort: boolean, goOn: (refused?: Error) => void): void;
    /** Ends the turn that the request has, if it has one. */
    endTurn: (() => void) | undefined;
  }
}

/** Requests that may wait for one network: far more than it may have connections, unless they come in a row on each. */
const MOST_WAITING = 2000;
/** What is short, and comes while the thread was taken for less than this and nobody waits, needs no turn. */
const SHORT_MS = 5;

/**
 * Has requests begin in turns of their networks, whatever becomes of them: to refuse one takes the thread as well, and
 * hundreds in a row, of one network, would keep everybody else waiting, and newcomers for as long as they go on.
 */
export function arriveInTurns(app: FastifyInstance): void {
  const inTurn = networkTurns({ atATime: 1, mostWaiting: MOST_WAITING });
  let waiting = 0;
  /** When the first request of this turn of the event loop began; undefined where none has. */
  let began: number | undefined;
  const isFree = (): boolean => {
    if (began === undefined) {
      began = performance.now();
      setImmediate(() => {
        began = undefined;
      });
    }
    return waiting === 0 && performance.now() - began < SHORT_MS;
  };
  app.decorateRequest('endTurn', undefined);
  app.decorateRequest('takeTurn', function (this: FastifyRequest, isShort, goOn) {
    if (isShort && isFree()) return goOn();
    waiting += 1;
    inTurn(
      clientNetwork(this.ip),
      () =>
        new Promise<void>((end) => {
          this.endTurn = end;
          setImmediate(end);
          goOn();
        }),
    )
      .catch(goOn)
      .finally(() => {
        waiting -= 1;
      });
  });
  app.addHook('onRequest', (request, _reply, done) => request.takeTurn(true, done));
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn?.();
    done(null, payload);
  });
}
