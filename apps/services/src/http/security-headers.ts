import { type IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@selvedge/contract/request-id';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether visitors come by https, also where the proxy before this process does not say so. */
    isPublicHttps?: boolean;
  }
}

/** Nothing may be loaded or framed: for JSON, pictures, and whatever is no page. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * The headers that helmet would set, found out once: it builds its whole chain anew for each answer, which costs more
 * than a filter request. Those that differ from answer to answer are set below.
 */
function helmetHeaders(): Record<string, string> {
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    // The hub, on a host of its own, shows pictures of the site.
    crossOriginResourcePolicy: { policy: 'same-site' },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers that are gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = { headers: {} } as IncomingMessage; // helmet only passes it on
  const answer = new ServerResponse(request);
  set(request, answer, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([k, v]) => [k, String(v)]));
}

/** What no page asks a visitor for; the store locator asks where they are, which no page in a frame may. */
const PERMISSIONS = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

const HEADERS = {
  ...helmetHeaders(),
  'content-security-policy': CLOSED_POLICY,
  'permissions-policy': PERMISSIONS,
};
const HTTPS_HEADERS = { ...HEADERS, 'strict-transport-security': HSTS };

/** The headers of protection that every answer carries, whatever it is; with HSTS where the visitor came by https. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? HTTPS_HEADERS : HEADERS;

/** Puts {@link securityHeaders} on the answers of all routes, and the id of the request. */
export function setSecurityHeaders(app: FastifyInstance, isPublicHttps: boolean): void {
  app.decorateRequest('isPublicHttps', isPublicHttps);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(isPublicHttps || request.protocol === 'https'));
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
