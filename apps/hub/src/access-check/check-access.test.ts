import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHub, testHub } from '../testing/test-hub.ts';
import { type Asker, BODY, checkAccess } from './check-access.ts';
import { peopleOfEveryKind } from './people-of-every-kind.ts';
import { registrationToAskFor } from './registration-to-ask-for.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

test('nobody gets what is not theirs, at any address of the hub, and everybody what is', async () => {
  const people = await peopleOfEveryKind(hub.payload);
  const known = await registrationToAskFor(hub.payload, hub.dataDir);
  const asking = async (asker: Asker, method: string, path: string) => {
    const token = people.get(asker);
    const { status } = await handleEndpoints({
      config: hub.payload.config,
      payloadInstanceCacheKey: hub.cacheKey,
      request: new Request(`http://localhost:3001/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: token }),
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: BODY }),
      }),
    });
    return status;
  };
  const { findings, asked } = await checkAccess(hub.payload.config, asking, known);
  expect(findings).toEqual([]);
  expect(asked).toBeGreaterThan(1000);
});
