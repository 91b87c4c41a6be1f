import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abusiveRequests } from './abuse/abusive-requests.ts';
import { faultOf } from './abuse/answer-faults.ts';
import { exchange, head } from './abuse/raw-exchange.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The same requests in every run; `npm run check:abuse` sends others each time, and many more. */
const RUNS = { seed: 20_260, numRuns: 800, interruptAfterTimeLimit: 40_000 };

let service: TestApp;
let port: number;
beforeAll(async () => {
  service = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '0' } });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  port = (service.app.server.address() as AddressInfo).port;
});
afterAll(() => service.close());

test('no request of any operation breaks the services', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(abusiveRequests(), async ({ operation, bytes }) => {
      const answer = await exchange({ port }, bytes);
      expect(faultOf(answer, { head: operation.startsWith('HEAD') }), operation).toBeNull();
    }),
    RUNS,
  );
  const health = await exchange({ port }, head('GET /healthz'));
  expect(health?.status).toBe(200);
});
