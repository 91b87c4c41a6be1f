import { readStaffProduct } from '@selvedge/database/staff-products';
import type { Originals } from '@selvedge/pictures/originals';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { transactionOf } from '../projections/transaction.ts';
import { changeProducts } from './change-products.ts';
import { changeRequest, staffChangeOf } from './edit/change-request.ts';
import { bodyOf, forEditors, refusal } from './editors-only.ts';
import { executorOf } from './executor-of.ts';
import { productFilter } from './list/product-filter.ts';
import { skusOf } from './list/read-products.ts';
import { pictureEndpoint } from './product-pictures.ts';

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
    const kept = await staffChangeOf(executor, originals, product.supplied, change);
    return Response.json(await changeProducts(req, async () => [sku], kept));
  });

/** The addresses of the hub at which products are changed, and their pictures shown. */
export const productEndpoints = (originals: Originals): Endpoint[] => [
  publishing,
  values(originals),
  pictureEndpoint(originals),
];
