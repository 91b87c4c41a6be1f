import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESS_HEADER } from '../audit/audit-entry.ts';
import type { HubSettings } from '../settings.ts';
import { bodyProblem } from './body-limits.ts';
import { clientAddress } from './client-address.ts';
import { headersOfPath, securityHeaders } from './security-headers.ts';
import { signInLimit } from './sign-in-limit.ts';

export interface AnswererOptions {
  readonly settings: HubSettings;
  readonly development: boolean;
  /** Next and Payload. */
  readonly pages: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Why the hub cannot serve now, or null. */
  readonly readiness: () => Promise<string | null>;
}

const NONCE_BYTES = 16;

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}

/**
 * What every request passes: health, headers, limits of bodies and of tries to sign in. The rest is Next's, which reads
 * the nonce for its scripts from the policy in the request's headers.
 */
export function answerer({ settings, development, pages, readiness }: AnswererOptions) {
  const tooManyTries = signInLimit();
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const headers = securityHeaders(settings, { nonce, development });
    // Next keeps what is set before it, so that a handler's own policy would come to nothing.
    for (const [name, value] of Object.entries({ ...headers, ...headersOfPath(path) }))
      res.setHeader(name, value);
    if (path === '/healthz') return answer(res, 200, { status: 'ok' });
    if (path === '/readyz') {
      const reason = await readiness();
      return reason
        ? answer(res, 503, { status: 'unavailable', reason })
        : answer(res, 200, { status: 'ok' });
    }
    if (path === '/') {
      res.writeHead(302, { location: '/admin' }).end();
      return;
    }
    const problem = bodyProblem(req, path);
    if (problem) {
      res.setHeader('connection', 'close'); // what is still coming is not read
      return answer(res, problem.status, { errors: [{ message: problem.message }] });
    }
    const address = clientAddress(req, settings.TRUST_PROXY !== undefined);
    if (tooManyTries(req.method, path, address)) {
      res.setHeader('retry-after', '60');
      return answer(res, 429, { errors: [{ message: 'Too many tries. Wait a minute.' }] });
    }
    req.headers[ADDRESS_HEADER] = address;
    req.headers['content-security-policy'] = headers['content-security-policy'];
    await pages(req, res);
  };
}
