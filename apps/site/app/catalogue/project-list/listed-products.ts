import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { MAX_PROJECT_PRODUCTS } from '@selvedge/contract/limits';
import type { Product } from '@selvedge/contract/product';
import { BROWSER_LISTS, readBrowserList, writeBrowserList } from '../../data/browser-list.ts';
import { itemAddress } from '../rules/item-address.ts';
import { sizeWords } from '../rules/size-words.ts';

/** What the project list keeps of a product: enough to show it also once it has left the catalogue. */
export interface ListedProduct {
  readonly item_group: string;
  readonly sku: string;
  /** On this site, from its root. */
  readonly href: string;
  readonly design: string;
  readonly colour: string;
  /** Collection, and the size of what is sold in sizes. */
  readonly details: string;
  readonly picture: string;
}

type Shown = Pick<
  Product,
  'sku' | 'item_group' | 'range' | 'design' | 'colour' | 'primaryImageUrl'
> &
  Partial<Pick<Product, 'width' | 'length_cm' | 'diameter'>>;

/** Of cloth and paper the measures are those of a roll. */
const isSoldInSizes = ({ item_group }: Shown): boolean =>
  item_group !== ITEM_GROUP.fabric && item_group !== ITEM_GROUP.wallpaper;

export const listedProduct = (product: Shown): ListedProduct => ({
  item_group: product.item_group,
  sku: product.sku,
  href: itemAddress(product),
  design: product.design,
  colour: product.colour,
  details: [product.range, isSoldInSizes(product) ? sizeWords(product) : '']
    .filter((text) => text !== '')
    .join(', '),
  picture: product.primaryImageUrl,
});

/** The list with a product at its end, once; null where it holds as many as it may. */
export function withProduct(
  list: readonly ListedProduct[],
  product: ListedProduct,
  at = list.length,
): ListedProduct[] | null {
  const others = list.filter(({ sku }) => sku !== product.sku);
  return others.length < MAX_PROJECT_PRODUCTS ? others.toSpliced(at, 0, product) : null;
}

export const withoutProduct = (list: readonly ListedProduct[], sku: string): ListedProduct[] =>
  list.filter((one) => one.sku !== sku);

/** The project list of this browser; what is no product of it is passed over. */
export const readProjectList = (storage: () => Storage): ListedProduct[] =>
  readBrowserList(storage, BROWSER_LISTS.projectList)
    .filter(isListedProduct)
    .slice(0, MAX_PROJECT_PRODUCTS);

/** Keeps the list in this browser alone; an empty list leaves nothing behind. */
export const writeProjectList = (storage: () => Storage, list: readonly ListedProduct[]): void =>
  writeBrowserList(storage, BROWSER_LISTS.projectList, list);

const FIELDS = [
  'item_group',
  'sku',
  'href',
  'design',
  'colour',
  'details',
  'picture',
] as const satisfies readonly (keyof ListedProduct)[];

function isListedProduct(entry: unknown): entry is ListedProduct {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...entry };
  return (
    FIELDS.every((field) => typeof fields[field] === 'string') &&
    /^\/(?![/\\])\P{Cc}*$/u.test(String(fields.href)) // a browser passes over controls
  );
}
