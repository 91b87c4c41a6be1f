import type { Endpoint, SanitizedConfig } from 'payload';
import type { Action } from './who-may.ts';

/** One request that the check makes as everyone. */
export interface Question {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  /** Slug of what it is about; empty for the hub as a whole. */
  readonly slug: string;
  /** What it tries; null for an address of its own kind, which only has to be closed to people who are not signed in. */
  readonly action: Action | null;
}

/** No document has this number: whoever may ask is told so, and whoever may not is told that. */
const NOBODYS = '999999';

/** Documents that are there, by slug: what is closed is asked of them, so that there is something to be had. */
export type KnownDocuments = Readonly<Record<string, number>>;

const filledIn = (path: string, id: string): string =>
  path
    .replaceAll(/\/:id\?/gu, '')
    .replaceAll(/:(?:id|key|filename)/gu, id)
    .replaceAll(':part', 'bank_letter')
    .replaceAll(':page', '1')
    .replace(/\/$/u, '');

/** Payload's own addresses of collections, and what each tries. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'get /': 'read',
  'get /:id': 'read',
  'get /count': 'read',
  'get /versions': 'read',
  'get /versions/:id': 'read',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'post /versions/:id': 'update',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
};

/** Changes of many documents at once say which. */
const MANY = `?where[id][equals]=${NOBODYS}`;
const isOfMany = ({ method, path }: Endpoint): boolean =>
  path === '/' && (method === 'patch' || method === 'delete');

const question = (
  slug: string,
  base: string,
  endpoint: Endpoint,
  { actions = ACTIONS, id = NOBODYS } = {},
): Question => ({
  method: endpoint.method.toUpperCase(),
  path: `${base}${filledIn(endpoint.path, id)}${isOfMany(endpoint) ? MANY : ''}`,
  slug,
  action: actions[`${endpoint.method} ${endpoint.path}`] ?? null,
});

const listOf = (endpoints: readonly Endpoint[] | false | null | undefined) => endpoints || [];

/**
 * Every address of the hub's REST interface, from the configuration itself, so that a new collection, global or endpoint
 * is asked without anyone's doing.
 */
export function questionsOf(config: SanitizedConfig, known: KnownDocuments = {}): Question[] {
  const collections = config.collections.flatMap(({ slug, endpoints, versions }) =>
    listOf(endpoints)
      .filter(({ path }) => versions || !path.startsWith('/versions'))
      .map((endpoint) =>
        question(slug, `/${slug}`, endpoint, { id: String(known[slug] ?? NOBODYS) }),
      ),
  );
  const globals = config.globals.flatMap(({ slug, endpoints }) =>
    listOf(endpoints).map((endpoint) =>
      question(slug, `/globals/${slug}`, endpoint, { actions: { ...ACTIONS, 'post /': 'update' } }),
    ),
  );
  const hub = listOf(config.endpoints).map((endpoint) => question('', '', endpoint));
  return [...collections, ...globals, ...hub];
}
