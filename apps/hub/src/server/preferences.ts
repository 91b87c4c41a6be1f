import {
  type CollectionBeforeChangeHook,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { refusal } from '../access/editors-only.ts';
import { hasRole, nobody, ROLES } from '../access/roles.ts';
import { refuseNoFields } from './refused-queries.ts';

/** Payload's own collection of how everybody has lists and forms. Any session may reach it, of somebody without a role too. */
export const PREFERENCES = 'payload-preferences';

/** Of one person: one for each list and form of the hub, several times over. */
const MOST_PREFERENCES = 300;

/** Of the value of one: how a list of many columns is shown takes some hundreds. */
const MOST_CHARACTERS = 20_000;

/** Payload stores a preference that a form brings without asking any rule of its collection; its length is bounded where its body comes in. */
async function refuseOddPreference(req: PayloadRequest): Promise<void> {
  const data: unknown = await req.json?.().catch(() => null);
  req.json = () => Promise.resolve(data);
  refuseNoFields({ args: { data }, operation: 'update' });
  await refuseManyPreferences(req, req.routeParams?.key);
}

/** Lists keep how they were last asked for by themselves, past the interface. */
const boundKeptList: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (JSON.stringify(data).length > MOST_CHARACTERS)
    throw refusal('The hub does not remember as much of a list.');
  await refuseManyPreferences(req, data.key);
  return data;
};

async function refuseManyPreferences(req: PayloadRequest, key: unknown): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: PREFERENCES,
    where: { 'user.value': { equals: req.user?.id }, key: { not_equals: key } },
    overrideAccess: true,
    req,
  });
  if (totalDocs >= MOST_PREFERENCES)
    throw refusal(`The hub remembers ${MOST_PREFERENCES} preferences of a person at most.`);
}

/** Only people with a role have preferences, a bounded number, saved under their keys. */
export function boundPreferences(collection: SanitizedCollectionConfig): void {
  const { access, endpoints, hooks } = collection;
  hooks.beforeChange.push(boundKeptList);
  access.create = nobody; // forms save them under their key
  for (const operation of ['read', 'update', 'delete'] as const) {
    const own = access[operation];
    access[operation] = (args) => hasRole(args.req, ...ROLES) && own(args);
  }
  for (const endpoint of endpoints || []) {
    const { handler, method, path } = endpoint;
    endpoint.handler = async (req) => {
      if (!hasRole(req, ...ROLES)) throw new Forbidden(req.t);
      if (method === 'post' && path === '/:key') await refuseOddPreference(req);
      return handler(req);
    };
  }
}
