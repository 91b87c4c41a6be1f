import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHub, testHub } from '../testing/test-hub.ts';
import { BODY, checkAccess } from './check-access.ts';
import { peopleOfEveryKind } from './people-of-every-kind.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

test('nobody gets what is not theirs, at any address of the hub, and everybody what is', async () => {
  const people = await peopleOfEveryKind(hub.payload);
  const { findings, asked } = await checkAccess(hub.payload.config, async (asker, method, path) => {
    const known = people.get(asker);
    const { status } = await handleEndpoints({
      config: hub.payload.config,
      payloadInstanceCacheKey: hub.cacheKey,
      request: new Request(`http://localhost:3001/api${path}`, {
        method,
        headers: {
          ...(known && { authorization: known }),
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: BODY }),
      }),
    });
    return status;
  });
  expect(findings).toEqual([]);
  expect(asked).toBeGreaterThan(1000);
});
