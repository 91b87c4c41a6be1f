import { type Product, product as productSchema } from '@selvedge/contract/product';
import {
  type StaffChange,
  type StaffValues,
  staffValues,
  withStaffValues,
} from '@selvedge/contract/staff-values';
import { z } from 'zod';
import { findBadText, productRow, UnstorableProductError } from './product-row.ts';
import type { QueryExecutor } from './query-executor.ts';
import { publishSuccessors } from './successors.ts';

/** Products that one statement changes. */
const BATCH_ROWS = 500;

const saidRow = z.object({
  sku: z.string(),
  supplied: productSchema,
  given: staffValues,
  content_hash: z.string(),
});

const AMONG = '= ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))';

/**
 * Changes what staff say of products and brings the published ones to it, in the caller's transaction. A field that is
 * null is the supplier's again. SKUs that are not there are passed over; where nothing differs, nothing is written.
 *
 * @param executor in a transaction that reads what is committed
 * @returns how many of the products the site now has otherwise
 * @throws {z.ZodError} where a value is not as it may be
 * @throws {UnstorableProductError} where PostgreSQL cannot keep it
 */
export async function changeStaffValues(
  executor: QueryExecutor,
  skus: readonly string[],
  change: StaffChange,
): Promise<number> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
  staffValues.parse(set);
  const problem = findBadText(set, '');
  if (problem) throw new UnstorableProductError(skus[0] ?? '', problem);
  // An import holds the lock that this one waits for: what it brings is there before staff values are laid over it.
  await executor.query('LOCK TABLE published.product IN ROW EXCLUSIVE MODE', []);
  let changed = 0;
  const sorted = [...new Set(skus)].sort(); // two who change the same ones take them in the same order
  for (let at = 0; at < sorted.length; at += BATCH_ROWS) {
    changed += await changeBatch(executor, sorted.slice(at, at + BATCH_ROWS), change);
  }
  await publishSuccessors(executor);
  return changed;
}

async function changeBatch(
  executor: QueryExecutor,
  skus: readonly string[],
  change: StaffChange,
): Promise<number> {
  const among = JSON.stringify(skus);
  await executor.query(
    `SELECT sku FROM published.product WHERE sku ${AMONG} ORDER BY sku FOR UPDATE`,
    [among],
  );
  const { rows } = await executor.query(
    `INSERT INTO products.staff_values AS staff (sku, given, supplied)
     SELECT sku, jsonb_strip_nulls($2::jsonb), doc FROM published.product WHERE sku ${AMONG}
     ON CONFLICT (sku) DO UPDATE SET given = jsonb_strip_nulls(staff.given || $2::jsonb), changed_at = now()
     RETURNING sku, supplied, given,
       (SELECT encode(content_hash, 'hex') FROM published.product WHERE product.sku = staff.sku) AS content_hash`,
    [among, JSON.stringify(change)],
  );
  const said = z.array(saidRow).parse(rows);
  await executor.query(`DELETE FROM products.staff_values WHERE given = '{}' AND sku ${AMONG}`, [
    among,
  ]);
  const different = said
    .map(({ supplied, given, content_hash }) => ({
      row: productRow(withStaffValues(supplied, given)),
      content_hash,
    }))
    .filter(({ row, content_hash }) => row.content_hash !== content_hash)
    .map(({ row }) => row);
  if (different.length > 0) await updateRows(executor, different);
  return different.length;
}

async function updateRows(
  executor: QueryExecutor,
  rows: readonly ReturnType<typeof productRow>[],
): Promise<void> {
  await executor.query(
    `UPDATE published.product AS stored SET is_published = row.is_published, sort_key = row.sort_key,
       facet_keys = row.facet_keys, facet_labels = row.facet_labels, doc = row.doc::json,
       content_hash = decode(row.content_hash, 'hex'), gaps = row.gaps, place = row.place, changed_at = now()
     FROM json_to_recordset($1::json) AS row (sku text, is_published boolean, sort_key text, facet_keys text[],
       facet_labels text[], doc text, content_hash text, gaps text[], place text[])
     WHERE stored.sku = row.sku`,
    [JSON.stringify(rows)],
  );
}

/** A product as staff see it: what the supplier says, what they say themselves, and what the site has of both. */
interface StaffProduct {
  readonly source: string;
  readonly supplied: Product;
  readonly given: StaffValues;
  readonly shown: Product;
}

/** @returns null where there is no product of this SKU */
export async function readStaffProduct(
  executor: QueryExecutor,
  sku: string,
): Promise<StaffProduct | null> {
  const { rows } = await executor.query(
    `SELECT stored.source, coalesce(staff.supplied, stored.doc) AS supplied,
       coalesce(staff.given, '{}') AS given, stored.doc AS shown
     FROM published.product AS stored LEFT JOIN products.staff_values AS staff USING (sku) WHERE sku = $1`,
    [sku],
  );
  const [row] = rows;
  if (!row) return null;
  return z
    .object({
      source: z.string(),
      supplied: productSchema,
      given: staffValues,
      shown: productSchema,
    })
    .parse(row);
}
