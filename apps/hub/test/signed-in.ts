import { handleEndpoints } from 'payload';
import type { Role } from '../src/access/roles.ts';
import { sessionToken } from './session-token.ts';
import { TEST_PASSWORD, type TestHub } from './test-hub.ts';

/** A person who asks the hub's addresses as a browser would. */
export interface SignedIn {
  /** @param body sent as JSON, or as it is where it is a text or bytes */
  ask(
    method: string,
    path: string,
    body?: object | string | Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Makes a person with these roles and signs in as that person. */
export async function signedIn(hub: TestHub, ...roles: Role[]): Promise<SignedIn> {
  const { email } = await hub.person(...roles);
  const person = { email, password: TEST_PASSWORD };
  const token = await sessionToken(hub.payload.config, person, hub.cacheKey);
  return {
    async ask(method, path, body) {
      const answer = await handleEndpoints({
        config: hub.payload.config,
        payloadInstanceCacheKey: hub.cacheKey,
        request: new Request(`http://localhost:3001/api${path}`, {
          method,
          headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
          ...(body !== undefined && {
            body:
              typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
          }),
        }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, body: isJson ? JSON.parse(text) : text };
    },
  };
}
