import type { Config } from 'payload';

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>;

/** The hub's pages beside Payload's own. */
export const views: Views = {
  dashboard: { Component: '/shell/dashboard/dashboard.tsx#Dashboard' },
  audit: {
    Component: '/shell/audit-log/audit-view.tsx#AuditView',
    path: '/audit',
    meta: { title: 'Audit log' },
  },
  invite: {
    Component: '/people/invitations/invite-view.tsx#InviteView',
    path: '/people/invite',
    exact: true,
    meta: { title: 'Invite a person' },
  },
  welcome: {
    Component: '/people/invitations/invite-view.tsx#WelcomeView',
    path: '/welcome',
    exact: true,
    meta: { title: 'Welcome' },
  },
  passkey: {
    Component: '/people/passkeys/passkey-view.tsx#PasskeyView',
    path: '/passkey',
    exact: true,
    meta: { title: 'Add a passkey' },
  },
  productImport: {
    Component: '/products/import/import-view.tsx#ImportView',
    path: '/products/import',
    exact: true,
    meta: { title: 'Product import' },
  },
  product: {
    Component: '/products/product-view.tsx#ProductView',
    path: '/products/edit',
    exact: true,
    meta: { title: 'Product' },
  },
  products: {
    Component: '/products/products-view.tsx#ProductsView',
    path: '/products',
    exact: true,
    meta: { title: 'Products' },
  },
  missing: {
    Component: '/shell/missing/missing-view.tsx#MissingView',
    path: '/missing',
    exact: true,
    meta: { title: 'What is missing' },
  },
};
