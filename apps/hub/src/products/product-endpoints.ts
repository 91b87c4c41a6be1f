import { FILTER_FIELDS } from '@selvedge/contract/facets';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import { type StaffChange, staffValues } from '@selvedge/contract/staff-values';
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
import {
  exactFilter,
  goneCollections,
  productFilter,
  readProductList,
  skusOf,
  smallPictureUrl,
} from './product-list.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const WIDTH_PX = 320;
/** A picture under its hash never changes. */
const KEPT = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
};

/** Of a picture's file; a longer path is none of ours. */
const MAX_NAME = 100;

const hashOf = (path: string): string =>
  /([0-9a-f]+)\.[a-z]+$/u.exec(path.slice(-MAX_NAME))?.[1] ?? '';

/** `GET /api/products/picture?of={path}`: an original, 320 px wide where it has as many. */
const pictureEndpoint = (originals: Originals): Endpoint =>
  forEditors('get', '/products/picture', async (req) => {
    const bytes = await originals.read(hashOf(req.searchParams.get('of') ?? ''));
    if (!bytes) return new Response(null, { status: NOT_FOUND });
    const small = await decodeInTurn(req, 'pictureVariant', bytes, WIDTH_PX, 'webp');
    return new Response(new Uint8Array(small), { headers: KEPT });
  });

/**
 * A picture that staff give a product.
 *
 * @throws {APIError} 400 where it is none that the site keeps
 */
async function originalOf(originals: Originals, address: string): Promise<Buffer> {
  const picture = readPictureAddress(address);
  const bytes = picture && (await originals.read(hashOf(picture.path)));
  if (!bytes) throw refusal(`“${address}” is no picture that the site keeps. Choose another one.`);
  return bytes;
}

/** The colours of the picture that staff put first, for the search by colour. */
async function coloursOf(req: PayloadRequest, bytes: Buffer): Promise<string[]> {
  const { colours } = await decodeInTurn(req, 'pictureFacts', bytes);
  return colours.map(({ hex }) => hex);
}

const MAX_SKU = 200;
const MAX_SYMBOLS = 60;
const of = staffValues.shape;

/** What the form of a product sends: the fields that were changed, null for one that is the supplier's again. */
const changeRequest = z.strictObject({
  sku: z.string().min(1).max(MAX_SKU),
  change: z.strictObject({
    is_published: of.is_published.nullable(),
    long_description: of.long_description.nullable(),
    pictures: of.pictures.nullable(),
    symbols: z.array(z.string().trim().min(1).max(MAX_SKU)).max(MAX_SYMBOLS).nullable().optional(),
    web_colour: of.web_colour.nullable(),
    design_style: of.design_style.nullable(),
    web_type: of.web_type.nullable(),
    web_materials: of.web_materials.nullable(),
    web_standards: of.web_standards.nullable(),
    web_size: of.web_size.nullable(),
    web_shape: of.web_shape.nullable(),
    successor: of.successor.nullable(),
  }),
});

type Asked = z.output<typeof changeRequest>['change'];

/** Symbols by their names, with the pictures that they have elsewhere in the catalogue. */
async function symbolsNamed(executor: QueryExecutor, names: readonly string[]) {
  const { rows } = await executor.query(
    `SELECT DISTINCT ON (symbol->>'file_name') symbol->>'file_name' AS name, symbol->>'image_data' AS picture
     FROM published.product, json_array_elements(doc->'symbols') AS symbol
     WHERE symbol->>'file_name' = ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))
     ORDER BY symbol->>'file_name', symbol->>'image_data' DESC`,
    [JSON.stringify(names)],
  );
  const pictures = new Map(rows.map(({ name, picture }) => [String(name), String(picture)]));
  return names.map((file_name) => ({ file_name, image_data: pictures.get(file_name) ?? '' }));
}

/** The successor as the catalogue writes its SKU, in whatever case it is asked for: another colourway that the site shows. */
async function successorNamed(executor: QueryExecutor, sku: string, successor: string) {
  const { rows } = await executor.query(
    `SELECT sku FROM published.product WHERE lower(sku) = lower($1) AND sku <> $2 AND is_published
     ORDER BY sku <> $1, sku COLLATE "C" LIMIT 1`,
    [successor, sku],
  );
  if (rows[0]) return String(rows[0].sku);
  throw refusal(
    `There is no other product “${successor}” on the site that could be the successor.`,
    BAD_REQUEST,
    'successor',
  );
}

const addressOf = ({ image_data }: Product['additionalImages'][number]): string => image_data;

/**
 * A change as it is stored: symbols with their pictures, and the colours of a main picture that is not the supplier's.
 *
 * @throws {APIError} 400 for a picture that the site does not keep, or a successor that it does not show
 */
async function staffChangeOf(
  req: PayloadRequest,
  executor: QueryExecutor,
  originals: Originals,
  supplied: Product,
  asked: Asked,
): Promise<StaffChange> {
  const { symbols, ...rest } = asked;
  const change: StaffChange = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  const pictures = asked.pictures ?? [];
  const [main, ...others] = pictures;
  const supplierHas = [supplied.primaryImageUrl, ...supplied.additionalImages.map(addressOf)];
  for (const one of others) if (!supplierHas.includes(one)) await originalOf(originals, one);
  const isNew = main !== undefined && main !== supplied.primaryImageUrl;
  return {
    ...change,
    ...(asked.successor && {
      successor: await successorNamed(executor, supplied.sku, asked.successor),
    }),
    ...(symbols !== undefined && {
      symbols: symbols && (await symbolsNamed(executor, symbols)),
    }),
    ...(asked.pictures !== undefined && {
      picture_colours: isNew ? await coloursOf(req, await originalOf(originals, main)) : null,
    }),
  };
}

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
    const { sku, change } = await bodyOf(req, changeRequest);
    const executor = executorOf(req.payload);
    const product = await readStaffProduct(executor, sku);
    if (!product) throw refusal(`There is no product ${sku}.`, NOT_FOUND);
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
  publishing,
  values(originals),
  pictureEndpoint(originals),
];
