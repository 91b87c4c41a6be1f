import type { z } from 'zod';
import { productCard } from './product.ts';
import { fold } from './text.ts';

/** The product that took the place of a withdrawn colourway, with what its address is made of. */
export const successor = productCard.pick({
  sku: true,
  design: true,
  colour: true,
  range: true,
  item_group: true,
  width: true,
  length_cm: true,
  diameter: true,
});

export type Successor = z.output<typeof successor>;

/** A colourway as its page's path names it. */
export interface ColourwayPath {
  readonly itemGroup: string;
  readonly collection: string;
  readonly design: string;
  readonly colour: string;
}

/** The name under which a colourway's successor is published: the parts of its path, folded (decision 35). */
export const successorKey = ({ itemGroup, collection, design, colour }: ColourwayPath): string =>
  [itemGroup, collection, design, colour].map((part) => encodeURIComponent(fold(part))).join('/');
