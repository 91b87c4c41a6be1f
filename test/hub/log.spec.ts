import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';

test('what is refused or not there is told to who asks, and is no fault in the log', async ({
  request,
  baseURL,
}) => {
  const before = await logOfHub();
  const { email, password } = ADMINISTRATOR;
  const signIn = (data: object) => request.post('/api/users/login', { data });
  expect((await signIn({ email, password: 'not this one' })).status()).toBe(401);
  expect((await request.get('/api/outbox')).status()).toBe(403);
  expect((await signIn({ email, password })).status()).toBe(200);
  const headers = { origin: baseURL ?? '' };
  expect((await request.get('/api/stores/999999', { headers })).status()).toBe(404);
  const nameless = await request.post('/api/users/invite', { headers, data: {} });
  expect(nameless.status()).toBe(400);

  const added = (await logOfHub()).slice(before.length);
  expect(added).not.toMatch(/"level":[56]0|ERROR|\bat .+:\d+:\d+/u);
});

function logOfHub(): Promise<string> {
  return readFile(process.env.TEST_HUB_LOG ?? '', 'utf8');
}
