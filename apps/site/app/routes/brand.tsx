import { brandsUrl, brandUrl, homeUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { BrandPage } from '../catalogue/brand-page/brand-page.tsx';
import { type BrandPath, brandQuery } from '../catalogue/brand-page/brand-query.ts';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { Banner } from '../content/banner/banner.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService, useProductService } from '../data/services-context.tsx';
import { contentOrNull, notFound } from '../shell/errors/load-content.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { Route } from './+types/brand';

const UNAVAILABLE = 503;

const trailTo = (label: string) => [
  { label: 'Home', href: homeUrl() },
  { label: 'Brands', href: brandsUrl() },
  { label },
];

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { name = params.brand, content } = loaderData?.found ?? {};
  const collections = content?.section_collections_in_a_brand ?? [];
  return pageMeta(matches, {
    title: name,
    description: content?.description || `Collections of ${name}.`,
    canonicalPath: brandUrl(params.itemGroup, name),
    picture: content?.section_consumer_hero[0]?.url || collections[0]?.url,
    trail: trailTo(name),
  });
};

/**
 * Primes the brand, or throws not-found where it does not exist. Where a service fails the page goes out without it: the
 * browser asks again by itself, and says so if that fails too (ERR-13).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const prefetched = await contentOrNull(
    prefetch((client) => client.fetchQuery(brandQuery(context.get(siteContext), params))),
  );
  if (!prefetched) return data({ state: null, found: undefined }, { status: UNAVAILABLE });
  const { state, loaded: found } = prefetched;
  if (found === null) throw notFound();
  return data({ state, found });
}

/** Within the site the page opens at once and asks the services itself, or takes what it still has. [BRAND-06] */
export function clientLoader() {
  return { state: null, found: undefined };
}

export default function Brand({ loaderData, params }: Route.ComponentProps) {
  useOpenAtTop();
  const breadcrumb = (label: string) => <Breadcrumb items={trailTo(label)} />;
  return (
    <PrefetchedQueries state={loaderData.state}>
      <BrandView path={params} />
      <BrandPage
        path={params}
        breadcrumb={breadcrumb}
        hero={({ name, content }) => (
          <Banner
            content={content}
            label={content.page_title || name}
            missing={<MissingContent section="Banner Carousel" />}
          />
        )}
        featured={({ content }) => (
          <FeaturedCollection
            content={content}
            missing={<MissingContent section="Featured Collection" />}
          />
        )}
        noCollections={<MissingContent section="Collections Section" />}
        missing={<NotFound />}
      />
    </PrefetchedQueries>
  );
}

/** Within what was prefetched: asked for any higher, the brand would be asked for again by the browser. [BRAND-01] */
function BrandView({ path }: { readonly path: BrandPath }) {
  const services = { product: useProductService(), content: useContentService() };
  const { data: found, isError } = useQuery({ ...brandQuery(services, path), enabled: false });
  usePageView(found ? `Brand - ${found.name}` : isError ? `Brand - ${path.brand}` : '');
  return null;
}
