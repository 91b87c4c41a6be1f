import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';

/** Under which views of pages that there are not are counted, all together (decision 41). */
export const NOT_FOUND_PAGE = { page: '*', title: 'Page not found' } as const;

/** Addresses that are remembered; then all are looked at anew. */
const MOST_REMEMBERED = 10_000;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;
/** A path in another spelling than the one that links have: encoded where it need not be, or with a slash too many. */
const OTHER_SPELLING = /%|\/\/|.\/$/u;
const OK = 200;
const NOT_FOUND = 404;

const pathOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname : '';

/**
 * Tells which page an address is: the path that the page itself calls its own, so that an address has one spelling, or
 * the address where the page has none and this is spelt plainly; null where there is no such page, and undefined where that cannot be told now. The site is asked once for each address of
 * each published state, and has the page at hand for the next reader.
 */
export function servedPages(app: FastifyInstance, source: SnapshotSource) {
  let known = new Map<string, string | null>();
  let knownOf: Snapshot | undefined;
  return async (path: string, request: FastifyRequest): Promise<string | null | undefined> => {
    if (knownOf !== source.current || known.size >= MOST_REMEMBERED) known = new Map();
    knownOf = source.current;
    const before = known.get(path);
    if (before !== undefined) return before;
    const answer = await app.inject({
      url: path,
      headers: { host: request.headers.host ?? 'localhost' },
      remoteAddress: request.ip,
    });
    if (answer.statusCode !== OK && answer.statusCode !== NOT_FOUND) return undefined;
    const [, canonical = ''] = CANONICAL.exec(answer.body) ?? [];
    const isPage =
      answer.statusCode === OK && answer.headers['content-type']?.includes('text/html');
    const asAsked = OTHER_SPELLING.test(path) ? null : path;
    const served = isPage ? pathOf(canonical) || asAsked : null;
    known.set(path, served);
    return served;
  };
}
