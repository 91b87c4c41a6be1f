import type { StaffChange } from '@selvedge/contract/staff-values';
import { UnstorableProductError } from '@selvedge/database/product-row';
import { changeStaffValues, readStaffProduct } from '@selvedge/database/staff-products';
import type { Originals } from '@selvedge/pictures/originals';
import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { ZodError, z } from 'zod';
import { bodyOf, forEditors, refusal } from '../access/editors-only.ts';
import { type AuditEntry, writeAudit } from '../audit/audit-entry.ts';
import { executorOf, transactionOf } from '../database/transaction.ts';
import { changeRequest, staffChangeOf } from './edit/change-request.ts';
import { productFilter } from './list/product-filter.ts';
import { skusOf } from './list/read-products.ts';
import { pictureEndpoint } from './product-pictures.ts';

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

/**
 * Changes what staff say of products, brings what is published to it and writes it into the audit log: all in one
 * transaction.
 *
 * @param choose the SKUs, read in that transaction
 * @returns how many were chosen, and how many of them the site now has otherwise
 * @throws {APIError} 400 for a value that cannot be
 */
async function changeProducts(
  req: PayloadRequest,
  choose: () => Promise<readonly string[]>,
  change: StaffChange,
): Promise<{ readonly chosen: number; readonly changed: number }> {
  await initTransaction(req);
  try {
    const executor = await transactionOf(req);
    const skus = await choose();
    const changed = await changeStaffValues(executor, skus, change);
    await writeAudit(req, ...auditLines(skus, change));
    await commitTransaction(req);
    return { chosen: skus.length, changed };
  } catch (error) {
    await killTransaction(req);
    if (error instanceof UnstorableProductError) throw refusal(error.message);
    if (error instanceof ZodError)
      throw refusal(`This cannot be saved: ${error.issues[0]?.message}`);
    throw error;
  }
}

const NOT_FOUND = 404;
const MAX_CHOSEN = 500;

/** Publishing of many: those that are ticked, or all that the list's filter leaves. Null: as the supplier's file says. */
const publishingRequest = z.strictObject({
  products: z.union([z.array(z.string().min(1)).min(1).max(MAX_CHOSEN), productFilter]),
  is_published: z.boolean().nullable(),
});

/** `POST /api/products/publishing` */
const publishing: Endpoint = forEditors('post', '/products/publishing', async (req) => {
  const { products, is_published } = await bodyOf(req, publishingRequest);
  const choose = async () =>
    Array.isArray(products) ? products : skusOf(await transactionOf(req), products);
  return Response.json(await changeProducts(req, choose, { is_published }));
});

/** `POST /api/products/values` */
const values = (originals: Originals): Endpoint =>
  forEditors('post', '/products/values', async (req) => {
    const { sku, change } = await bodyOf(req, changeRequest);
    const executor = executorOf(req.payload);
    const product = await readStaffProduct(executor, sku);
    if (!product) throw refusal(`There is no product ${sku}.`, NOT_FOUND);
    const stored = await staffChangeOf(executor, originals, product.supplied, change);
    return Response.json(await changeProducts(req, async () => [sku], stored));
  });

/** The addresses of the hub at which products are changed, and their pictures shown. */
export const productEndpoints = (originals: Originals): Endpoint[] => [
  publishing,
  values(originals),
  pictureEndpoint(originals),
];
