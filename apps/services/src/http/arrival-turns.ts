import { clientNetwork } from '@selvedge/contract/client-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkTurns } from './network-turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Goes on once the network's turn has come, which lasts until the answer is made or the thread is let go. */
    takeTurn(goOn: (refused?: Error) => void): void;
    /** Ends the turn that the request has, if it has one. */
    endTurn: (() => void) | undefined;
  }
}

/** Requests that may wait for one network: far more than it may have connections, unless they come in a row on each. */
const MOST_WAITING = 2000;

/**
 * Has requests begin in turns of their networks, whatever becomes of them: to refuse one takes the thread as well, and
 * hundreds in a row, of one network, would keep everybody else waiting, and newcomers for as long as they go on.
 */
export function arriveInTurns(app: FastifyInstance): void {
  const inTurn = networkTurns({ atATime: 1, mostWaiting: MOST_WAITING });
  app.decorateRequest('endTurn', undefined);
  app.decorateRequest('takeTurn', function (this: FastifyRequest, goOn) {
    inTurn(
      clientNetwork(this.ip),
      () =>
        new Promise<void>((end) => {
          this.endTurn = end;
          setImmediate(end);
          goOn();
        }),
    ).catch(goOn);
  });
  app.addHook('onRequest', (request, _reply, done) => request.takeTurn(done));
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn?.();
    done(null, payload);
  });
}
