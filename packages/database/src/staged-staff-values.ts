import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Product } from '@selvedge/contract/product';
import { type StaffValues, withStaffValues } from '@selvedge/contract/staff-values';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COPY_COLUMNS, copyLine } from './product-row.ts';

/** Products that are taken into memory at a time. */
const BATCH_ROWS = 1000;

interface StaffProduct {
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
export async function layStaffValues(client: pg.ClientBase): Promise<void> {
  const next = (after: string) =>
    client.query<StaffProduct>(
      `SELECT staged.sku, staged.doc AS supplied, staff.given
       FROM staged_product AS staged JOIN products.staff_values AS staff USING (sku)
       WHERE staged.sku > $1 ORDER BY staged.sku LIMIT ${BATCH_ROWS}`,
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
