import type { Product } from '@selvedge/contract/product';
import type pg from 'pg';
import { writeProducts } from './products.ts';
import { publishSuccessors } from './successors.ts';

const BATCH_ROWS = 2000;

/** A run cannot be taken back; the message says why, for the person who asked. */
export class CannotUndoError extends Error {
  override name = 'CannotUndoError';
}

interface UndoneImport {
  /** Products that are as they were before the run. */
  readonly restored: number;
  /** Products that the run had brought in. */
  readonly removed: number;
}

interface Replaced {
  sku: string;
  source: string | null;
  doc: Product | null;
}

/**
 * Takes an import back, in the caller's transaction: what it changed is as it was, what it brought is gone. What staff say
 * of products stays. Only the latest run that stands can be taken back, since an earlier one may have given what the later
 * ones changed; so a few runs are taken back one after the other.
 *
 * @param client as owner or hub
 * @throws {CannotUndoError}
 */
export async function undoImport(client: pg.ClientBase, runId: string): Promise<UndoneImport> {
  await client.query('LOCK TABLE published.product IN SHARE ROW EXCLUSIVE MODE');
  const { rows: runs } = await client.query<{ is_latest: boolean; is_kept: boolean }>(
    `SELECT id = (SELECT max(run_id) FROM products.replaced) AS is_latest,
       EXISTS (SELECT FROM products.replaced WHERE run_id = id) AS is_kept
     FROM published.import_run WHERE id = $1 AND undone_at IS NULL`,
    [runId],
  );
  if (!runs[0]?.is_kept) {
    throw new CannotUndoError(
      'This import cannot be taken back: it changed nothing, is too long ago, or has been taken back already.',
    );
  }
  if (!runs[0].is_latest) {
    throw new CannotUndoError('A later import changed products too. Take that one back first.');
  }
  let restored = 0;
  let removed = 0;
  for (let after = ''; ; ) {
    const { rows } = await client.query<Replaced>(
      `SELECT sku, source, doc FROM products.replaced WHERE run_id = $1 AND sku > $2 ORDER BY sku LIMIT ${BATCH_ROWS}`,
      [runId, after],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.sku;
    for (const [source, products] of bySource(rows)) {
      await writeProducts(client, products, { source, complete: false });
      restored += products.length;
    }
    removed += await remove(
      client,
      rows.filter(({ doc }) => doc === null).map(({ sku }) => sku),
    );
  }
  await publishSuccessors(client);
  await client.query('DELETE FROM products.replaced WHERE run_id = $1', [runId]);
  await client.query('UPDATE published.import_run SET undone_at = now() WHERE id = $1', [runId]);
  return { restored, removed };
}

function bySource(rows: readonly Replaced[]): Map<string, Product[]> {
  const sources = new Map<string, Product[]>();
  for (const { source, doc } of rows) {
    if (source === null || doc === null) continue;
    const products = sources.get(source);
    if (products) products.push(doc);
    else sources.set(source, [doc]);
  }
  return sources;
}

async function remove(client: pg.ClientBase, skus: readonly string[]): Promise<number> {
  if (skus.length === 0) return 0; // a statement of no rows would still count the revision up
  const removed = await client.query('DELETE FROM published.product WHERE sku = ANY($1)', [skus]);
  return removed.rowCount ?? 0;
}
