import type { CollectionContent } from '@selvedge/contract/page-content';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { CollectionPage } from '../catalogue/collection-page/collection-page.tsx';
import {
  type CollectionPath,
  collectionQuery,
} from '../catalogue/collection-page/collection-query.ts';
import { Banner, BannerLoading } from '../content/banner/banner.tsx';
import { Gallery } from '../content/gallery/gallery.tsx';
import { contentQuery } from '../data/content-query.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService } from '../data/services-context.tsx';
import { contentOrNull, notFound } from '../shell/errors/load-content.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { isUnwritten, MissingContent } from '../shell/errors/missing-content.tsx';
import { PageHead } from '../shell/head/page-meta.tsx';
import { CountedView } from '../shell/page-views/use-page-view.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import type { Route } from './+types/collection';

const UNAVAILABLE = 503;

/**
 * Primes the collection, or throws not-found where it does not exist. Where the service fails the page goes out without
 * it: the browser asks again by itself, and says so if that fails too (ERR-17).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { product, content: pages } = context.get(siteContext);
  const prefetched = await contentOrNull(
    prefetch(async (client) => {
      const words = contentQuery(pages, { kind: 'collection', ...params });
      // The words and pictures that staff give are no condition: the designs are there without them.
      const [collection] = await Promise.all([
        client.fetchQuery({ ...collectionQuery(product, params), retry: false }),
        client.prefetchQuery(words),
      ]);
      return collection !== null || isWritten(client.getQueryData(words.queryKey));
    }),
  );
  if (!prefetched) return data({ state: null }, { status: UNAVAILABLE });
  const { state, loaded: isThere } = prefetched;
  if (!isThere) throw notFound();
  return data({ state });
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
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Page path={params} />
    </PrefetchedQueries>
  );
}

function Page({ path }: { readonly path: CollectionPath }) {
  const {
    data: page,
    isPending,
    isError,
    refetch,
  } = useQuery(contentQuery(useContentService(), { kind: 'collection', ...path }));
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
      onRetryWords={isError ? () => void refetch() : undefined}
      written={isWritten(page)}
      hero={
        <>
          <CountedView title={isPending ? '' : `Collection - ${path.collection}`} />
          {page ? (
            <Banner
              content={page}
              label={label}
              missing={<MissingContent section="Banner Carousel" />}
            />
          ) : (
            isPending && <BannerLoading />
          )}
        </>
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
