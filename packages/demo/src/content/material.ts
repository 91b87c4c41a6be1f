import type { Product } from '@selvedge/contract/product';
import { type Offer, offersOf } from './offers.ts';
import { type Pictures, picturesOf } from './pictures.ts';

/** What the pages are written from: what is sold, and how it looks. */
export interface Material {
  readonly offers: readonly Offer[];
  readonly pictures: Pictures;
}

/** The material that these products give, when the demo's pictures are drawn in this width. */
export const materialOf = (products: readonly Product[], pictureWidthPx?: number): Material => ({
  offers: offersOf(products),
  pictures: picturesOf(products, pictureWidthPx),
});
