import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { productUrl } from '@selvedge/contract/urls';
import { data, redirect, useLocation, useSearchParams } from 'react-router';
import {
  type DesignPath,
  designQuery,
  successorOf,
} from '../catalogue/product-page/design-query.ts';
import {
  initialSelection,
  type SelectionTarget,
} from '../catalogue/product-page/initial-selection.ts';
import { productOfSku } from '../catalogue/product-page/product-of-sku.ts';
import { ProductPage } from '../catalogue/product-page/product-page.tsx';
import { RecentlySeen } from '../catalogue/recently-seen/recently-seen.tsx';
import { sameColoursQuery } from '../catalogue/same-colours/same-colours.ts';
import { SameColoursShelf } from '../catalogue/same-colours/same-colours-shelf.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { contentOrNull, notFound } from '../shell/errors/load-content.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { PageHead } from '../shell/head/page-meta.tsx';
import { houseIcon, useSite } from '../shell/site-profile/site-profile.ts';
import type { Route } from './+types/product';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/**
 * Primes the product, or throws not-found where the design does not exist. Where the service fails the page goes out
 * without it: the browser asks again by itself, and says so if that fails too (ERR-09).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { product, house } = context.get(siteContext);
  const target = targetOf(params, url.searchParams);
  const prefetched = await contentOrNull(
    prefetch(async (client) => {
      const items = await client.fetchQuery({ ...designQuery(product, params), retry: false });
      const opened = items[initialSelection(items, target)];
      if (opened) await client.prefetchQuery(sameColoursQuery(product, opened));
      return items;
    }),
  );
  if (!prefetched) return data({ state: null, successor: null }, { status: UNAVAILABLE });
  const { state, loaded: items } = prefetched;
  const successor = successorOf(house, { ...params, colour: target.colour }, items);
  if (items.length === 0 && !successor) throw await movedOrNotFound(product, params, target);
  return data({ state, successor }, { status: items.length > 0 ? 200 : NOT_FOUND });
}

/** A link that names a product outlives the names of its collection and design; any other leads nowhere. */
async function movedOrNotFound(
  service: ProductService,
  path: DesignPath,
  { targetProduct }: SelectionTarget,
) {
  const moved = targetProduct && (await contentOrNull(productOfSku(service, targetProduct)));
  if (!moved) return notFound();
  const isHere =
    fold(moved.range) === fold(path.collection) && fold(moved.design) === fold(path.design);
  return isHere && moved.item_group === path.itemGroup ? notFound() : redirect(productUrl(moved));
}

/** What an address says of the product that it means. */
const targetOf = (params: object, search: URLSearchParams): SelectionTarget => ({
  colour: 'colour' in params ? String(params.colour) : undefined,
  targetProduct: search.get('targetProduct') ?? undefined,
  targetSize: search.get('targetSize') ?? undefined,
});

/** The page writes its own title, which follows the selection; the root's must not stand beside it. */
export const meta: Route.MetaFunction = () => [];

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [PROD-05] */
export function clientLoader() {
  return { state: null, successor: null };
}

export default function Product({ loaderData, params }: Route.ComponentProps) {
  const site = useSite();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const supplier = {
    name: site.supplier_name,
    homewareBrand: site.homeware_brand,
    icon: houseIcon(site),
    origin: site.origin,
  };
  const target = targetOf(params, search);
  const missing = (
    <>
      <PageHead title="Page not found" />
      <NotFound />
    </>
  );
  return (
    <PrefetchedQueries state={loaderData.state}>
      <ProductPage
        key={key}
        path={params}
        target={target}
        supplier={supplier}
        after={(opened) => (
          <>
            <SameColoursShelf item={opened} />
            <RecentlySeen opened={opened} />
          </>
        )}
        missing={missing}
        successor={loaderData.successor}
      />
    </PrefetchedQueries>
  );
}
