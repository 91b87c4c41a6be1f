import { FILTER_FIELDS } from '@selvedge/contract/facets';
import type { StaffChange } from '@selvedge/contract/staff-values';
import { UnstorableProductError } from '@selvedge/database/product-row';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { changeStaffValues, readStaffProduct } from '@selvedge/database/staff-products';
import { ImportRefused } from '@selvedge/import/import-refused';
import { refuseFullCatalogue } from '@selvedge/import/value-bounds';
import type { Originals } from '@selvedge/pictures/originals';
import type { Endpoint, PayloadRequest } from 'payload';
import { ZodError, z } from 'zod';
import { bodyOf, forEditors, refusal } from '../access/editors-only.ts';
import { type AuditEntry, writeAudit } from '../audit/audit-entry.ts';
import { executorOf, wholeTransaction } from '../database/transaction.ts';
import { decodeInTurn } from '../decoding/decode-in-turn.ts';
import { productFile } from './product-file.ts';
import {
  exactFilter,
  goneCollections,
  productFilter,
  readProductList,
  skusOf,
  smallPictureUrl,
} from './product-list.ts';
import { changeRequest, hashOf, refuseOlder, staffChangeOf } from './staff-change.ts';

const NOT_FOUND = 404;
const WIDTH_PX = 320;
/** A picture under its hash never changes. */
const KEPT = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
};

/** `GET /api/products/picture?of={path}`: an original, 320 px wide where it has as many. */
const pictureEndpoint = (originals: Originals): Endpoint =>
  forEditors('get', '/products/picture', async (req) => {
    const bytes = await originals.read(hashOf(req.searchParams.get('of') ?? ''));
    if (!bytes) return new Response(null, { status: NOT_FOUND });
    const small = await decodeInTurn(req, 'pictureVariant', bytes, WIDTH_PX, 'webp');
    return new Response(new Uint8Array(small), { headers: KEPT });
  });

/** More products than this in one action are told in the audit log by their number. */
const NAMED_ONE_BY_ONE = 100;

/** What a change was, in the words of the audit log. */
function actionOf(change: StaffChange): string {
  if (change.is_published === undefined) return 'update';
  if (change.is_published === null) return 'publish as the file says';
  return change.is_published ? 'publish' : 'withdraw';
}

/** The lines that tell of a change of products. */
function auditLines(skus: readonly string[], change: StaffChange): AuditEntry[] {
  const about = { action: actionOf(change), kind: 'products', fields: Object.keys(change) };
  return skus.length > NAMED_ONE_BY_ONE
    ? [{ ...about, title: `${skus.length} products` }]
    : skus.map((sku) => ({ ...about, id: sku, title: sku }));
}

/** Those of the codes that the catalogue has: of others nothing is changed, and nothing told. */
async function knownSkus(executor: QueryExecutor, skus: readonly string[]): Promise<string[]> {
  const { rows } = await executor.query(
    'SELECT sku FROM published.product WHERE sku = ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))',
    [JSON.stringify(skus)],
  );
  const known = new Set(rows.map(({ sku }) => sku));
  return skus.filter((sku) => known.has(sku));
}

/** Whether a change may bring values into the filter and menus of the site: by showing products, or by giving them others. */
const addsValues = ({ is_published, ...change }: StaffChange): boolean =>
  is_published === true ||
  is_published === null ||
  FILTER_FIELDS.some((field) => Object.hasOwn(change, field));

/** What a change of products has come to. */
interface ProductsChanged {
  readonly chosen: number;
  /** How many of them the site has otherwise now. */
  readonly changed: number;
  /** Collections that the site does not show any more. */
  readonly gone: readonly string[];
}

/**
 * Changes what staff say of products, brings what is published to it and writes it into the audit log: all in one
 * transaction.
 *
 * @param choose the SKUs, read in that transaction
 * @throws {APIError} 400 for a value that cannot be, and for more products than the site's filter and menus carry
 */
