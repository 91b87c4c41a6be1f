import type { Product } from '@selvedge/contract/product';
import { type Offer, offersOf } from './offers.ts';
import { type Pictures, picturesOf } from './pictures.ts';

/** What the pages are written from: what is sold, and how it looks. */
export interface Material {
  readonly offers: readonly Offer[];
  readonly pictures: Pictures;
}

/** The material that these products give. */
export const materialOf = (products: readonly Product[]): Material => ({
  offers: offersOf(products),
  pictures: picturesOf(products),
});
