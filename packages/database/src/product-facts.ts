import { type FactTexts, readFacts } from '@selvedge/contract/product-facts';
import { withClient } from './connection.ts';

/** Rows that are read and written at a time. */
const BATCH_ROWS = 5000;

/**
 * Reads the facts of products that were written by a release without them. Does nothing where none is left; safe to call
 * from many processes, and to break off.
 *
 * @param ownerUrl connection of the owner
 */
export async function readMissingFacts(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ sku: string; doc: FactTexts }>(
        'SELECT sku, doc FROM published.product WHERE facts IS NULL ORDER BY sku LIMIT $1',
        [BATCH_ROWS],
      );
      if (rows.length === 0) return;
      const read = rows.map(({ sku, doc }) => ({ sku, facts: readFacts(doc) }));
      await client.query(
        `UPDATE published.product AS stored SET facts = row.facts
         FROM json_to_recordset($1::json) AS row (sku text, facts jsonb) WHERE stored.sku = row.sku`,
        [JSON.stringify(read)],
      );
    }
  });
}
