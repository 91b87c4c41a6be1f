import type { Product, WrittenProduct } from '@selvedge/contract/product';
import type pg from 'pg';

/**
 * The next batch after a sort key, in which the SKU makes each one different. It comes as one text, a line a document
 * (JSON as it is written here holds no line break): a row a product costs several times as much as all the rest, and
 * texts of larger batches outlive a collection of garbage. The index gives the order, so the first batch comes at once.
 */
const NEXT_BATCH = `
  SELECT string_agg(doc::text, E'\\n') AS documents, max(sort_key) AS last,
    string_agg(coalesce(extract(epoch FROM first_published_at), 0)::int8::text, ',') AS published
  FROM (SELECT doc, sort_key, first_published_at FROM published.product WHERE sort_key > $1 ORDER BY sort_key LIMIT $2) AS batch`;

/** The answer to {@link NEXT_BATCH}. */
interface Batch {
  readonly documents: string | null;
  readonly last: string;
  /** By document the seconds since 1970, parted by commas; 0 is never. */
  readonly published: string;
}

/**
 * All products, published or not, in the order of their sort keys, in batches. The documents are trusted to be products,
 * since only writeProducts writes them.
 *
 * @param client in a transaction that sees one moment (repeatable read), since each batch is a query of its own
 * @param batchSize products a batch; the last one may be smaller
 */
export async function* readProducts(
  client: pg.ClientBase,
  batchSize = 250,
): AsyncGenerator<WrittenProduct[]> {
  const read = (after: string) => client.query<Batch>(NEXT_BATCH, [after, batchSize]);
  let next = read('');
  for (;;) {
    const [batch] = (await next).rows;
    if (!batch?.documents) return;
    // Asked for before this one is parsed, so that server and process work at the same time.
    next = read(batch.last);
    next.catch(() => undefined); // where the reader stops early, nobody is left to hear of it
    const published = batch.published.split(',');
    yield batch.documents.split('\n').map((text, at) => ({
      product: JSON.parse(text),
      text,
      firstPublishedS: Number(published[at]),
    }));
  }
}

const NEXT_OF_SOURCE = `
  SELECT sku, coalesce(staff.supplied, stored.doc) AS doc
  FROM published.product AS stored LEFT JOIN products.staff_values AS staff USING (sku)
  WHERE stored.source = $1 AND sku > $2 ORDER BY sku LIMIT 1000`;

/**
 * A supplier's products as its files gave them, whatever staff say of them, by SKU.
 *
 * @param client as owner or hub
 */
export async function* readSupplied(
  client: pg.ClientBase,
  source: string,
): AsyncGenerator<Product> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ sku: string; doc: Product }>(NEXT_OF_SOURCE, [
      source,
      last,
    ]);
    yield* rows.map(({ doc }) => doc);
    const [next] = rows.slice(-1);
    if (!next) return;
    last = next.sku;
  }
}

/** Changes up to here are read one by one; after more, all products are. */
const MOST_CHANGES = 20_000;

const CHANGED = `
  SELECT sku, CASE WHEN is_published THEN doc::text END AS document,
    coalesce(extract(epoch FROM first_published_at), 0)::int8::text AS published
  FROM published.product_change LEFT JOIN published.product USING (sku)
  WHERE product_change.revision > $1 LIMIT ${MOST_CHANGES + 1}`;

/** What is otherwise of the published products than in a state before. */
interface ChangedProducts {
  /** New ones, and those that are there otherwise. */
  readonly products: readonly WrittenProduct[];
  /** SKUs that are not published now, whether they were before or not. */
  readonly gone: readonly string[];
}

/**
 * The published products that have changed since a state.
 *
 * @param client in a transaction that sees one moment
 * @param since `productsChangedAt` of that state
 * @returns null where that cannot be told: the state is another database's, or too much has changed
 */
export async function readChangedProducts(
  client: pg.ClientBase,
  since: string,
): Promise<ChangedProducts | null> {
  const { rows: states } = await client.query<{ revision: string }>(
    "SELECT revision FROM published.product_state WHERE changed_at = $1::timestamp AT TIME ZONE 'UTC'",
    [since],
  );
  const [state] = states;
  if (!state) return null;
  const { rows } = await client.query<{ sku: string; document: string | null; published: string }>(
    CHANGED,
    [state.revision],
  );
  if (rows.length > MOST_CHANGES) return null;
  return {
    products: rows.flatMap(({ document, published }) =>
      document === null
        ? []
        : { product: JSON.parse(document), text: document, firstPublishedS: Number(published) },
    ),
    gone: rows.flatMap(({ sku, document }) => (document === null ? sku : [])),
  };
}
