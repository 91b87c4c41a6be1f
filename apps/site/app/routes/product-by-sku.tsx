import { productUrl } from '@selvedge/contract/urls';
import { redirect } from 'react-router';
import { productOfSku } from '../catalogue/product-page/product-of-sku.ts';
import { siteContext } from '../data/server-context.server.ts';
import { content, notFound } from '../shell/errors/load-content.ts';
import type { Route } from './+types/product-by-sku';

/** The short address of a product leads to its page, as what it is of may be called otherwise one day. */
export async function loader({ context, params: { sku } }: Route.LoaderArgs) {
  const found = await content(productOfSku(context.get(siteContext).product, sku));
  if (!found) throw notFound();
  throw redirect(productUrl(found));
}

export default function ProductBySku() {
  return null;
}
