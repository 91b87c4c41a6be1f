import { MAX_SEARCH_CHARACTERS } from '@selvedge/contract/limits';
import { fold } from '@selvedge/contract/text';
import { productUrl } from '@selvedge/contract/urls';
import { redirect } from 'react-router';
import { siteContext } from '../data/server-context.server.ts';
import { content, notFound } from '../shell/errors/content-missing.ts';
import type { Route } from './+types/product-by-sku';

/** The short address of a product leads to its page, as what it is of may be called otherwise one day. */
export async function loader({ context, params: { sku } }: Route.LoaderArgs) {
  if (sku.length > MAX_SEARCH_CHARACTERS) throw notFound();
  const { product } = context.get(siteContext);
  const { products } = await content(product.find({ query: sku }));
  const found = products.find((one) => fold(one.sku) === fold(sku));
  if (!found) throw notFound();
  throw redirect(productUrl(found));
}

export default function ProductBySku() {
  return null;
}
