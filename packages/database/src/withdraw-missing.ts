import type pg from 'pg';

/**
 * Withdraws the products of a source that its complete list, staged in `staged_product`, lacks. Where staff say whether a
 * product is shown, their word stands, and only what the supplier says is changed.
 *
 * @param client in the transaction of `writeProducts`
 * @param keepsReplaced whether `replaced_product` takes them as they were
 * @returns how many products the site has no longer
 */
export async function withdrawMissing(
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
