import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** What a person of the hub may be; one person may be several. */
export const ROLES = ['administrator', 'editor', 'clerk', 'personnel'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  clerk: 'Registration clerk',
  personnel: 'Personnel (vacancies)',
};

/** Whether the person who asks has one of these roles; nobody has none, nor who has to add a passkey first. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...roles: readonly Role[]): boolean {
  if (req.user?.needsPasskey) return false;
  return req.user?.roles?.some((role) => roles.includes(role)) ?? false;
}

/** Nobody, by this way. */
export const nobody: Access = () => false;

/** People, roles, the audit log, settings of the hub. */
export const administratorsMayDo: Access = ({ req }) => hasRole(req, 'administrator');

/** Pages, pictures, brands, stores, products. */
export const editorsMayChangeContent: Access = ({ req }) => hasRole(req, 'administrator', 'editor');

/** Vacancies; editors may too. */
export const personnelMayChangeVacancies: Access = ({ req }) =>
  hasRole(req, 'administrator', 'editor', 'personnel');

/** Applications for a trade account, which hold personal data. */
export const clerksMayWorkTheDesk: Access = ({ req }) => hasRole(req, 'administrator', 'clerk');

/** What is no secret among the people who work here. */
export const everyoneSignedInMayRead: Access = ({ req }) => hasRole(req, ...ROLES);

/** The hub's pages; a person without any role has nothing to do there. */
export const everyoneSignedInMayEnter = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ...ROLES);

/** A person's own record; an administrator, everyone's. */
export const peopleMayChangeThemselves: Access = ({ req }) => {
  if (hasRole(req, 'administrator')) return true;
  return req.user && hasRole(req, ...ROLES) ? { id: { equals: req.user.id } } : false;
};

/** A field that nobody fills in. */
export const nobodyDoesField: FieldAccess = () => false;

/** A field that the hub alone writes: forms show it, and nobody fills it in. */
export const writtenByHub = {
  access: { create: nobodyDoesField, update: nobodyDoesField },
  admin: { readOnly: true },
} as const;

/** A field that only its own person may fill in. */
export const peopleMayDoTheirOwnField: FieldAccess = ({ req, id, doc }) =>
  hasRole(req, ...ROLES) && req.user?.id === Number(id ?? doc?.id); // an address has it as a text

/** A field that only administrators may fill in. */
export const administratorsMayDoField: FieldAccess = ({ req }) => hasRole(req, 'administrator');

/** A field that its own person and administrators may see. */
export const peopleMayReadTheirOwnField: FieldAccess = ({ req, id, doc }) =>
  hasRole(req, 'administrator') || (req.user !== null && req.user?.id === (id ?? doc?.id));

/** Who works on pages and pictures. */
export const EDITORS: readonly Role[] = ['administrator', 'editor'];
/** Who works at the desk. */
export const CLERKS: readonly Role[] = ['administrator', 'clerk'];

/** Keeps a collection out of the menu of people who have nothing to do there. What they may do, access rules say. */
export const outsideTheMenuOf =
  (roles: readonly Role[]) =>
  ({ user }: { user: object | null }): boolean =>
    !hasRole({ user: Object(user) }, ...roles);
