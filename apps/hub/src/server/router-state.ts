import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** What Next's router asks for a part of a page by, and says it has open. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

/** More than a page of ours has open. */
const MAX_CHARACTERS = 4096;

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
]);

/** What a page has open, as Next's router writes it. Should it write otherwise one day, strangers are sent whole pages. */
const state: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), state),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

function isState(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || header.length > MAX_CHARACTERS) return false;
  try {
    return state.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false; // neither encoded nor JSON as it should be
  }
}

/**
 * Takes from a stranger's request what Next would write lines into the log for. Then all that its router says goes: it is
 * sent a whole page, where it would ask again and again for a part that is told without what is open.
 */
export function withoutOddRouterState(headers: IncomingHttpHeaders): void {
  if (isState(headers['next-router-state-tree'])) return;
  for (const name of OF_ROUTER) delete headers[name];
}
