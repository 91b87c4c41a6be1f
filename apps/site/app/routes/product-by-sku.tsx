import { colourUrl, productUrl } from '@selvedge/contract/urls';
import { redirect } from 'react-router';
import { productOfSku } from '../catalogue/product-page/product-of-sku.ts';
import { siteContext } from '../data/server-context.server.ts';
import { content, notFound } from '../shell/errors/load-content.ts';
import type { Route } from './+types/product-by-sku';

/**
 * The short address of a product leads to its page, as what it is of may be called otherwise one day; of one that is
 * withdrawn to the page of its colourway, which names the successor.
 */
export async function loader({ context, params: { sku } }: Route.LoaderArgs) {
  const { product, house } = context.get(siteContext);
  const found = await content(productOfSku(product, sku));
  if (found) throw redirect(productUrl(found));
  const withdrawn = house.successorOfSku(sku)?.withdrawn;
  throw withdrawn ? redirect(colourUrl(withdrawn)) : notFound();
}

export default function ProductBySku() {
  return null;
}
