import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import {
  administratorsMayDo,
  administratorsMayDoField,
  everyoneSignedInMayEnter,
  everyoneSignedInMayRead,
  hasRole,
  nobody,
  peopleMayChangeThemselves,
  peopleMayDoTheirOwnField,
  peopleMayReadTheirOwnField,
  ROLE_LABELS,
  ROLES,
} from '../access/roles.ts';
import { auditPasswords, auditRefusal, auditSignIn, auditSignOut } from '../audit/audit-sign-in.ts';
import { transactionOf } from '../database/transaction.ts';
import { type HubSettings, isBehindHttps } from '../settings.ts';
import { invitationEndpoints } from './invitations/invitation-endpoints.ts';
import { oneChangeAtATime } from './one-change-at-a-time.ts';
import { passkeyEndpoints } from './passkeys/passkey-endpoints.ts';
import {
  needsPasskeyField,
  newAdministratorsSignIn,
  refusePasswordBesidePasskey,
} from './passkeys/required-passkey.ts';
import { forgotPasswordEndpoint, resetLinks } from './sign-in/forgot-password.ts';
import { linksAreNamed } from './sign-in/invitation-link.ts';
import { passwordsAreStrong } from './sign-in/password-rule.ts';
import { type SignInLock, signInLock, signInLockHooks } from './sign-in/sign-in-lock.ts';
import {
  accessIsChangedFreshly,
  endLinksOfBefore,
  requireFreshSession,
  tellOfPassword,
} from './sign-in/ways-in.ts';

const CONFLICT = 409;

/** @throws APIError 409 where nobody would be left who can let people in */
async function requireAnotherAdministrator(req: PayloadRequest, id: number | string) {
  // One after the other: two who take each other's role at once would both find another.
  const executor = await transactionOf(req);
  await executor.query("SELECT pg_advisory_xact_lock(hashtext('administrators'))", []);
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ roles: { contains: 'administrator' } }, { id: { not_equals: id } }] },
    req,
  });
  if (totalDocs === 0) {
    throw new APIError(
      'The hub needs an administrator: make another one first.',
      CONFLICT,
      null,
      true,
    );
  }
}

/** Has whoever deletes a person sign in for it, and keeps the last administrator. */
const isDeletedFreshly: CollectionBeforeDeleteHook = async ({ req, id }) => {
  if (req.user) await requireFreshSession(req, 'who may sign in');
  const doc = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  if (doc.roles.includes('administrator')) await requireAnotherAdministrator(req, id);
};

const isAdministrator = (doc: unknown): boolean => {
  const roles: unknown = Object(doc).roles;
  return Array.isArray(roles) && roles.includes('administrator');
};

/** Keeps the last administrator from becoming something else, by what is stored, however it was asked for. */
const protectAdministratorsRole: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isAdministrator(previousDoc) && !isAdministrator(doc))
    await requireAnotherAdministrator(req, doc.id);
  return doc;
};

/**
 * Keeps what people work as from being changed of many at once: side by side, each would find another administrator whom
 * the same change is taking away.
 */
const refuseRolesInBulk: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isOfMany = operation === 'update' && !('id' in args && args.id !== undefined);
  if (isOfMany && 'data' in args && args.data && 'roles' in args.data)
    throw new APIError('Change what people work as one by one.', CONFLICT, null, true);
  return args;
};

/** A person who does nothing for this long has to sign in again. */
const SESSION_S = 2 * 60 * 60;
/** Payload's own lock, by which anybody could lock anybody out, is never reached: `sign-in-lock.ts` stands before it. */
const NEVER = Number.MAX_SAFE_INTEGER;

const NOT_FOUND = 404;

/** An address of Payload's that the hub has no use for: the start makes the first person, and nobody registers. */
const switchedOff = (method: 'post', path: string): Endpoint => ({
  method,
  path,
  handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: NOT_FOUND }),
});

/** The people who work in the hub. */
export const users = (settings: HubSettings, lock: SignInLock = signInLock()): CollectionConfig => {
  const lockHooks = signInLockHooks(lock);
  return {
    slug: 'users',
    custom: { personalData: (req) => hasRole(req, 'administrator') },
    labels: { singular: 'Person', plural: 'People' },
    auth: {
      tokenExpiration: SESSION_S,
      useSessions: true,
      maxLoginAttempts: NEVER,
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Lax', secure: isBehindHttps(settings) },
      forgotPassword: resetLinks(settings),
    },
    // What is done to a person is decided by roles, and waits for nobody's open form.
    lockDocuments: false,
    // Of many at once, each would find another administrator whom the same call is taking away.
    disableBulkDelete: true,
    admin: {
      group: 'Hub',
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
      description:
        'Who works in the hub, and as what. People are invited, and choose their own password.',
      components: { beforeListTable: ['/people/invitations/invite-view.tsx#InviteLink'] },
    },
    access: {
      admin: everyoneSignedInMayEnter,
      read: everyoneSignedInMayRead,
      create: nobody, // people are invited
      update: peopleMayChangeThemselves,
      delete: administratorsMayDo,
      unlock: administratorsMayDo,
    },
    endpoints: [
      switchedOff('post', '/verify/:id'),
      switchedOff('post', '/first-register'),
      forgotPasswordEndpoint,
      ...invitationEndpoints(settings),
      ...passkeyEndpoints(settings, lock),
    ],
    hooks: {
      beforeOperation: [
        oneChangeAtATime,
        refuseRolesInBulk,
        passwordsAreStrong,
        lockHooks.beforeOperation,
      ],
      beforeChange: [accessIsChangedFreshly, newAdministratorsSignIn(settings)],
      afterChange: [protectAdministratorsRole, endLinksOfBefore(settings)],
      beforeDelete: [isDeletedFreshly],
      beforeLogin: [refusePasswordBesidePasskey(settings)],
      afterLogin: [auditSignIn, lockHooks.afterLogin],
      afterLogout: [auditSignOut],
      afterOperation: [auditPasswords, lockHooks.afterOperation, tellOfPassword(settings)],
      afterError: [auditRefusal, linksAreNamed],
    },
    fields: [
      // Notes of the desk are signed by it alone: who wrote their own could write as a colleague.
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 100,
        access: { update: administratorsMayDoField },
      },
      {
        name: 'email',
        type: 'email',
        required: true,
        unique: true,
        access: { read: peopleMayReadTheirOwnField, update: administratorsMayDoField },
      },
      {
        name: 'roles',
        label: 'Works as',
        type: 'select',
        hasMany: true,
        required: true,
        options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
        access: {
          read: peopleMayReadTheirOwnField,
          update: administratorsMayDoField,
        },
        admin: {
          disableBulkEdit: true,
          description: 'Several are possible; each adds to what the person may do.',
        },
      },
      {
        // Payload's own, named here for its access alone: forms offer it to its own person.
        name: 'password',
        type: 'text',
        virtual: true,
        access: { update: peopleMayDoTheirOwnField },
        admin: { disabled: true },
      },
      needsPasskeyField(settings),
      {
        name: 'passkeys',
        type: 'ui',
        label: 'Passkeys',
        admin: {
          disableBulkEdit: true,
          disableListColumn: true,
          components: { Field: '/people/passkeys/passkey-view.tsx#PersonPasskeys' },
        },
      },
    ],
  };
};
