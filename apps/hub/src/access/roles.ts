import type { Access, PayloadRequest } from 'payload';

/** What a person of the hub may be; one person may be several. */
export const ROLES = ['administrator', 'editor', 'clerk', 'personnel'] as const;
export type Role = (typeof ROLES)[number];

/** Whether the person who asks has one of these roles; nobody has none. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...roles: readonly Role[]): boolean {
  return req.user?.roles.some((role) => roles.includes(role)) ?? false;
}

export const administratorsOnly: Access = ({ req }) => hasRole(req, 'administrator');
export const editorsMayChangeContent: Access = ({ req }) => hasRole(req, 'administrator', 'editor');
export const everyoneSignedInMayRead: Access = ({ req }) => hasRole(req, ...ROLES);
export const personnelMayChangeVacancies: Access = ({ req }) =>
  hasRole(req, 'administrator', 'editor', 'personnel');
export const nobody: Access = () => false;
