import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestHub, testHub } from '../test-hub.ts';
import { type Asker, BODY, checkAccess } from './check-access.ts';
import { checkServerFunctions } from './check-server-functions.ts';
import { peopleOfEveryKind } from './people-of-every-kind.ts';
import { registrationToAskFor } from './registration-to-ask-for.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

test('nobody gets what is not theirs, at any address of the hub, and everybody what is', async () => {
  const people = await peopleOfEveryKind(hub.payload, hub.cacheKey);
  const known = await registrationToAskFor(hub.payload, hub.dataDir);
  const functions = await checkServerFunctions(hub.payload, people, undefined, known);
  expect(functions.findings).toEqual([]);
  expect(functions.asked).toBeGreaterThan(200);
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

test('no answer carries the token of a session but its cookie', async () => {
  const { email } = await hub.person('editor');
  const ask = (method: string, path: string, cookie = '') =>
    handleEndpoints({
      config: hub.payload.config,
      payloadInstanceCacheKey: hub.cacheKey,
      request: new Request(`http://localhost:3001/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3001', cookie },
        ...(method === 'POST' && { body: JSON.stringify({ email, password: TEST_PASSWORD }) }),
      }),
    });
  const login = await ask('POST', '/users/login');
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
  const [, token = ''] = cookie.split('=');
  expect(login.headers.get('set-cookie')).toMatch(/; HttpOnly=true; SameSite=Lax$/u);
  expect(token).not.toBe('');
  for (const answer of [
    login,
    await ask('GET', '/users/me', cookie),
    await ask('POST', '/users/refresh-token', cookie),
  ]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/eyJ[\w-]+\./u); // how each token begins
  }
});
