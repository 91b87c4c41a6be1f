import type { Product } from '@selvedge/contract/product';
import { BROWSER_LISTS, readBrowserList, writeBrowserList } from '../../data/browser-list.ts';
import { itemAddress } from '../rules/item-address.ts';

/** What a card needs of a product whose page was opened. */
export interface SeenProduct {
  readonly sku: string;
  /** On this site, from its root. */
  readonly href: string;
  readonly design: string;
  /** Colour and collection. */
  readonly details: string;
  readonly picture: string;
}

export type OpenedProduct = Pick<
  Product,
  'sku' | 'item_group' | 'range' | 'design' | 'colour' | 'primaryImageUrl'
>;

export const seenProduct = (product: OpenedProduct): SeenProduct => ({
  sku: product.sku,
  href: itemAddress(product),
  design: product.design,
  details: [product.colour, product.range].filter((text) => text !== '').join(', '),
  picture: product.primaryImageUrl,
});

/** How many are shown. One more is kept, since the page that is open does not show itself. */
export const MAX_SEEN_PRODUCTS = 8;

/** The list with a product at its head, once, and no longer than it may be. */
export const withSeen = (list: readonly SeenProduct[], opened: SeenProduct): SeenProduct[] =>
  [opened, ...list.filter(({ sku }) => sku !== opened.sku)].slice(0, MAX_SEEN_PRODUCTS + 1);

/** The products whose pages were opened in this browser, the last first; what is none is passed over. */
export const readSeen = (storage: () => Storage): SeenProduct[] =>
  readBrowserList(storage, BROWSER_LISTS.seenProducts)
    .filter(isSeenProduct)
    .slice(0, MAX_SEEN_PRODUCTS + 1);

/** Keeps the list in this browser alone; an empty list leaves nothing behind. */
export const writeSeen = (storage: () => Storage, list: readonly SeenProduct[]): void =>
  writeBrowserList(storage, BROWSER_LISTS.seenProducts, list);

const FIELDS = ['sku', 'href', 'design', 'details', 'picture'] as const;

function isSeenProduct(entry: unknown): entry is SeenProduct {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...entry };
  return (
    FIELDS.every((field) => typeof fields[field] === 'string') &&
    /^\/(?![/\\])/u.test(String(fields.href))
  );
}
