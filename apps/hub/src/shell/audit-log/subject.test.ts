import { expect, test } from 'vitest';
import { kindsOf, subjectOf } from './read-audit.ts';

// What subjects are made of, of all that Payload knows of its collections.
const config = {
  collections: [
    { slug: 'stores', labels: { singular: 'Store' }, admin: {} },
    { slug: 'payload-jobs', labels: { singular: 'Job' }, admin: {} },
  ],
  globals: [{ slug: 'home-page', label: 'Home page' }],
} as unknown as Parameters<typeof subjectOf>[0];

test.each([
  [{ action: 'publish', kind: 'stores', id: '7' }, 'Store', '/admin/collections/stores/7'],
  [{ action: 'delete', kind: 'stores', id: '7' }, 'Store', null],
  [{ action: 'sign in refused', kind: 'stores', id: null }, 'Store', null],
  [{ action: 'update', kind: 'home-page', id: null }, 'Home page', '/admin/globals/home-page'],
  [{ action: 'withdraw', kind: 'products', id: 'A B' }, 'Product', '/admin/products/edit?sku=A+B'],
  [{ action: 'withdraw', kind: 'products', id: null }, 'Product', null],
  [{ action: 'undo import', kind: 'products', id: '3' }, 'Product', '/admin/products/import'],
  [{ action: 'update', kind: 'gone-since', id: '3' }, 'gone since', null],
])('%j is told by the name that menus give it', (entry, kind, href) => {
  expect(subjectOf(config, entry)).toEqual({ kind, href });
});

test('people choose among the kinds that they know', () => {
  expect(kindsOf(config)).toEqual([
    ['home-page', 'Home page'],
    ['products', 'Product'],
    ['stores', 'Store'],
  ]);
});
