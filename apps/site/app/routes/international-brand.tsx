import type {
  InternationalBrandPage,
  InternationalBrandTile,
} from '@selvedge/contract/international-content';
import { fold } from '@selvedge/contract/text';
import { homeUrl, internationalBrandUrl, internationalsUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { Banner } from '../content/banner/banner.tsx';
import {
  CatalogueTiles,
  openableCatalogues,
} from '../content/catalogue-viewer/catalogue-tiles.tsx';
import { BrandTileGrid, publishedBrands } from '../content/internationals/brand-tile-grid.tsx';
import { internationalHero } from '../content/internationals/international-hero.ts';
import {
  brandFailure,
  internationalBrandQuery,
  internationalsQuery,
} from '../content/internationals/internationals-queries.ts';
import { PromoVideo, videoProblem } from '../content/internationals/promo-video.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService } from '../data/services-context.tsx';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { type PageFacts, PageHead } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { Waiting } from '../ui/spinner/spinner.tsx';
import { ErrorState } from '../ui/state/state.tsx';
import type { Route } from './+types/international-brand';

const NOT_FOUND = 404;

const TITLE = 'International brand';

/** The pages above this one. */
const ABOVE = [
  { label: 'Home', href: homeUrl() },
  { label: 'Internationals', href: internationalsUrl() },
];

/** The page writes its own title, which waits for the brand; the root's must not stand beside it. */
export const meta: Route.MetaFunction = () => [];

function factsOf(brandId: string, page: InternationalBrandPage | null | undefined): PageFacts {
  const title = page?.page_title || TITLE;
  return {
    title,
    description: page?.page_description,
    canonicalPath: page ? internationalBrandUrl(brandId) : undefined,
    picture: page?.consumer_banner_carousel[0]?.img_url,
    trail: [...ABOVE, { label: title }],
  };
}

/** A brand that is unknown says so in the page, with the status of a missing one. Source: IBRAND-06, decision 18. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const { state, loaded: page } = await prefetch(async (client) => {
    const query = internationalBrandQuery(content, params.brandId ?? '');
    await Promise.all([
      client.prefetchQuery(query),
      client.prefetchQuery(internationalsQuery(content)),
    ]);
    return client.getQueryData(query.queryKey);
  });
  return data({ state }, { status: page === null ? NOT_FOUND : 200 });
}

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [IBRAND-04] */
export function clientLoader() {
  return { state: null };
}

export default function InternationalBrand({ loaderData, params }: Route.ComponentProps) {
  useOpenAtTop();
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Page brandId={params.brandId ?? ''} />
    </PrefetchedQueries>
  );
}

function Page({ brandId }: { readonly brandId: string }) {
  const service = useContentService();
  const { data: page, isError, refetch } = useQuery(internationalBrandQuery(service, brandId));
  const { data: landing } = useQuery(internationalsQuery(service));
  // The one spelling of the id, which the path may have in another case (decision 35).
  const ownId = landing?.brands.find(({ id }) => fold(id) === fold(brandId))?.id ?? brandId;
  const title = page?.page_title || TITLE;
  usePageView(page || page === null || isError ? `International Brand - ${title}` : '');
  const head = <PageHead {...factsOf(ownId, page)} />;
  if (page) {
    return (
      <>
        {head}
        <InternationalBrandSections
          page={{ ...page, page_title: title }}
          breadcrumb={<Breadcrumb items={[...ABOVE, { label: title }]} />}
          others={(landing?.brands ?? []).filter(({ id }) => id !== ownId)}
        />
      </>
    );
  }
  return (
    <>
      {head}
      <PageIntro heading={TITLE} above={<Breadcrumb items={[...ABOVE, { label: TITLE }]} />} />
      <Section label={TITLE}>
        {page === null || isError ? (
          <ErrorState
            heading="Unable to load brand information"
            text={brandFailure(brandId, page)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting text="Loading brand information..." />
        )}
      </Section>
    </>
  );
}

/**
 * The block of other pages, which has addresses for what this one links: one of the brand's catalogues opens over the
 * page. Source: IBRAND-02, decision 39.
 */
function featured(page: InternationalBrandPage) {
  const link = page.featured_collection_link;
  const isCatalogue = cataloguesOf(page).some(({ issuu_link }) => issuu_link === link);
  return {
    section_featured_collection: page.featured_collection_media.map(
      ({ position, img_url, alt }) => ({
        position,
        url: img_url,
        alt,
      }),
    ),
    featured_collection_title: {
      collection_name: page.featured_collection_title,
      item_group_code: '',
      application_name: '',
    },
    featured_collection_description: page.featured_collection_description,
    featured_collection_modal_url: isCatalogue ? link : '',
    featured_collection_catalogue_url: isCatalogue ? '' : link,
  };
}

const cataloguesOf = (page: InternationalBrandPage) => [
  ...page.catalogue_section_items_first,
  ...page.catalogue_section_items_second,
];

/** In the order of IBRAND-01; the catalogues' heading stands over both lists (decision 18). */
function InternationalBrandSections(props: {
  readonly page: InternationalBrandPage;
  readonly breadcrumb: ReactNode;
  readonly others: readonly InternationalBrandTile[];
}) {
  const { page, breadcrumb, others } = props;
  const catalogues = openableCatalogues(cataloguesOf(page));
  return (
    <>
      <Banner
        content={internationalHero(page)}
        label={page.page_title}
        missing={<MissingContent section="Banner Carousel" />}
      />
      <PageIntro heading={page.page_title} text={page.page_description} above={breadcrumb} />
      <FeaturedCollection
        content={featured(page)}
        missing={<MissingContent section="Featured Collection" />}
      />
      {catalogues.length > 0 ? (
        <Section heading={page.catalogue_section_heading_first || 'Catalogues'}>
          <CatalogueTiles catalogues={catalogues} />
        </Section>
      ) : (
        <MissingContent section="Catalogue Section" />
      )}
      {page.promo_video.trim() ? (
        <Section label="Video">
          <PromoVideo
            address={page.promo_video}
            title={page.page_title}
            poster={page.featured_collection_media[0]?.img_url ?? ''}
            loop={page.promo_video_loop}
            hideControls={page.promo_video_hide_controls}
          />
        </Section>
      ) : (
        <MissingContent section="Promo Video" reason={videoProblem(page.promo_video)} />
      )}
      {publishedBrands(others).length > 0 ? (
        <Section heading="Explore Our International Brands">
          <BrandTileGrid brands={others} />
        </Section>
      ) : (
        <MissingContent section="International Brands" />
      )}
    </>
  );
}
