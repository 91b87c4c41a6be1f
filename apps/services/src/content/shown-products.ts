import type { ShownColourway } from '@selvedge/contract/content-parts';
import { type MultiFilterResponse, multiFilterRequest } from '@selvedge/contract/multi-filter';

import { fold } from '@selvedge/contract/text';
import type { Engine } from '../snapshot/snapshot.ts';

/** A colourway has fewer sizes, and a design fewer colours, than this. */
const MOST_FOUND = 100;

/**
 * Content as it is answered: whatever shows colourways gets what their products have, each once; those that the
 * catalogue no longer has are left out.
 */
export async function withShownProducts<T>(content: T, engine: Engine): Promise<T> {
  if (Array.isArray(content)) {
    const parts = await Promise.all(content.map((part) => withShownProducts(part, engine)));
    return parts as T; // part by part, as it came
  }
  if (typeof content !== 'object' || content === null) return content;
  const parts = await Promise.all(
    Object.entries(content).map(async ([name, part]) => [
      name,
      name === 'shows' ? await shownNow(part, engine) : await withShownProducts(part, engine),
    ]),
  );
  return Object.fromEntries(parts);
}

async function shownNow(
  shows: readonly ShownColourway[],
  engine: Engine,
): Promise<ShownColourway[]> {
  const found = await Promise.all(
    shows.map(async (one) => {
      const product = await firstOf(one, engine);
      if (!product) return [];
      const { primaryImageUrl: url = '', sku } = product;
      return [{ ...one, sku, url }];
    }),
  );
  // Two things of a room may be made of one cloth.
  return [...new Map(found.flat().map((one) => [one.sku, one])).values()];
}

/** The first product of a colourway; undefined where the catalogue has none. */
async function firstOf(
  { item_group, range, design, colour }: ShownColourway,
  engine: Engine,
): Promise<MultiFilterResponse['products'][number] | undefined> {
  const wanted = multiFilterRequest.safeParse({
    filters: { item_group, range, design, colour },
    off_setter: { start: 0, end: MOST_FOUND },
    limited: true,
  });
  if (!wanted.success) return undefined;
  const { products } = await engine.multiFilter(wanted.data);
  return products.find((product) => fold(product.colour ?? '') === fold(colour));
}
