import type { ApplicationTypeContent } from '@selvedge/contract/application-type-content';
import type { ReactNode } from 'react';
import {
  CollectionCards,
  categoryCollections,
} from '../catalogue/application-type/application-type-page.tsx';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { ItemGroupTiles } from '../catalogue/item-group-tiles/item-group-tiles.tsx';
import { NewArrivals } from '../catalogue/new-arrivals/new-arrivals.tsx';
import { Banner } from '../content/banner/banner.tsx';
import {
  CatalogueTiles,
  openableCatalogues,
} from '../content/catalogue-viewer/catalogue-tiles.tsx';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';

interface SectionsProps {
  readonly page: ApplicationTypeContent;
  readonly title: string;
  readonly breadcrumb: ReactNode;
}

function Opening({ page, title, breadcrumb }: SectionsProps) {
  const heading = page.page_title || title;
  return (
    <>
      <Banner
        content={page}
        label={heading}
        missing={<MissingContent section="Banner Carousel" />}
      />
      <PageIntro heading={heading} text={page.description} above={breadcrumb} />
    </>
  );
}

/** An application type: hero, title, its groups, what is featured, new arrivals, catalogues. Source: APPTYPE-01 to APPTYPE-04. */
export function TypeSections(
  props: SectionsProps & {
    readonly path: { readonly itemGroup: string; readonly applicationType: string };
  },
) {
  const { page, path } = props;
  const catalogues = openableCatalogues(page.section_catalogues);
  return (
    <>
      <Opening {...props} />
      <ItemGroupTiles
        tiles={page.section_item_group_images}
        mode={{ kind: 'application-type', ...path }}
        titles
        buttons
        missing={<MissingContent section="Item Group Section" />}
      />
      <FeaturedCollection
        content={page}
        missing={<MissingContent section="Featured Collection" />}
      />
      <NewArrivals
        cards={page.section_new_arrivals}
        missing={<MissingContent section="New arrivals" />}
      />
      {catalogues.length > 0 && (
        <Section heading="View our latest catalogues">
          <CatalogueTiles catalogues={catalogues} />
        </Section>
      )}
    </>
  );
}

/** A category of an application type; its title is the specification's, whatever the hub's is. Source: APPTYPE-07, APPTYPE-08. */
export function CategorySections(props: SectionsProps) {
  const { page, title } = props;
  const collections = categoryCollections(page.section_collections_in_application);
  return (
    <>
      <Opening {...props} page={{ ...page, page_title: title }} />
      {collections.length > 0 ? (
        <Section heading="Collections">
          <CollectionCards cards={collections} />
        </Section>
      ) : (
        <MissingContent section="Collections Section" />
      )}
    </>
  );
}
