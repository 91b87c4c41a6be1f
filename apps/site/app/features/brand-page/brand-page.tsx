import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useContentService } from '../../calls/content-service-context.tsx';
import { useProductService } from '../../calls/product-service-context.tsx';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Waiting } from '../../ui/spinner/waiting.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { BrandCollectionGrid } from './brand-collection-grid.tsx';
import { brandCollections } from './brand-collections.ts';
import { type BrandFound, type BrandPath, brandQuery } from './brand-query.ts';

/** A brand in each of its states: loading, failed, missing, there. Source: BRAND-01, BRAND-06, ERR-13. */
export function BrandPage(props: {
  readonly path: BrandPath;
  readonly breadcrumb: (name: string) => ReactNode;
  /** The hero and the featured collection, which other features draw. */
  readonly hero: (found: BrandFound) => ReactNode;
  readonly featured: (found: BrandFound) => ReactNode;
  /** Stands where the brand has no collections. Source: BRAND-05. */
  readonly noCollections: ReactNode;
  /** Shows where the brand does not exist. */
  readonly missing: ReactNode;
}) {
  const { path, breadcrumb, hero, featured, noCollections, missing } = props;
  const services = { product: useProductService(), content: useContentService() };
  const { data: found, isError, refetch } = useQuery(brandQuery(services, path));
  if (found === null) return missing;
  if (!found) {
    return (
      <>
        <PageIntro heading={path.brand} above={breadcrumb(path.brand)} />
        <Section label={path.brand}>
          {isError ? (
            <ErrorState
              heading="Failed to load brand data"
              text="Please try again."
              onRetry={() => void refetch()}
            />
          ) : (
            <Waiting text="Loading" />
          )}
        </Section>
      </>
    );
  }
  const { name, content } = found;
  const collections = brandCollections(content.section_collections_in_a_brand);
  return (
    <>
      {hero(found)}
      <PageIntro
        heading={content.page_title || name}
        text={content.description}
        above={breadcrumb(name)}
      />
      {featured(found)}
      {collections.length > 0 ? (
        <Section heading={`${name} Collections`}>
          <BrandCollectionGrid collections={collections} />
        </Section>
      ) : (
        noCollections
      )}
    </>
  );
}
