import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Product } from '@selvedge/contract/product';
import { type StaffValues, withStaffValues } from '@selvedge/contract/staff-values';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { noteReplaced } from './import-runs.ts';
import { noteNewValues } from './new-values.ts';
import { COPY_COLUMNS, copyLine } from './product-row.ts';
import { publishSuccessors } from './successors.ts';

/** Size of one piece of the COPY stream, in characters. */
const CHUNK_LENGTH = 64 * 1024;
/** Writes of fewer rows than this leave the planner's statistics as good as they were. */
const ANALYZE_FROM_ROWS = 1000;

interface WriteOptions {
  /** Who owns these products: a SKU that is missing from a complete list is withdrawn only if it is this source's. */
  source: string;
  /** Whether the products are all that the source has. */
  complete: boolean;
  /** Whether the temporary table `replaced_product` is to hold what is changed, as it was; see import-runs.ts. */
  keepsReplaced?: boolean;
  /** Called now and then with the number of products taken so far, and once at the end of the reading. */
  onProgress?(count: number): void;
}

/** Each product counts once: one that was published and now is not is withdrawn, and not changed as well. */
export interface WriteCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}

/** A SKU stood twice in one list, so which of the two is meant cannot be told. */
export class DuplicateSkuError extends Error {
  override name = 'DuplicateSkuError';
  readonly sku: string;

  constructor(sku: string) {
    super(`The SKU ${JSON.stringify(sku)} stands more than once in the products`);
    this.sku = sku;
  }
}

/**
 * Writes a supplier's products by SKU, inside the caller's transaction; on any error that transaction must be rolled back.
 * What staff say of a product stays laid over it. Rows whose content is as stored are not touched, and where nothing
 * differs the published revision does not move.
 *
 * @param client in a transaction, as owner or hub
 * @throws {DuplicateSkuError}, {UnstorableProductError} or, for what is no product, {z.ZodError}
 */
export async function writeProducts(
  client: pg.ClientBase,
  products: AsyncIterable<Product> | Iterable<Product>,
  options: WriteOptions,
): Promise<WriteCounts> {
  await client.query(`
    CREATE TEMPORARY TABLE staged_product ON COMMIT DROP AS
      SELECT ${COPY_COLUMNS} FROM published.product WITH NO DATA`);
  await pipeline(
    Readable.from(copyChunks(products, options.onProgress), { objectMode: false }),
    client.query(copyFrom(`COPY staged_product (${COPY_COLUMNS}) FROM STDIN`)),
  );
  // With the index, no plan that a poor estimate could lead to compares every row with every other.
  await client.query('CREATE UNIQUE INDEX ON staged_product (sku)');
  await client.query('ANALYZE staged_product');
  // Two writers at once would each count by what the other is about to change.
  await client.query('LOCK TABLE published.product IN SHARE ROW EXCLUSIVE MODE');
  if (options.keepsReplaced) await noteReplaced(client, options.source);
  await layStaffValues(client);
  if (options.keepsReplaced) await noteNewValues(client);
  const counts = await countStaged(client, options.source);
  if (counts.added + counts.changed + counts.withdrawn > 0) await upsert(client, options.source);
  if (options.complete)
    counts.withdrawn += await withdrawMissing(
      client,
      options.source,
      options.keepsReplaced ?? false,
    );
  await client.query('DROP TABLE staged_product');
  await publishSuccessors(client);
  if (counts.added + counts.changed + counts.withdrawn >= ANALYZE_FROM_ROWS) {
    await client.query('ANALYZE published.product'); // a no-op with a warning where the role may not
  }
  return counts;
}

async function* copyChunks(
  products: AsyncIterable<Product> | Iterable<Product>,
  onProgress: WriteOptions['onProgress'],
): AsyncGenerator<Buffer> {
  const skus = new Set<string>();
  let chunk = '';
  for await (const product of products) {
    if (skus.has(product.sku)) throw new DuplicateSkuError(product.sku);
    skus.add(product.sku);
    chunk += copyLine(product);
    if (chunk.length >= CHUNK_LENGTH) {
      yield Buffer.from(chunk);
      chunk = '';
      onProgress?.(skus.size);
    }
  }
  yield Buffer.from(chunk);
  onProgress?.(skus.size);
}

const DIFFERS = '(stored.content_hash <> staged.content_hash OR stored.source <> $1)';

async function countStaged(client: pg.ClientBase, source: string): Promise<WriteCounts> {
  const { rows } = await client.query<Record<keyof WriteCounts, number>>(
    `SELECT count(*) FILTER (WHERE stored.sku IS NULL)::int AS added,
       count(*) FILTER (WHERE ${DIFFERS} AND (staged.is_published OR NOT stored.is_published))::int AS changed,
       count(*) FILTER (WHERE NOT ${DIFFERS})::int AS unchanged,
       count(*) FILTER (WHERE stored.is_published AND NOT staged.is_published)::int AS withdrawn
     FROM staged_product AS staged LEFT JOIN published.product AS stored USING (sku)`,
    [source],
  );
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
}

