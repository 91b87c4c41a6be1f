import type {
  InternationalBrandPage,
  InternationalBrandTile,
} from '@selvedge/contract/international-content';
import type { ReactNode } from 'react';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { Banner } from '../content/banner/banner.tsx';
import {
  CatalogueTiles,
  openableCatalogues,
} from '../content/catalogue-viewer/catalogue-tiles.tsx';
import { BrandTileGrid, publishedBrands } from '../content/internationals/brand-tile-grid.tsx';
import { internationalHero } from '../content/internationals/international-hero.ts';
import { PromoVideo, videoProblem } from '../content/internationals/promo-video.tsx';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';

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
export function InternationalBrandSections(props: {
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
