import type { Successor } from '@selvedge/contract/successor';
import { data, useLocation, useSearchParams } from 'react-router';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { notFound } from '../content-missing.ts';
import { ColourwayWithdrawn } from '../features/product-page/colourway-withdrawn.tsx';
import { designQuery } from '../features/product-page/design-query.ts';
import {
  initialSelection,
  type SelectionTarget,
} from '../features/product-page/initial-selection.ts';
import { ProductPage } from '../features/product-page/product-page.tsx';
import { successorOf } from '../features/product-page/successor-of.ts';
import { sameColoursQuery } from '../features/same-colours/same-colours-query.ts';
import { SameColoursShelf } from '../features/same-colours/same-colours-shelf.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { siteContext } from '../server-context.server.ts';
import { useSite } from '../site-profile.ts';
import type { Route } from './+types/product';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/**
 * Primes the product, or throws not-found where the design does not exist. Where the service fails the page goes out
 * without it: the browser asks again by itself, and says so if that fails too (ERR-09).
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { product, house } = context.get(siteContext);
  const target = targetOf(params, new URL(request.url).searchParams);
  let found = true;
  let successor: Successor | null = null;
  const state = await prime(async (client) => {
    const items = await client.fetchQuery({ ...designQuery(product, params), retry: false });
    found = items.length > 0;
    successor = successorOf(house, { ...params, colour: target.colour }, items);
    const opened = items[initialSelection(items, target)];
    if (opened) await client.prefetchQuery(sameColoursQuery(product, opened));
  }).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!found && !successor) throw notFound();
  const status = found ? 200 : NOT_FOUND;
  return data({ state, successor }, { status: state ? status : UNAVAILABLE });
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
    <PrimedQueries state={loaderData.state}>
      {loaderData.successor && (
        <ColourwayWithdrawn colour={target.colour ?? ''} successor={loaderData.successor} />
      )}
      <ProductPage
        key={key}
        path={params}
        target={target}
        supplier={supplier}
        after={(opened) => <SameColoursShelf item={opened} />}
        missing={missing}
      />
    </PrimedQueries>
  );
}
