import { createServer, type RequestListener, type Server } from 'node:http';
import { answersInTurn, boundConnections, proxiesOf } from '@selvedge/http/bounded-connections';
import type { Settings } from '../settings.ts';
import type { Limits } from './limits.ts';

/**
 * What the application listens with: connections are bounded, and requests of one are answered one after the other.
 *
 * @param refuse answers a request that expects what nobody meets
 */
export function listener(
  answer: RequestListener,
  { TRUST_PROXY, RATE_LIMIT }: Settings,
  limits: Limits,
  refuse: RequestListener,
): Server {
  const inTurn = answersInTurn();
  const server = createServer(
    {
      requestTimeout: limits.uploadMs, // what is not an upload is cut earlier, by cutSlowBodies
      headersTimeout: limits.headersMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      requireHostHeader: false, // Node.js would answer without a word; refuseWrongHosts does it
    },
    inTurn(answer),
  );
  boundConnections(server, proxiesOf(TRUST_PROXY ?? []), RATE_LIMIT === 0 ? 0 : undefined);
  return server.on('checkExpectation', inTurn(refuse)).setTimeout(limits.idleMs);
}