async function upsert(client: pg.ClientBase, source: string): Promise<void> {
  const assignments = COPY_COLUMNS.split(', ')
    .filter((column) => column !== 'sku')
    .map((column) => `${column} = excluded.${column}`);
  await client.query(
    `INSERT INTO published.product (source, ${COPY_COLUMNS})
     SELECT $1, staged.* FROM staged_product AS staged LEFT JOIN published.product AS stored USING (sku)
     WHERE stored.sku IS NULL OR ${DIFFERS}
     ON CONFLICT (sku) DO UPDATE SET source = excluded.source, changed_at = now(), ${assignments.join(', ')}`,
    [source],
  );
}

/**
 * Withdraws the products of a source that its complete list, staged in `staged_product`, lacks. Where staff say whether a
 * product is shown, their word stands, and only what the supplier says is changed.
 *
 * @param client in the transaction of `writeProducts`
 * @param keepsReplaced whether `replaced_product` takes them as they were
 * @returns how many products the site has no longer
 */
async function withdrawMissing(
  client: pg.ClientBase,
  source: string,
  keepsReplaced: boolean,
): Promise<number> {
  await client.query(`
    CREATE TEMPORARY TABLE missing_product
      (sku text COLLATE "C" PRIMARY KEY, source text, doc json, is_decided boolean) ON COMMIT DROP`);
  await client.query(
    `INSERT INTO missing_product
     SELECT sku, stored.source, coalesce(staff.supplied, stored.doc), coalesce(staff.given ? 'is_published', false)
     FROM published.product AS stored LEFT JOIN products.staff_values AS staff USING (sku)
     WHERE stored.source = $1 AND coalesce((staff.supplied->>'is_published')::boolean, stored.is_published)
       AND NOT EXISTS (SELECT FROM staged_product AS staged WHERE staged.sku = stored.sku)`,
    [source],
  );
  if (keepsReplaced) {
    await client.query(
      'INSERT INTO replaced_product (sku, source, doc) SELECT sku, source, doc FROM missing_product',
    );
  }
  await client.query(`
    UPDATE products.staff_values AS staff SET supplied = (supplied::jsonb || '{"is_published": false}')::json
    FROM missing_product AS missing WHERE missing.sku = staff.sku`);
  const { rows } = await client.query<{ open: boolean }>(
    'SELECT count(*) > 0 AS open FROM missing_product WHERE NOT is_decided',
  );
  // An update of no rows would still count the revision up. The hash is another than that of the same product published,
  // so that it counts as changed when it comes back.
  const withdrawn = rows[0]?.open
    ? await client.query(`
        UPDATE published.product SET is_published = false, doc = (product.doc::jsonb || '{"is_published": false}')::json,
          content_hash = sha256(content_hash), changed_at = now()
        FROM missing_product AS missing WHERE missing.sku = product.sku AND NOT is_decided`)
    : undefined;
  await client.query('DROP TABLE missing_product');
  return withdrawn?.rowCount ?? 0;
}

/** Products that are taken into memory at a time. */
const STAGED_ROWS = 1000;

interface StagedProduct {
  sku: string;
  supplied: Product;
  given: StaffValues;
}

/**
 * Lays what staff say over the supplier's products in `staged_product`, and keeps the supplier's beside it. Products of
 * which staff say nothing, which are most, are not touched.
 *
 * @param client in the transaction of `writeProducts`, which holds the lock on the products: what staff save meanwhile
 *   waits, and is laid over what this run brings
 */
async function layStaffValues(client: pg.ClientBase): Promise<void> {
  const next = (after: string) =>
    client.query<StagedProduct>(
      `SELECT staged.sku, staged.doc AS supplied, staff.given
       FROM staged_product AS staged JOIN products.staff_values AS staff USING (sku)
       WHERE staged.sku > $1 ORDER BY staged.sku LIMIT ${STAGED_ROWS}`,
      [after],
    );
  let { rows } = await next('');
  if (rows.length === 0) return;
  await client.query(`
    UPDATE products.staff_values AS staff SET supplied = staged.doc
    FROM staged_product AS staged WHERE staged.sku = staff.sku AND staged.doc::text <> staff.supplied::text`);
  await client.query(`
    CREATE TEMPORARY TABLE laid_product ON COMMIT DROP AS
      SELECT ${COPY_COLUMNS} FROM published.product WITH NO DATA`);
  while (rows.length > 0) {
    const lines = rows.map(({ supplied, given }) => copyLine(withStaffValues(supplied, given)));
    await pipeline(
      Readable.from([Buffer.from(lines.join(''))], { objectMode: false }),
      client.query(copyFrom(`COPY laid_product (${COPY_COLUMNS}) FROM STDIN`)),
    );
    ({ rows } = await next(rows.at(-1)?.sku ?? ''));
  }
  await client.query(
    'DELETE FROM staged_product AS staged USING laid_product AS laid WHERE laid.sku = staged.sku',
  );
  await client.query(`INSERT INTO staged_product SELECT ${COPY_COLUMNS} FROM laid_product`);
  await client.query('DROP TABLE laid_product');
}
