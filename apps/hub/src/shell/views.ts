import type { Config } from 'payload';

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>;

const page = (path: `/${string}`, title: string, Component: string) => ({
  Component,
  path,
  exact: true,
  meta: { title },
});

/** The hub's pages beside Payload's own. */
export const views: Views = {
  dashboard: { Component: '/shell/dashboard/dashboard.tsx#Dashboard' },
  audit: {
    ...page('/audit', 'Audit log', '/shell/audit-log/audit-view.tsx#AuditView'),
    exact: false,
  },
  invite: page(
    '/people/invite',
    'Invite a person',
    '/people/invitations/invite-view.tsx#InviteView',
  ),
  welcome: page('/welcome', 'Welcome', '/people/invitations/invite-view.tsx#WelcomeView'),
  passkey: page('/passkey', 'Add a passkey', '/people/passkeys/passkey-view.tsx#PasskeyView'),
  productImport: page(
    '/products/import',
    'Product import',
    '/products/products-view.tsx#ImportView',
  ),
  product: page('/products/edit', 'Product', '/products/product-view.tsx#ProductView'),
  products: page('/products', 'Products', '/products/products-view.tsx#ProductsView'),
  missing: page('/missing', 'What is missing', '/shell/missing/missing-view.tsx#MissingView'),
};
