import { createServer, type RequestListener, type Server } from 'node:http';
import { answersInTurn, boundConnections, proxiesOf } from '@selvedge/http/bounded-connections';
import type { HubSettings } from '../settings.ts';

/** Pictures of 60 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** A connection on which nothing moves for so long is closed: an answer that nobody reads is held whole in memory. */
const IDLE_TIMEOUT_MS = 120_000;

const EXPECTATION_FAILED = 417;

interface HubServerOptions {
  readonly development: boolean;
  readonly settings: Pick<HubSettings, 'RATE_LIMIT' | 'TRUST_PROXY'>;
  readonly idleTimeoutMs?: number;
}

/**
 * What the hub listens with. A request that asks for another protocol is answered like any other: Next takes it over and
 * says nothing, so that each holds a connection for ever, which no timeout ends. In development pages reload by one.
 *
 * @returns the server, and what has it answer; requests of one connection are answered one after the other
 */
export function hubHttpServer({
  development,
  settings,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
}: HubServerOptions): {
  readonly server: Server;
  readonly answerWith: (answer: RequestListener) => void;
} {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    shouldUpgradeCallback: () => development,
  });
  if (!development) server.setTimeout(idleTimeoutMs);
  boundConnections(
    server,
    proxiesOf((settings.TRUST_PROXY ?? '').split(',')),
    settings.RATE_LIMIT === 0 ? 0 : undefined,
  );
  const inTurn = answersInTurn();
  server.on(
    'checkExpectation',
    inTurn((_req, res) => res.writeHead(EXPECTATION_FAILED, { connection: 'close' }).end()),
  );
  return { server, answerWith: (answer) => void server.on('request', inTurn(answer)) };
}
