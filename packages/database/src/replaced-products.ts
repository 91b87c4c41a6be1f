import type { Product } from '@selvedge/contract/product';
import type pg from 'pg';

/** Imports that can be taken back, the newest. */
export const KEPT_RUNS = 10;

/**
 * Notes in the temporary table `replaced_product` what a list is about to change, as the supplier had it: before what staff
 * say is laid over `staged_product`, so that both sides are the supplier's.
 *
 * @param client in the transaction of `writeProducts`
 */
export async function noteReplaced(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE replaced_product
      (sku text COLLATE "C" PRIMARY KEY, source text, doc json) ON COMMIT DROP`);
  await client.query(
    `INSERT INTO replaced_product
     SELECT staged.sku, stored.source, coalesce(staff.supplied, stored.doc)
     FROM staged_product AS staged
       LEFT JOIN published.product AS stored ON stored.sku = staged.sku
       LEFT JOIN products.staff_values AS staff ON staff.sku = stored.sku
     WHERE stored.sku IS NULL OR stored.source <> $1 OR CASE WHEN staff.sku IS NULL
       THEN stored.content_hash <> staged.content_hash ELSE staff.supplied::text <> staged.doc::text END`,
    [source],
  );
}

/** Keeps what a run has replaced, so that it can be taken back, and lets go of what older runs have. */
export async function keepReplaced(client: pg.ClientBase, runId: string): Promise<void> {
  await client.query(
    'INSERT INTO products.replaced (run_id, sku, source, doc) SELECT $1, sku, source, doc FROM replaced_product',
    [runId],
  );
  await client.query(
    `DELETE FROM products.replaced WHERE run_id < (
       SELECT min(run_id) FROM (SELECT DISTINCT run_id FROM products.replaced ORDER BY run_id DESC LIMIT ${KEPT_RUNS}) AS kept)`,
  );
}

const IS_WITHDRAWN = "(before->>'is_published')::boolean AND NOT (after->>'is_published')::boolean";

/** One product that a run changes, as the supplier had it and has it now; null before where it is new. */
export interface ReplacedProduct {
  readonly sku: string;
  readonly before: Product | null;
  readonly after: Product;
}

/**
 * Some of the products that the run of this transaction changes: of the new, the changed and the withdrawn ones as many
 * each.
 *
 * @param mostOfEach of each of the three kinds
 */
export async function replacedExamples(
  client: pg.ClientBase,
  mostOfEach: number,
): Promise<ReplacedProduct[]> {
  // Each is found by the order of the SKUs, so that a few of a hundred thousand cost little.
  const { rows } = await client.query<ReplacedProduct>(
    `WITH changed AS NOT MATERIALIZED (
       SELECT replaced.sku, replaced.doc AS before, coalesce(staff.supplied, stored.doc) AS after
       FROM replaced_product AS replaced JOIN published.product AS stored ON stored.sku = replaced.sku
         LEFT JOIN products.staff_values AS staff ON staff.sku = replaced.sku
       ORDER BY replaced.sku)
     (SELECT * FROM changed WHERE before IS NOT NULL AND NOT (${IS_WITHDRAWN}) LIMIT $1)
     UNION ALL (SELECT * FROM changed WHERE before IS NOT NULL AND ${IS_WITHDRAWN} LIMIT $1)
     UNION ALL (SELECT * FROM changed WHERE before IS NULL LIMIT $1)`,
    [mostOfEach],
  );
  return rows;
}
