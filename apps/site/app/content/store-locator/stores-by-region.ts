import type { Store, StoreRegion } from '@selvedge/contract/store';

export interface RegionStores {
  readonly region: StoreRegion;
  /** Names the region in the page's address. */
  readonly anchor: string;
  readonly stores: readonly Store[];
}

/** Stores under their regions, in the order in which they come, which is the fixed one of regions. Source: STORE-01. */
export function storesByRegion(stores: readonly Store[]): RegionStores[] {
  return [...Map.groupBy(stores, ({ region }) => region)].map(([region, group]) => ({
    region,
    anchor: region.toLowerCase().replaceAll(' ', '-'),
    stores: group,
  }));
}

/** Where a telephone number is dialled: its digits, with the plus that it may begin with. */
export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/gu, '')}`;