async function changeProducts(
  req: PayloadRequest,
  choose: (executor: QueryExecutor) => Promise<readonly string[]>,
  change: StaffChange,
): Promise<ProductsChanged> {
  try {
    return await wholeTransaction(req, async (executor) => {
      const skus = await knownSkus(executor, await choose(executor));
      const changed = await changeStaffValues(executor, skus, change);
      if (addsValues(change)) await refuseFullCatalogue(executor, executorOf(req.payload));
      await writeAudit(req, ...auditLines(skus, change));
      const gone = change.is_published === false ? await goneCollections(executor, skus) : [];
      return { chosen: skus.length, changed, gone };
    });
  } catch (error) {
    if (error instanceof UnstorableProductError || error instanceof ImportRefused)
      throw refusal(error.message);
    if (error instanceof ZodError)
      throw refusal(`This cannot be saved: ${error.issues[0]?.message}`);
    throw error;
  }
}

const MAX_CHOSEN = 500;
/** Colourways to choose from. */
const FOUND = 12;

/** Publishing of many: those that are ticked, or all that the list's filter leaves. Null: as the supplier's file says. */
const publishingRequest = z.strictObject({
  products: z.union([z.array(z.string().min(1)).min(1).max(MAX_CHOSEN), exactFilter]),
  is_published: z.boolean().nullable(),
});

/** `POST /api/products/publishing` */
const publishing: Endpoint = forEditors('post', '/products/publishing', async (req) => {
  const { products, is_published } = await bodyOf(req, publishingRequest);
  const choose = async (executor: QueryExecutor) =>
    Array.isArray(products) ? products : skusOf(executor, products);
  return Response.json(await changeProducts(req, choose, { is_published }));
});

/** `POST /api/products/values` */
const values = (originals: Originals): Endpoint =>
  forEditors('post', '/products/values', async (req) => {
    const { sku, change, before } = await bodyOf(req, changeRequest);
    const executor = executorOf(req.payload);
    const product = await readStaffProduct(executor, sku);
    if (!product) throw refusal(`There is no product ${sku}.`, NOT_FOUND);
    refuseOlder(product.given, change, before);
    const stored = await staffChangeOf(req, executor, originals, product.supplied, change);
    return Response.json(await changeProducts(req, async () => [sku], stored));
  });

/** `GET /api/products/find?text=…`: the first colourways on the site that a text names, each once, to choose from. */
const find: Endpoint = forEditors('get', '/products/find', async (req) => {
  const filter = productFilter.parse({ text: req.searchParams.get('text'), state: 'shown' });
  const { products } = await readProductList(executorOf(req.payload), filter, 1);
  const colourways = Map.groupBy(products, ({ item_group, range, design, colour }) =>
    JSON.stringify([item_group, range, design, colour]),
  );
  const found = [...colourways.values()].flatMap(([first]) => (first ? [first] : []));
  return Response.json({
    products: found.slice(0, FOUND).map(({ sku, item_group, range, design, colour, picture }) => ({
      sku,
      item_group,
      range,
      design,
      colour,
      picture: smallPictureUrl(picture),
    })),
  });
});

/** `GET /api/products/gone?sku=…`, the parameter once for each: those of the codes that the site does not show. */
const gone: Endpoint = forEditors('get', '/products/gone', async (req) => {
  const { rows } = await executorOf(req.payload).query(
    `SELECT sku FROM jsonb_array_elements_text($1::jsonb) AS asked (sku)
     WHERE NOT EXISTS (SELECT FROM published.product WHERE product.sku = asked.sku AND is_published)`,
    [JSON.stringify(req.searchParams.getAll('sku').slice(0, MAX_CHOSEN))],
  );
  return Response.json({ gone: rows.map(({ sku }) => sku) });
});

/** The addresses of the hub at which products are found and changed, and their pictures shown. */
export const productEndpoints = (originals: Originals): Endpoint[] => [
  find,
  gone,
  productFile,
  publishing,
  values(originals),
  pictureEndpoint(originals),
];
