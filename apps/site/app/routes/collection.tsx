import type { CollectionContent } from '@selvedge/contract/collection-content';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { usePageView } from '../analytics/use-page-view.ts';
import { contentQuery } from '../calls/content-query.ts';
import { useContentService } from '../calls/content-service-context.tsx';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { notFound } from '../content-missing.ts';
import { Banner } from '../features/banner/banner.tsx';
import { BannerLoading } from '../features/banner/banner-loading.tsx';
import { CollectionPage } from '../features/collection-page/collection-page.tsx';
import { collectionQuery } from '../features/collection-page/collection-query.ts';
import type { CollectionPath } from '../features/collection-page/collection-request.ts';
import { Gallery } from '../features/gallery/gallery.tsx';
import { MissingContent } from '../layout/missing-content.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useOpenAtTop } from '../layout/use-open-at-top.ts';
import { siteContext } from '../server-context.server.ts';
import { isUnwritten } from '../unwritten-page.ts';
import type { Route } from './+types/collection';

const UNAVAILABLE = 503;

/**
 * Primes the collection, or throws not-found where it does not exist. Where the service fails the page goes out without
 * it: the browser asks again by itself, and says so if that fails too (ERR-17).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { product, content: pages } = context.get(siteContext);
  let found = true;
  const state = await prime(async (client) => {
    const words = contentQuery(pages, { kind: 'collection', ...params });
    // The words and pictures that staff give are no condition: the designs are there without them.
    const [collection] = await Promise.all([
      client.fetchQuery({ ...collectionQuery(product, params), retry: false }),
      client.prefetchQuery(words),
    ]);
    found = collection !== null || isWritten(client.getQueryData(words.queryKey));
  }).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!found) throw notFound();
  return data({ state }, { status: state ? 200 : UNAVAILABLE });
}

/** Staff may have written the page of a collection of which nothing is published yet: it says so (COLL-03). */
const isWritten = (page: CollectionContent | undefined): boolean =>
  page !== undefined && !isUnwritten(page);

/** The page writes its own title, which waits for the collection; the root's must not stand beside it. */
export const meta: Route.MetaFunction = () => [];

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [COLL-10] */
export function clientLoader() {
  return { state: null };
}

export default function Collection({ loaderData, params }: Route.ComponentProps) {
  useOpenAtTop();
  usePageView(`Collection - ${params.collection}`);
  return (
    <PrimedQueries state={loaderData.state}>
      <Page path={params} />
    </PrimedQueries>
  );
}

function Page({ path }: { readonly path: CollectionPath }) {
  const { data: page, isPending } = useQuery(
    contentQuery(useContentService(), { kind: 'collection', ...path }),
  );
  const label = page?.page_title || path.collection;
  const missing = (
    <>
      <PageHead title="Page not found" />
      <NotFound />
    </>
  );
  return (
    <CollectionPage
      path={path}
      picture={page?.section_consumer_hero[0]?.url ?? ''}
      words={isPending ? undefined : { page_title: '', description: '', ...page }}
      written={isWritten(page)}
      hero={
        page ? (
          <Banner
            content={page}
            label={label}
            missing={<MissingContent section="Banner Carousel" />}
          />
        ) : (
          isPending && <BannerLoading />
        )
      }
      gallery={
        page && (
          <Gallery
            images={page.section_gallery}
            subject={label}
            missing={<MissingContent section="Gallery" />}
          />
        )
      }
      missing={missing}
    />
  );
}
