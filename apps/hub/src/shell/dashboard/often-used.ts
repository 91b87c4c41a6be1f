import type { Role } from '../../access/roles.ts';

/** A way into the hub, with what one finds there. */
export interface Way {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const EDITORS: readonly Role[] = ['administrator', 'editor'];

/** What people come for most, first, and whom each concerns. */
const WAYS: readonly (Way & { readonly roles: readonly Role[] })[] = [
  {
    href: '/admin/collections/registrations',
    title: 'Registrations',
    text: 'Requests for a trade account that wait for a decision.',
    roles: ['administrator', 'clerk'],
  },
  {
    href: '/admin/globals/home-page',
    title: 'Home page',
    text: 'The banner, the welcome, new arrivals and the featured collection.',
    roles: EDITORS,
  },
  {
    href: '/admin/collections/collection-pages',
    title: 'Collection pages',
    text: 'The story and the pictures above the designs of a collection.',
    roles: EDITORS,
  },
  {
    href: '/admin/collections/stores',
    title: 'Stores',
    text: 'Trading hours, holiday notices, addresses and telephone numbers.',
    roles: EDITORS,
  },
  {
    href: '/admin/collections/vacancies',
    title: 'Vacancies',
    text: 'Open positions on the careers page.',
    roles: ['administrator', 'editor', 'personnel'],
  },
  {
    href: '/admin/products',
    title: 'Products',
    text: 'Descriptions, pictures and which colours are on the site.',
    roles: EDITORS,
  },
  {
    href: '/admin/missing',
    title: 'What is missing',
    text: 'Products without pictures, links that lead nowhere, empty sections.',
    roles: EDITORS,
  },
  {
    href: '/admin/audit',
    title: 'Audit log',
    text: 'Who changed what, and who looked at personal data.',
    roles: ['administrator'],
  },
];

/** The ways that a person of these roles uses most. */
export const oftenUsed = (roles: readonly Role[]): readonly Way[] =>
  WAYS.filter((way) => way.roles.some((role) => roles.includes(role)));
