import {
  APIError,
  type CheckboxField,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type FieldHook,
} from 'payload';
import { z } from 'zod';
import { nobodyDoesField, peopleMayReadTheirOwnField } from '../../access/roles.ts';
import { executorOf, transactionOf } from '../../database/transaction.ts';
import type { HubSettings } from '../../settings.ts';
import { endOtherSessions } from '../sign-in/start-session.ts';
import { shownPasskeys } from './passkey-store.ts';

const administrator = z.object({
  id: z.number(),
  roles: z.array(z.string()).refine((roles) => roles.includes('administrator')),
});

/**
 * `ADMIN_PASSKEY=on`: administrators sign in by passkey alone. One who has none may add one after a sign-in by password,
 * and nothing else until then (`hasRole` of `access/roles.ts`).
 */
export const isPasskeyAsked = ({ ADMIN_PASSKEY }: Pick<HubSettings, 'ADMIN_PASSKEY'>): boolean =>
  ADMIN_PASSKEY === 'on';

/** Whether a person has to add a passkey first; reckoned whenever a person is read, and never stored. */
export const needsPasskeyField = (settings: HubSettings): CheckboxField => {
  const reckon: FieldHook = async ({ data, req }) => {
    const person = isPasskeyAsked(settings) ? administrator.safeParse(data).data : undefined;
    return person ? (await shownPasskeys(executorOf(req.payload), person.id)).length === 0 : false;
  };
  return {
    name: 'needsPasskey',
    type: 'checkbox',
    virtual: true,
    access: { read: peopleMayReadTheirOwnField, create: nobodyDoesField, update: nobodyDoesField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { afterRead: [reckon] },
  };
};

const FORBIDDEN = 403;

/**
 * Refuses a password, once it was found right, of an administrator who has a passkey and has to use it. What the person
 * works as is read anew: Payload's sign-in holds their row by now, and had read it before it judged the password.
 */
export const refusePasswordBesidePasskey =
  (settings: HubSettings): CollectionBeforeLoginHook =>
  async ({ req, user }) => {
    if (!isPasskeyAsked(settings)) return user;
    const stored = await req.payload.findByID({ collection: 'users', id: user.id, depth: 0, req });
    const person = administrator.safeParse(stored).data;
    const isRefused =
      person && (await shownPasskeys(executorOf(req.payload), person.id)).length > 0;
    if (isRefused)
      throw new APIError(
        'Administrators sign in by their passkey here. Another administrator can remove one that is lost.',
        FORBIDDEN,
        null,
        true,
      );
    return user;
  };

/** Has whoever becomes an administrator sign in anew, by passkey: their sessions may have been begun by password alone. */
export const newAdministratorsSignIn =
  (settings: HubSettings): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    const isNew =
      operation === 'update' &&
      administrator.safeParse({ ...originalDoc, ...data }).success &&
      !administrator.safeParse(originalDoc).success;
    if (isNew && isPasskeyAsked(settings))
      await endOtherSessions(await transactionOf(req), originalDoc.id, undefined);
    return data;
  };
