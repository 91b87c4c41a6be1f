import { ROLES, type Role } from '../../src/access/roles.ts';

/** What one may do with the documents of a collection, or with a global. */
export type Action = 'read' | 'create' | 'update' | 'delete';

/** Who may do what, by slug; whoever is not named may not. People without a role, and nobody, may nothing. */
export type WhoMay = Readonly<Record<string, Readonly<Record<Action, readonly Role[]>>>>;

const ALL = ROLES;
const NONE: readonly Role[] = [];
const EDITORS: readonly Role[] = ['administrator', 'editor'];
const PERSONNEL: readonly Role[] = ['administrator', 'editor', 'personnel'];
const ADMINISTRATORS: readonly Role[] = ['administrator'];
const CLERKS: readonly Role[] = ['administrator', 'clerk'];

const changedBy = (roles: readonly Role[]) => ({
  read: ALL,
  create: roles,
  update: roles,
  delete: roles,
});
const closed = { read: NONE, create: NONE, update: NONE, delete: NONE };

/** Payload's own, not judged by role: how a person likes lists to look. Each session reaches its own entries only. */
export const OWN_ONLY: readonly string[] = ['payload-preferences'];

/**
 * What a role may do with some documents, which no number tells: people change their own record, and the saved views that
 * are theirs or were given to them; people are deleted one by one; clerks put mails of the desk back, and none to staff.
 */
export const SOME_ONLY: Readonly<Record<string, readonly Action[]>> = {
  users: ['update', 'delete'],
  outbox: ['update'],
  'payload-query-presets': ['create', 'update', 'delete'],
};

/**
 * The table by which `npm run check:access` judges the hub. It says again, by hand, what the access rules say in code; a
 * collection that is missing here fails the check.
 */
export const WHO_MAY: WhoMay = {
  'landing-pages': changedBy(EDITORS),
  'application-pages': changedBy(EDITORS),
  'collection-pages': changedBy(EDITORS),
  'brand-pages': changedBy(EDITORS),
  'type-pages': changedBy(EDITORS),
  'international-brands': changedBy(EDITORS),
  'text-pages': changedBy(EDITORS),
  stores: changedBy(EDITORS),
  brands: changedBy(EDITORS),
  vacancies: changedBy(PERSONNEL),
  media: changedBy(EDITORS),
  'home-page': changedBy(EDITORS),
  'internationals-page': changedBy(EDITORS),
  'site-settings': changedBy(ADMINISTRATORS),
  // Everyone may change their own record; which, the rules decide by the record.
  users: { read: ALL, create: NONE, update: ALL, delete: ADMINISTRATORS },
  // The desk: documents arrive and are sent by the hub itself, and are decided at addresses of their own.
  registrations: { read: CLERKS, create: NONE, update: CLERKS, delete: NONE },
  outbox: { read: CLERKS, create: NONE, update: CLERKS, delete: NONE },
  subscribers: { read: CLERKS, create: NONE, update: NONE, delete: ADMINISTRATORS },
  enquiries: { read: CLERKS, create: NONE, update: NONE, delete: ADMINISTRATORS },
  'payload-query-presets': { read: CLERKS, create: CLERKS, update: CLERKS, delete: CLERKS },
  // Payload's own: who has which document open.
  'payload-locked-documents': { read: ALL, create: NONE, update: ALL, delete: ALL },
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
};

/** Who may ask the hub's own addresses: the first that fits holds. Whoever may not is refused, and never told what is there. */
export const OWN_ADDRESSES: readonly (readonly [path: RegExp, who: readonly Role[]])[] = [
  [/^\/products\//u, EDITORS],
  [/^\/preview$/u, PERSONNEL],
  [/^\/users\/(?:invite|\d+\/(?:invite|passkeys))$/u, ADMINISTRATORS],
  [/^\/registrations\/\d+\/(?:export|erase)$/u, ADMINISTRATORS],
  [/^\/registrations\/\d+\/./u, CLERKS],
];

/** Who may see the pages of the hub that stand for no collection and no global. */
export const OWN_PAGES: Readonly<Record<string, readonly Role[]>> = {
  '': ALL,
  '/account': ALL,
  '/audit': ADMINISTRATORS,
  '/people/invite': ADMINISTRATORS,
  '/products': EDITORS,
  '/products/edit': EDITORS,
  '/products/import': EDITORS,
  '/missing': EDITORS,
};

/** What anybody may ask, since people who are not signed in yet have to: none of it tells or changes anything. */
export const FOR_ANYBODY: ReadonlySet<string> = new Set([
  'POST /users/login',
  'POST /users/logout',
  'POST /users/forgot-password',
  'POST /users/reset-password',
  'POST /users/passkeys/sign-in-options',
  'POST /users/passkeys/sign-in',
  'POST /users/refresh-token', // lengthens the session that asks
  'GET /users/me',
  'GET /users/init',
  'GET /access',
  // Taking pictures from other hosts is switched off, and this says so.
  'GET /media/paste-url',
]);

/** Tells the asker what the asker may do: `/api/{slug}/access`. */
export const TELLS_ONES_RIGHTS = /^POST \/(?:globals\/)?[a-z-]+\/access$/u;
