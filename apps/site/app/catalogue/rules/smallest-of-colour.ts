import { type Measured, sizeMagnitude } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';

interface Coloured extends Measured {
  readonly design: string;
  readonly colour: string;
}

/** What makes two products one colour of one design, case ignored. */
export function colourKey({ design, colour }: Pick<Coloured, 'design' | 'colour'>): string {
  return `${fold(design)}\u0001${fold(colour)}`;
}

/**
 * One product for each design and colour, the smallest: by diameter when there is one, else by width times length.
 * Colours stand in the order in which they first appear; of equals the first is kept. Source: COLL-09.
 */
export function smallestOfColour<P extends Coloured>(products: readonly P[]): P[] {
  const smallest = new Map<string, P>();
  for (const product of products) {
    const key = colourKey(product);
    const kept = smallest.get(key);
    if (!kept || sizeMagnitude(product) < sizeMagnitude(kept)) smallest.set(key, product);
  }
  return [...smallest.values()];
}
