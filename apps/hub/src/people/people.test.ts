import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestHub, testHub } from '../testing/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

test('a person signs in with the password and with no other', async () => {
  const { email } = await hub.person('editor');
  const { user } = await hub.payload.login({
    collection: 'users',
    data: { email, password: TEST_PASSWORD },
  });
  expect(user?.email).toBe(email);
  await expect(
    hub.payload.login({ collection: 'users', data: { email, password: 'something else' } }),
  ).rejects.toThrow(/incorrect/u);
});
