import type { Config } from 'payload';

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>;

/** The hub's pages about products and about what is missing. */
export const productViews: Views = {
  productImport: {
    Component: '/products/import/import-view.tsx#ImportView',
    path: '/products/import',
    exact: true,
    meta: { title: 'Product import' },
  },
  product: {
    Component: '/products/edit/edit-view.tsx#ProductView',
    path: '/products/edit',
    exact: true,
    meta: { title: 'Product' },
  },
  products: {
    Component: '/products/list/products-view.tsx#ProductsView',
    path: '/products',
    exact: true,
    meta: { title: 'Products' },
  },
  missing: {
    Component: '/missing/missing-view.tsx#MissingView',
    path: '/missing',
    exact: true,
    meta: { title: 'What is missing' },
  },
};
