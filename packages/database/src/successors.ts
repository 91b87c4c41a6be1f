import type { Product } from '@selvedge/contract/product';
import type { StaffValues } from '@selvedge/contract/staff-values';
import { successor, successorKey } from '@selvedge/contract/successor';
import { ContentTakenError, publishOwned, withdrawOwned } from './owned-content.ts';
import type { QueryExecutor } from './query-executor.ts';

const KIND = 'successor';
const ownerOf = (sku: string): string => `products/${sku}`;

/** A product as it is now, and what staff say of it. */
export interface SaidProduct {
  readonly shown: Product;
  readonly given: StaffValues;
}

/**
 * Brings the published successors of these products to what staff say: a withdrawn colourway that names one, which the
 * site shows, has it; any other has none.
 *
 * @param executor in the transaction that changes the products
 */
export async function publishSuccessors(
  executor: QueryExecutor,
  products: readonly SaidProduct[],
): Promise<void> {
  const { rows } = await executor.query(
    `SELECT owner FROM published.content WHERE kind = '${KIND}'
       AND owner = ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))`,
    [JSON.stringify(products.map(({ shown }) => ownerOf(shown.sku)))],
  );
  const published = new Set(rows.map(({ owner }) => String(owner)));
  for (const { shown, given } of products) {
    const owner = ownerOf(shown.sku);
    const doc = shown.is_published ? null : await successorOf(executor, given.successor);
    if (doc) await publishSuccessor(executor, owner, shown, doc);
    else if (published.has(owner)) await withdrawOwned(executor, owner);
  }
}

async function successorOf(executor: QueryExecutor, sku: string | undefined) {
  if (!sku) return null;
  const { rows } = await executor.query(
    'SELECT doc FROM published.product WHERE sku = $1 AND is_published',
    [sku],
  );
  const [row] = rows;
  return row ? successor.strip().parse(row.doc) : null;
}

/** Another size of the colourway may have named a successor already: the first one stands. */
async function publishSuccessor(
  executor: QueryExecutor,
  owner: string,
  { item_group: itemGroup, range: collection, design, colour }: Product,
  doc: NonNullable<Awaited<ReturnType<typeof successorOf>>>,
): Promise<void> {
  const key = successorKey({ itemGroup, collection, design, colour });
  try {
    await publishOwned(executor, owner, { kind: KIND, key, doc });
  } catch (error) {
    if (!(error instanceof ContentTakenError)) throw error;
  }
}
