import { handleEndpoints, parseCookies } from 'payload';
import { ADDRESS_HEADER } from '../src/audit/audit-entry.ts';
import type { TestHub } from './test-hub.ts';

/** What the hub answers to one request. */
export interface HubAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the body holds, each test says
  readonly body: any;
  /** The session that the answer begins, or undefined. */
  readonly session: string | undefined;
}

/** Asks an address of the hub below `/api/users` as a browser would, with a session or without. */
export async function askAs(
  hub: TestHub,
  session: string | undefined,
  method: string,
  path: string,
  body: object = {},
  address = '10.1.0.1',
): Promise<HubAnswer> {
  const { config } = hub.payload;
  const answer = await handleEndpoints({
    config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api/users${path}`, {
      method,
      headers: {
        ...(session && { authorization: `JWT ${session}` }),
        'content-type': 'application/json',
        [ADDRESS_HEADER]: address,
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    }),
  });
  const cookies = parseCookies(new Headers({ cookie: answer.headers.get('set-cookie') ?? '' }));
  return {
    status: answer.status,
    body: await answer.json(),
    session: cookies.get(`${config.cookiePrefix}-token`),
  };
}
