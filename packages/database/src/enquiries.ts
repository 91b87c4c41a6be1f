import type { ProductLink } from '@selvedge/contract/urls';
import type pg from 'pg';

interface SealedEnquiry {
  /** Under which it is kept once, 16 to 200 characters. */
  readonly idempotencyKey: string;
  /** Sealed to the hub's public key; 100,000 bytes at most. */
  readonly body: Uint8Array;
  /** A mark of the network that it comes from, at most 64 characters. */
  readonly askedBy: string;
}

/**
 * Keeps a letter to a store for the hub, once for each key. What was recorded is durable when the promise resolves.
 * Rejects where as many letters wait as may.
 *
 * @param client the site's role, or a pool of it
 */
export async function recordEnquiry(
  client: pg.ClientBase | pg.Pool,
  { idempotencyKey, body, askedBy }: SealedEnquiry,
): Promise<void> {
  const values = [idempotencyKey, Buffer.from(body), askedBy];
  await client.query('SELECT inbox.record_enquiry($1, $2, $3)', values);
}

/** A product as a letter names it. */
export type NamedProduct = Pick<ProductLink, 'item_group' | 'sku'>;

const LISTED = ['sku', 'item_group', 'range', 'design', 'colour', 'diameter', 'width', 'length_cm']
  .map((field) => `doc->>'${field}' AS ${field}`)
  .join(', ');

/**
 * Of some products those that are published, each once, in the order in which they are named, with what links to them are
 * made of.
 *
 * @param client of any role
 */
export async function publishedOf(
  client: pg.ClientBase | pg.Pool,
  named: readonly NamedProduct[],
): Promise<ProductLink[]> {
  const { rows } = await client.query<ProductLink>(
    `SELECT ${LISTED} FROM published.product WHERE is_published AND sku = ANY($1)`,
    [named.map(({ sku }) => sku)],
  );
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return [...new Set(named.map(({ sku }) => sku))].flatMap((sku) => {
    const found = bySku.get(sku);
    const isNamed = named.some((one) => one.sku === sku && one.item_group === found?.item_group);
    return found && isNamed ? [found] : [];
  });
}
