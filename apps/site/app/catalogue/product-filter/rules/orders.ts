import {
  SORT_MANY_DESIGNS,
  SORT_MARTINDALE,
  SORT_NEWEST,
  SORT_WIDTH,
  type SortSetting,
} from '@selvedge/contract/facets';
import type { PanelSection } from '@selvedge/contract/filter-panel';
import type { FactField } from '@selvedge/contract/product-facts';

/** The orders beside the alphabet's, by what the address calls them (decision 44). */
export const ORDERS = {
  designs: { label: 'Many designs', sort: SORT_MANY_DESIGNS, fact: null },
  newest: { label: 'Newest', sort: SORT_NEWEST, fact: null },
  martindale: { label: 'Most rubs', sort: SORT_MARTINDALE, fact: 'martindale' },
  width: { label: 'Widest', sort: SORT_WIDTH, fact: 'width_cm' },
} as const satisfies Record<
  string,
  { readonly label: string; readonly sort: SortSetting; readonly fact: FactField | null }
>;

export type Order = keyof typeof ORDERS;

/** The order that an address names; undefined for the alphabet's, as which anything unknown counts. */
export const orderNamed = (name: string | null): Order | undefined =>
  ORDER_NAMES.find((order) => order === name);

const ORDER_NAMES = Object.keys(ORDERS) as Order[]; // a constant has no other keys than its type

/**
 * The orders that a page offers, with their words; the alphabet's is the empty one.
 *
 * @param panel what the page can be filtered by
 */
export const offeredOrders = (
  panel: readonly PanelSection[],
): readonly (readonly [value: string, label: string])[] => [
  ['', 'A to Z'],
  ...ORDER_NAMES.filter((order) => {
    const { fact } = ORDERS[order];
    return fact === null || panel.includes(fact);
  }).map((order) => [order, ORDERS[order].label] as const),
];
