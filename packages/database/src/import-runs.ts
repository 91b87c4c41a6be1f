import type { Product } from '@selvedge/contract/product';
import type pg from 'pg';

/** One run of the importer. */
interface ImportRun {
  fileName: string;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  fileSha256: string;
  /** Name of the mapping, or path of its file. */
  mapping: string;
  source: string;
  startedAt: Date;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  rejected: number;
}

/**
 * Writes the run's row into the import log. Called in the run's own transaction, so that the log tells of just the runs
 * that took place.
 *
 * @returns the run's number, by which it is found again
 */
export async function recordImportRun(client: pg.ClientBase, run: ImportRun): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO published.import_run
       (file_name, file_sha256, mapping, source, started_at, added, changed, unchanged, withdrawn, rejected)
     VALUES ($1, decode($2, 'hex'), $3, $4, $5, $6, $7, $8, $9, $10)
     RETURNING id`,
    [
      run.fileName,
      run.fileSha256,
      run.mapping,
      run.source,
      run.startedAt,
      run.added,
      run.changed,
      run.unchanged,
      run.withdrawn,
      run.rejected,
    ],
  );
  return rows[0]?.id ?? '';
}

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

/** What happens to one field. */
interface FieldChange {
  readonly field: string;
  /** Products in which it changes. */
  readonly products: number;
  /** Those of them in which it had a value and has none any more. */
  readonly emptied: number;
}

/** What a run changes of products that were there before it. */
export interface ImportChanges {
  /** Every field that changes, those that lose most first. */
  readonly fields: readonly FieldChange[];
  /** Products that lose the value of a field, and how many values are lost in all. */
  readonly emptied: { readonly products: number; readonly fields: number };
  /** Products that belonged to the list of another supplier. */
  readonly takenOver: readonly { readonly source: string; readonly products: number }[];
}

const NOTHING = `('""'::jsonb, '[]'::jsonb, 'null'::jsonb)`;

/**
 * What the run of this transaction changes, as the supplier had it and has it now.
 *
 * @param client in the transaction of `writeProducts`, which has noted what it replaced
 * @param source of the list
 */
export async function importChanges(client: pg.ClientBase, source: string): Promise<ImportChanges> {
  const { rows } = await client.query<{ changes: ImportChanges }>(
    `WITH product AS MATERIALIZED (
       SELECT replaced.sku, replaced.doc::jsonb AS before, coalesce(staff.supplied, stored.doc)::jsonb AS after
       FROM replaced_product AS replaced JOIN published.product AS stored ON stored.sku = replaced.sku
         LEFT JOIN products.staff_values AS staff ON staff.sku = replaced.sku
       WHERE replaced.doc IS NOT NULL),
     change AS MATERIALIZED (
       SELECT product.sku, was.key AS field,
         was.value NOT IN ${NOTHING} AND coalesce(after -> was.key, 'null') IN ${NOTHING} AS is_emptied
       FROM product CROSS JOIN jsonb_each(before) AS was
       WHERE was.value IS DISTINCT FROM after -> was.key),
     field_change AS (
       SELECT field, count(*) AS products, count(*) FILTER (WHERE is_emptied) AS emptied FROM change GROUP BY field),
     taken_over AS (
       SELECT source, count(*) AS products FROM replaced_product
       WHERE doc IS NOT NULL AND source <> $1 GROUP BY source)
     SELECT json_build_object(
       'fields', coalesce((SELECT json_agg(field_change ORDER BY emptied DESC, products DESC, field) FROM field_change), '[]'),
       'emptied', (SELECT json_build_object('products', count(DISTINCT sku), 'fields', count(*))
                   FROM change WHERE is_emptied),
       'takenOver', coalesce((SELECT json_agg(taken_over ORDER BY source) FROM taken_over), '[]')) AS changes`,
    [source],
  );
  return rows[0]?.changes ?? { fields: [], emptied: { products: 0, fields: 0 }, takenOver: [] };
}
