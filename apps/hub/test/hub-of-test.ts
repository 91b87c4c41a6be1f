import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { type AnswererOptions, answerer } from '../src/server/answerer.ts';
import { readHubSettings } from '../src/settings.ts';

export const SECRET = 'a secret of this test';

/** The cookie of a session as Payload signs it. */
export async function session(
  secret = SECRET,
  expires = '2h',
  sid = 'open',
  id = 1,
): Promise<string> {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  const token = new SignJWT({ id, collection: 'users', sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(expires);
  return `hub-token=${await token.sign(new TextEncoder().encode(key))}`;
}

/** A hub whose pages say which policy and address Next would read from the request. */
export async function hub(
  environment: Record<string, string> = {},
  reason: string | null = null,
  before: () => Promise<void> = async () => undefined,
  more: Partial<AnswererOptions> = {},
) {
  const server = createServer(
    answerer({
      settings: readHubSettings({ PAYLOAD_SECRET: SECRET, ...environment }),
      development: false,
      isOpen: async (sid) => sid !== 'ended',
      metrics: {
        type: 'text/plain',
        read: async ({ headers }) => (headers.authorization === 'Bearer known' ? 'figures' : null),
      },
      readiness: async () => reason,
      ...more,
      pages: async (req, res) => {
        await before();
        const isSlow = Number(req.headers['content-length'] ?? 0) > 64 << 10;
        const sent: Buffer[] = [];
        if (!isSlow) for await (const piece of req) sent.push(piece);
        res.end(
          JSON.stringify({
            policy: req.headers['content-security-policy'],
            address: req.headers['x-hub-address'],
            rsc: req.headers.rsc,
            tree: req.headers['next-router-state-tree'],
            ...(sent.length > 0 && { sent: Buffer.concat(sent).length }),
          }),
        );
      },
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}

/** Says that a body of so many bytes comes, and sends none of it. */
export function announce(url: string, headers: Record<string, string | number>) {
  const call = request(url, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve) =>
    call.on('response', (answer) => resolve(answer.statusCode)).on('error', () => resolve(0)),
  );
  call.flushHeaders();
  onTestFinished(() => void call.destroy());
  return { call, status };
}
