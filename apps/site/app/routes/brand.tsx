import { brandsUrl, brandUrl, homeUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { usePageView } from '../analytics/use-page-view.ts';
import { useContentService } from '../calls/content-service-context.tsx';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { useProductService } from '../calls/product-service-context.tsx';
import { notFound } from '../content-missing.ts';
import { Banner } from '../features/banner/banner.tsx';
import { BrandPage } from '../features/brand-page/brand-page.tsx';
import { type BrandFound, type BrandPath, brandQuery } from '../features/brand-page/brand-query.ts';
import { FeaturedCollection } from '../features/featured-collection/featured-collection.tsx';
import { MissingContent } from '../layout/missing-content.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { useOpenAtTop } from '../layout/use-open-at-top.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
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
  let found: BrandFound | null | undefined;
  const state = await prime(async (client) => {
    found = await client.fetchQuery(brandQuery(context.get(siteContext), params));
  }).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (found === null) throw notFound();
  return data({ state, found }, { status: state ? 200 : UNAVAILABLE });
}

/** Within the site the page opens at once and asks the services itself, or takes what it still has. [BRAND-06] */
export function clientLoader() {
  return { state: null, found: undefined };
}

export default function Brand({ loaderData, params }: Route.ComponentProps) {
  useOpenAtTop();
  const breadcrumb = (label: string) => <Breadcrumb items={trailTo(label)} />;
  return (
    <PrimedQueries state={loaderData.state}>
      <CountedView path={params} />
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
    </PrimedQueries>
  );
}

/** Within what was primed: asked for any higher, the brand would be asked for again by the browser. [BRAND-01] */
function CountedView({ path }: { readonly path: BrandPath }) {
  const services = { product: useProductService(), content: useContentService() };
  const { data: found } = useQuery({ ...brandQuery(services, path), enabled: false });
  usePageView(found ? `Brand - ${found.name}` : '');
  return null;
}
