import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import { prime } from '../calls/prime.server.ts';
import { notFound } from '../content-missing.ts';
import { CollectionPage } from '../features/collection-page/collection-page.tsx';
import { collectionQuery } from '../features/collection-page/collection-query.ts';
import { NotFound } from '../layout/not-found.tsx';
import { useOpenAtTop } from '../layout/use-open-at-top.ts';
import { siteContext } from '../server-context.server.ts';
import { useSite } from '../site-profile.ts';
import type { Route } from './+types/collection';

const UNAVAILABLE = 503;

/**
 * Primes the collection, or throws not-found where it does not exist. Where the service fails the page goes out without
 * it: the browser asks again by itself, and says so if that fails too (ERR-17).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  let found = true;
  const state = await prime(async (client) => {
    found = (await client.fetchQuery(collectionQuery(product, params))) !== null;
  }).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!found) throw notFound();
  return data({ state }, { status: state ? 200 : UNAVAILABLE });
}

/** The page writes its own title, which waits for the collection; the root's must not stand beside it. */
export const meta: Route.MetaFunction = () => [];

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [COLL-10] */
export function clientLoader() {
  return { state: null };
}

export default function Collection({ loaderData, params }: Route.ComponentProps) {
  const site = useSite();
  useOpenAtTop();
  const missing = (
    <>
      <title>{`Page not found | ${site.supplier_name}`}</title>
      <NotFound />
    </>
  );
  return (
    <HydrationBoundary state={loaderData.state}>
      <CollectionPage
        path={params}
        supplier={{ name: site.supplier_name, origin: site.origin }}
        missing={missing}
      />
    </HydrationBoundary>
  );
}
