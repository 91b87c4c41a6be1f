import type { IncomingMessage } from 'node:http';
import { type Service, servicePath } from '@selvedge/contract/hosts';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './http/failure.ts';

const SERVICE_HOST = /^(product|notification)\./iu;
const SERVICE_PATH = new RegExp(
  `^${servicePath('product')}/|^${servicePath('notification')}/`,
  'u',
);
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu;

/** Whether a Host header is one: a name or an IP address, with or without a port, of numbers that these can have. */
const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** The service that a host names with its first label, or undefined for a host of pages. */
function serviceOfHost(host: string): Service | undefined {
  const [, name] = SERVICE_HOST.exec(host) ?? [];
  return name?.toLowerCase() as Service | undefined;
}

/**
 * The path a request is routed by: on a service's host the same as the path form gives, elsewhere as it came. So one
 * routing table serves all three hosts ("Hosts" of docs/operations.md).
 *
 * A page's path that cannot be decoded, such as `/50%`, means what is written there: its visitor is shown that there
 * is no such page. Callers of a service are told that it is wrong.
 */
export function routedPath(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const path = request.url ?? '/';
  const service = serviceOfHost(request.headers.host ?? '');
  if (service && path.startsWith('/')) return servicePath(service) + path;
  return path.includes('%') && !SERVICE_PATH.test(path) ? literalUnlessDecodable(path) : path;
}

function literalUnlessDecodable(path: string): string {
  const [bare = ''] = path.split('?', 1);
  try {
    decodeURIComponent(bare);
    return path;
  } catch {
    return bare.replaceAll('%', '%25') + path.slice(bare.length);
  }
}

/**
 * The origins whose pages may call a service that is reached under this host: the host without the service's name,
 * with and without `www.`, and the site's public origin where there is one.
 */
export function siteOrigins(
  protocol: string,
  host: string,
  publicOrigin: string | undefined,
): string[] {
  const bare = host
    .toLowerCase()
    .replace(SERVICE_HOST, '')
    .replace(/^www\./u, '');
  const asked = [`${protocol}://${bare}`, `${protocol}://www.${bare}`];
  if (!publicOrigin) return asked;
  const { protocol: scheme, host: known } = new URL(publicOrigin);
  const house = known.replace(/^www\./u, '');
  const own = [`${scheme}//${house}`, `${scheme}//www.${house}`];
  // A stranger names any host; on the machine itself it is its operator.
  return isLocalHost(bare) ? [...own, ...asked] : own;
}

/** The name of a host without its port, in lower case. */
export const hostname = (host: string): string => host.toLowerCase().replace(/:\d+$/u, '');

/** Whether a host is on the machine itself, where developers look (GEN-11). */
export function isLocalHost(host: string): boolean {
  const name = hostname(host);
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/u.test(name)
  );
}

/**
 * Answers requests with 400 whose Host header is no host, is there twice, or is missing where it must stand (RFC 9112, 3.2),
 * those of which a proxy says that they came to what is no host, or by what is no protocol of pages, and those that name
 * more than a path: a host in it would be another than the one that is heeded.
 */
export function refuseWrongHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    const { httpVersion, headersDistinct } = request.raw;
    if (!request.originalUrl.startsWith('/')) {
      done(new RequestFailure(400, 'The address is not a path'));
    } else if ((headersDistinct?.host?.length ?? 0) > 1) {
      done(new RequestFailure(400, 'There is more than one Host header'));
    } else if (!isHost(request.host || 'localhost') || !/^https?$/u.test(request.protocol)) {
      done(new RequestFailure(400, 'The request came to no host, or by no protocol, of pages'));
    } else if (host === undefined && httpVersion !== '1.0') {
      done(new RequestFailure(400, 'The Host header is missing'));
    } else if (host !== undefined && !isHost(host)) {
      done(new RequestFailure(400, 'The Host header is not a host'));
    } else {
      done();
    }
  });
}
