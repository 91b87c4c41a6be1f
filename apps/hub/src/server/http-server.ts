import { createServer, type Server } from 'node:http';

/** Pictures of 60 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;
const HEADERS_TIMEOUT_MS = 15_000;

/**
 * What the hub listens with. A request that asks for another protocol is answered like any other: Next takes it over and
 * says nothing, so that each holds a connection for ever, which no timeout ends. In development pages reload by one.
 */
export const hubHttpServer = ({ development }: { readonly development: boolean }): Server =>
  createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    shouldUpgradeCallback: () => development,
  });
