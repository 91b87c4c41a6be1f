import type { CollectionConfig, Endpoint } from 'payload';
import {
  administratorsMayDo,
  administratorsMayDoField,
  everyoneSignedInMayEnter,
  everyoneSignedInMayRead,
  peopleMayChangeThemselves,
  peopleMayReadTheirOwnField,
  ROLE_LABELS,
  ROLES,
} from '../access/roles.ts';
import { auditPasswords, auditRefusal, auditSignIn, auditSignOut } from '../audit/audit-sign-in.ts';
import { isBehindHttps } from '../origins.ts';
import { keepAdministratorsRole, keepAnAdministrator } from '../people/last-administrator.ts';
import { passwordsAreStrong } from '../people/password-rule.ts';
import { RESET_LINK_MS, RESET_SUBJECT, resetMailHtml } from '../people/reset-mail.ts';
import type { HubSettings } from '../settings.ts';

/** A person who does nothing for this long has to sign in again. */
const SESSION_S = 2 * 60 * 60;
const MAX_LOGIN_ATTEMPTS = 5;
const LOCKED_MS = 15 * 60 * 1000;

const NOT_FOUND = 404;

/** An address of Payload's that the hub has no use for: the start makes the first person, and nobody registers. */
const switchedOff = (method: 'post', path: string): Endpoint => ({
  method,
  path,
  handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: NOT_FOUND }),
});

/** The people who work in the hub. */
export const users = (settings: HubSettings): CollectionConfig => ({
  slug: 'users',
  custom: { personalData: true },
  labels: { singular: 'Person', plural: 'People' },
  auth: {
    tokenExpiration: SESSION_S,
    useSessions: true,
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCKED_MS,
    cookies: { sameSite: 'Lax', secure: isBehindHttps(settings) },
    forgotPassword: {
      expiration: RESET_LINK_MS,
      generateEmailSubject: () => RESET_SUBJECT,
      generateEmailHTML: (mail) => resetMailHtml(settings, mail?.token ?? ''),
    },
  },
  admin: {
    group: 'Hub',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
    description: 'Who works in the hub, and as what. Nobody starts with a password of the house.',
  },
  access: {
    admin: everyoneSignedInMayEnter,
    read: everyoneSignedInMayRead,
    create: administratorsMayDo,
    update: peopleMayChangeThemselves,
    delete: administratorsMayDo,
    unlock: administratorsMayDo,
  },
  endpoints: [switchedOff('post', '/verify/:id'), switchedOff('post', '/first-register')],
  hooks: {
    beforeOperation: [passwordsAreStrong],
    beforeChange: [keepAdministratorsRole],
    beforeDelete: [keepAnAdministrator],
    afterLogin: [auditSignIn],
    afterLogout: [auditSignOut],
    afterOperation: [auditPasswords],
    afterError: [auditRefusal],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
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
        create: administratorsMayDoField,
        update: administratorsMayDoField,
      },
      admin: { description: 'Several are possible; each adds to what the person may do.' },
    },
  ],
});
