import type { BrandCollection } from '@selvedge/contract/page-content';
import { compareLabels, fold } from '@selvedge/contract/text';
import { collectionUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useContentService, useProductService } from '../../data/services-context.tsx';
import { CardShelf } from '../../ui/card/card.tsx';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Waiting } from '../../ui/spinner/spinner.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { type BrandFound, type BrandPath, brandQuery } from './brand-query.ts';

/** A brand in each of its states: loading, failed, missing, there. Source: BRAND-01, BRAND-06, ERR-13. */
export function BrandPage(props: {
  readonly path: BrandPath;
  readonly breadcrumb: (name: string) => ReactNode;
  /** The hero and the featured collection, which other features draw. */
  readonly hero: (found: BrandFound) => ReactNode;
  readonly featured: (found: BrandFound) => ReactNode;
  /** Stands where staff have given the brand no collections. Source: BRAND-05. */
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
      {(found.unwritten || collections.length === 0) && noCollections}
      {collections.length > 0 && (
        <Section heading={`${name} Collections`}>
          <BrandCollectionGrid collections={collections} />
        </Section>
      )}
    </>
  );
}

/** The collections of a brand, in their order, with their applications. Source: BRAND-03, BRAND-04. */
function BrandCollectionGrid(props: { readonly collections: readonly BrandCollection[] }) {
  const cards = props.collections.map(
    ({ collection_name, application_name, item_group_code, url }) => ({
      key: `${collection_name} ${application_name}`,
      href: collectionUrl(item_group_code, application_name, collection_name),
      src: url,
      title: collection_name,
      details: application_name,
    }),
  );
  return <CardShelf cards={cards} />;
}

/**
 * The collections of a brand, one for each pair of application and collection name, sorted by collection name, those of
 * one name by application. Entries without a name are left out. Source: BRAND-03.
 */
export function brandCollections(entries: readonly BrandCollection[]): BrandCollection[] {
  const unique = new Map<string, BrandCollection>();
  for (const entry of entries) {
    const name = fold(entry.collection_name);
    const key = `${fold(entry.application_name)}\n${name}`;
    if (name !== '' && !unique.has(key)) unique.set(key, entry);
  }
  return [...unique.values()].toSorted(
    (a, b) =>
      compareLabels(fold(a.collection_name), fold(b.collection_name)) ||
      compareLabels(a.application_name, b.application_name),
  );
}
