import type { ShownColourway } from '@selvedge/contract/content-parts';
import { type MultiFilterResponse, multiFilterRequest } from '@selvedge/contract/multi-filter';
import { fold } from '@selvedge/contract/text';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** A colourway has fewer sizes, and a design fewer colours, than this. */
const MOST_FOUND = 100;

type Engine = Snapshot['engine'];

/** What was answered, by the products and the content that it is made of: neither changes, and both go with their snapshot. */
const answered = new WeakMap<Engine, WeakMap<object, unknown>>();

/**
 * Content as it is answered: whatever shows colourways gets what their products have, each once; those that the
 * catalogue no longer has are left out.
 */
export function withShownProducts<T extends object | null>(content: T, engine: Engine): T {
  if (content === null) return content;
  const known = answered.get(engine) ?? new WeakMap<object, unknown>();
  answered.set(engine, known);
  if (!known.has(content)) known.set(content, completed(content, engine));
  return known.get(content) as T; // made of content of this type
}

function completed(content: unknown, engine: Engine): unknown {
  if (Array.isArray(content)) return content.map((part) => completed(part, engine));
  if (typeof content !== 'object' || content === null) return content;
  const parts = Object.entries(content).map(([name, part]) => [
    name,
    name === 'shows' ? shownNow(part, engine) : completed(part, engine),
  ]);
  return Object.fromEntries(parts);
}

function shownNow(shows: readonly ShownColourway[], engine: Engine): ShownColourway[] {
  const found = shows.flatMap((one) => {
    const product = firstOf(one, engine);
    if (!product) return [];
    const { primaryImageUrl: url = '', sku } = product;
    return [{ ...one, sku, url }];
  });
  // Two things of a room may be made of one cloth.
  return [...new Map(found.map((one) => [one.sku, one])).values()];
}

/** The first product of a colourway; undefined where the catalogue has none. */
function firstOf(
  { item_group, range, design, colour }: ShownColourway,
  engine: Engine,
): MultiFilterResponse['products'][number] | undefined {
  const wanted = multiFilterRequest.safeParse({
    filters: { item_group, range, design, colour },
    off_setter: { start: 0, end: MOST_FOUND },
    limited: true,
  });
  if (!wanted.success) return undefined;
  const { products } = engine.multiFilter(wanted.data);
  return products.find((product) => fold(product.colour ?? '') === fold(colour));
}
