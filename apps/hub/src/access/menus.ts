import type { Role } from './roles.ts';

/** Who works on pages and pictures. */
export const EDITORS: readonly Role[] = ['administrator', 'editor'];

/** Keeps a collection out of the menu of people who have nothing to do there. What they may do, access rules say. */
export const outsideTheMenuOf =
  (roles: readonly Role[]) =>
  ({ user }: { user: object | null }): boolean => {
    const held: readonly unknown[] =
      user && 'roles' in user && Array.isArray(user.roles) ? user.roles : [];
    return !roles.some((role) => held.includes(role));
  };
