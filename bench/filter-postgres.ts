import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilterField } from '@selvedge/contract/facets';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import { openDatabase } from '@selvedge/database/open-database';
import { writeProducts } from '@selvedge/database/products';
import pg from 'pg';
import type { FilterPeer } from './filter-peers.ts';

/**
 * PostgreSQL as one would tune it by hand: every value of a product as a key in one array with a GIN index, the page from the
 * index of the order, the facets in one statement with a part for each that is chosen; page, total and facets at once.
 */
export async function loadPostgres(products: Iterable<Product>): Promise<FilterPeer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-filter-'));
  const database = await openDatabase({ dataDir });
  const pool = new pg.Pool({ connectionString: database.ownerUrl });
  const client = await pool.connect();
  await client.query('BEGIN');
  await writeProducts(client, products, { source: 'bench', complete: true });
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE published.product');
  client.release();
  const query = async ({ sql, values }: Statement) => (await pool.query(sql, values)).rows;
  return {
    async answer(request) {
      const [page, [counted], facets] = await Promise.all([
        query(pageOf(request)),
        query(totalOf(request)),
        query(facetsOf(request)),
      ]);
      return { products: page.map(({ doc }) => doc), facets, total: counted.total };
    },
    total: (answer) => (answer as { total: number }).total, // as it is answered above
    async close() {
      await pool.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

function pageOf(request: MultiFilterRequest): Statement {
  const values: unknown[] = [];
  const where = condition(request, values);
  const { start, end } = request.off_setter;
  const sql = `SELECT doc FROM published.product WHERE ${where} ORDER BY sort_key, sku
    OFFSET ${start} LIMIT ${end - start}`;
  return { sql, values };
}

function totalOf(request: MultiFilterRequest): Statement {
  const values: unknown[] = [];
  const where = condition(request, values);
  return { sql: `SELECT count(*)::int AS total FROM published.product WHERE ${where}`, values };
}

/** The products of each value, each field under every other field's choice (decision 29). */
function facetsOf(request: MultiFilterRequest): Statement {
  const values: unknown[] = [];
  const counts = (fields: readonly FilterField[], where: string) =>
    `(SELECT key, count(*)::int AS count FROM published.product, unnest(facet_keys) AS key
      WHERE ${where} AND split_part(key, ':', 1) = ANY($${values.push(fields)}::text[]) GROUP BY key)`;
  const chosen = new Set(choicesOf(request).map(([field]) => field));
  const free = request.filter_fields.filter((field) => !chosen.has(field));
  const parts = request.filter_fields
    .filter((field) => chosen.has(field))
    .map((field) => counts([field], condition(request, values, field)));
  const sql = [...parts, counts(free, condition(request, values))].join(' UNION ALL ');
  return { sql, values };
}

/** @param without a field whose choice is left out */
function condition(request: MultiFilterRequest, values: unknown[], without?: FilterField): string {
  const terms = ['true'];
  if (request.only_published) terms.push('is_published');
  if (request.only_promo) terms.push('is_promo');
  if (request.only_in_stock) terms.push('in_stock');
  for (const [field, keys] of choicesOf(request))
    if (field !== without) terms.push(`facet_keys && $${values.push(keys)}::text[]`);
  return terms.join(' AND ');
}

const choicesOf = ({ filters }: MultiFilterRequest): [FilterField, string[]][] =>
  (Object.entries(filters) as [FilterField, string | string[]][]).flatMap(([field, given]) => {
    const keys = [given].flat().map((value) => `${field}:${fold(value)}`);
    return keys.length === 0 ? [] : [[field, keys]];
  });
