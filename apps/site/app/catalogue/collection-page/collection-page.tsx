import { itemGroupName } from '@selvedge/contract/item-groups';
import { DESIGN_CARDS_PER_ROW } from '@selvedge/contract/limits';
import { fold, titleCase } from '@selvedge/contract/text';
import { applicationUrl, collectionUrl, homeUrl, itemGroupUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProductService } from '../../data/services-context.tsx';
import { PageHead } from '../../shell/head/page-meta.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Collection } from './collection-designs.ts';
import { type CollectionPath, collectionQuery } from './collection-query.ts';
import grid from './design-sections.module.css';
import { DESIGNS_HEADING, DesignSections } from './design-sections.tsx';

/** Holds the place of the sentence that a collection which is on its way will have. */
const LINE_TO_COME = '\u00a0';

/** A collection in each of its states: loading, failed, missing, there. Source: COLL-10. */
export function CollectionPage(props: {
  readonly path: CollectionPath;
  /** What staff have written of it, each empty where they have not; undefined while that is on its way. */
  readonly words: { readonly page_title: string; readonly description: string } | undefined;
  /** Asks for the words again, where that failed. */
  readonly onRetryWords: (() => void) | undefined;
  /** Whether staff have written anything of it: it is there then, also while it has no products. Source: COLL-03. */
  readonly written: boolean;
  /** Stands for the page where it is shared; empty: the first picture of a design does. */
  readonly picture: string;
  /** Stands above the title. */
  readonly hero: ReactNode;
  /** Stands between the words and the designs. */
  readonly gallery: ReactNode;
  /** Shows where neither the catalogue nor staff know the collection. */
  readonly missing: ReactNode;
}) {
  const { path, words, onRetryWords, written, picture, hero, gallery, missing } = props;
  const { itemGroup } = path;
  const { data: found, isError, refetch } = useQuery(collectionQuery(useProductService(), path));
  if (found === null && words && !written) return missing;
  const collection = found ?? (written && found === null ? withoutProducts(path) : undefined);

  const name = collection?.name ?? path.collection;
  const application = collection
    ? collectionApplication(collection, path.application)
    : path.application;
  const title = words?.page_title || name;
  const known = collection && words;
  const text =
    words?.description ||
    (known ? collectionText(itemGroup, collection) : isError ? '' : LINE_TO_COME);
  const retry = () => {
    if (isError) void refetch();
    onRetryWords?.();
  };
  const above = {
    label: titleCase(application),
    href: applicationUrl(itemGroup, application.toLowerCase()),
  };
  const trail = [
    { label: 'Home', href: homeUrl() },
    { label: itemGroupName(itemGroup), href: itemGroupUrl(itemGroup) },
    above,
    { label: name },
  ];
  return (
    <>
      <PageHead
        title={name}
        description={`${name}. ${text}`.trim()}
        canonicalPath={collectionUrl(itemGroup, application, name)}
        picture={picture || firstPicture(collection)}
        trail={trail}
      />
      {hero}
      <PageIntro heading={title} text={text} above={<Breadcrumb items={trail} />} />
      {gallery}
      {(isError || onRetryWords) && <Failed hasDesigns={!isError} onRetry={retry} />}
      {collection ? (
        <DesignSections
          sections={collection.sections}
          wayOn={{ ...above, label: `More of ${above.label}` }}
        />
      ) : (
        !isError && <DesignsLoading />
      )}
    </>
  );
}

/** A collection of which the catalogue holds nothing. */
const withoutProducts = ({ collection: name }: CollectionPath): Collection => ({
  name,
  applications: [],
  sections: [],
});

const firstPicture = (collection: Collection | undefined) =>
  collection?.sections.flatMap(({ cards }) => cards).find(({ picture }) => picture !== '')?.picture;

/** What went wrong is the service's affair; what to do is the reader's. Source: ERR-17, decision 22. */
function Failed(props: { readonly hasDesigns: boolean; readonly onRetry: () => void }) {
  const { hasDesigns, onRetry } = props;
  return (
    <Section label={hasDesigns ? 'Pictures and words' : DESIGNS_HEADING}>
      <ErrorState
        heading={
          hasDesigns
            ? 'The pictures and words of this collection could not be loaded'
            : 'This collection could not be loaded'
        }
        text="The connection to our catalogue failed. It may work again in a moment."
        onRetry={onRetry}
      />
    </Section>
  );
}

/**
 * The application under which a collection is shown, as the catalogue spells it: the one of the path, compared without
 * case (decision 35). A path with another one, left by a product that has moved, shows the collection all the same,
 * under its first application, which is then its canonical place too.
 */
export function collectionApplication({ applications }: Collection, asked: string): string {
  return applications.find((name) => fold(name) === fold(asked)) ?? applications[0] ?? asked;
}

/** One sentence on what a collection holds: "Fabric in 4 designs and 26 colourways." Empty where nothing is shown. */
export function collectionText(itemGroup: string, { sections }: Collection): string {
  const cards = sections.flatMap((section) => section.cards);
  if (cards.length === 0) return '';
  const designs = new Set(cards.map(({ design }) => fold(design))).size;
  return `${itemGroupName(itemGroup)} in ${count(designs, 'design')} and ${count(cards.length, 'colourway')}.`;
}

const count = (number: number, noun: string): string =>
  number === 1 ? `1 ${noun}` : `${number} ${noun}s`;

const PLACES = Array.from({ length: 2 * DESIGN_CARDS_PER_ROW }, (_, place) => place);

/** The shape of the designs that are on their way, as high as they will be, so that nothing jumps. */
function DesignsLoading() {
  return (
    <Section heading={DESIGNS_HEADING}>
      <p role="status">
        <VisuallyHidden>Loading designs...</VisuallyHidden>
      </p>
      <div className={grid.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <div key={place}>
            <div className={grid.loadingPicture} />
            <div className={grid.loadingText} />
          </div>
        ))}
      </div>
    </Section>
  );
}
