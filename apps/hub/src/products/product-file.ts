import { Readable } from 'node:stream';
import { product as productSchema } from '@selvedge/contract/product';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { ownHeader, ownRows } from '@selvedge/import/own-columns';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { forEditors } from '../access/editors-only.ts';
import { executorOf } from '../database/transaction.ts';
import { productFilter, skusOf } from './product-list.ts';

/** Products that are read and written at a time. */
const AT_A_TIME = 500;

const supplied = z.array(z.object({ supplied: productSchema }));

/** What the suppliers say of products, as the text of a file. */
async function* written(executor: QueryExecutor, skus: readonly string[]) {
  yield ownHeader();
  for (let from = 0; from < skus.length; from += AT_A_TIME) {
    const { rows } = await executor.query(
      `SELECT coalesce(staff.supplied, stored.doc) AS supplied
       FROM published.product AS stored LEFT JOIN products.staff_values AS staff USING (sku)
       WHERE sku = ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb))) ORDER BY sku`,
      [JSON.stringify(skus.slice(from, from + AT_A_TIME))],
    );
    yield ownRows(supplied.parse(rows).map((row) => row.supplied));
  }
}

/**
 * `GET /api/products/file`: what the suppliers say of the products that the list's filter leaves, as CSV of our own columns,
 * to change prices in and import again.
 */
export const productFile: Endpoint = forEditors('get', '/products/file', async (req) => {
  const filter = productFilter.parse(Object.fromEntries(req.searchParams));
  const executor = executorOf(req.payload);
  const pieces = written(executor, (await skusOf(executor, filter)).toSorted());
  return new Response(
    Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream,
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="products.csv"',
        'cache-control': 'no-store',
      },
    },
  );
});
