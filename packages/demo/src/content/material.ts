import type { Product } from '@selvedge/contract/product';
import type { ScenePlan } from '../scenes/scene-plan.ts';
import { type Offer, offersOf } from './offers.ts';
import { type Pictures, picturesOf } from './pictures.ts';

/** What the pages are written from: what is sold, and how it looks. */
export interface Material {
  readonly offers: readonly Offer[];
  readonly pictures: Pictures;
}

/** The material that these products give, and the scenes that are planned. */
export const materialOf = (products: readonly Product[], plan?: ScenePlan): Material => ({
  offers: offersOf(products),
  pictures: picturesOf(products, plan),
});
