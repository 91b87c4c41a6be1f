import type { CollectionCard } from '@selvedge/contract/content-parts';
import { itemGroupName } from '@selvedge/contract/item-groups';
import type { ApplicationTypeContent } from '@selvedge/contract/page-content';
import type { ContentService } from '@selvedge/contract/services';
import { compareLabels, fold } from '@selvedge/contract/text';
import { applicationTypeUrl, collectionUrl, outdoorUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentQuery } from '../../data/content-query.ts';
import { useContentService } from '../../data/services-context.tsx';
import { usePageView } from '../../shell/page-views/use-page-view.ts';
import { CardShelf } from '../../ui/card/card.tsx';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Waiting } from '../../ui/spinner/spinner.tsx';
import { ErrorState } from '../../ui/state/state.tsx';

/** An application type or a category of it while it loads, when that fails, and once it is there. Source: APPTYPE-06. */
export function ApplicationTypePage(props: {
  readonly path: ApplicationTypePath;
  readonly title: string;
  /** The name under which the view is counted. */
  readonly view: string;
  readonly breadcrumb: ReactNode;
  /** Shows where neither the hub nor the catalogue has anything of it. Source: decision 22. */
  readonly missing: ReactNode;
  readonly children: (content: ApplicationTypeContent) => ReactNode;
}) {
  const { path, title, view, breadcrumb, missing, children } = props;
  const { data, isError, refetch } = useQuery(applicationTypeQuery(useContentService(), path));
  const isMissing = data !== undefined && !isThere(path, data);
  usePageView(isMissing || (!data && !isError) ? '' : view);
  if (data) return isMissing ? missing : children(data);
  return (
    <>
      <PageIntro heading={title} above={breadcrumb} />
      <Section label={title}>
        {isError ? (
          <ErrorState
            heading="This page could not be loaded"
            text="The connection to our catalogue failed. It may work again in a moment."
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting text="Loading" />
        )}
      </Section>
    </>
  );
}

/** The collections of a category, as `categoryCollections` orders them. Source: APPTYPE-07. */
export function CollectionCards({ cards }: { readonly cards: readonly CollectionCard[] }) {
  const shown = cards.map(({ collection_name, application_name, item_group_code, url }) => ({
    key: collection_name,
    href: collectionUrl(item_group_code, application_name, collection_name),
    src: url,
    title: collection_name,
    details: application_name,
  }));
  return <CardShelf cards={shown} />;
}

interface ApplicationTypePath {
  readonly itemGroup: string;
  readonly applicationType: string;
  readonly category?: string | undefined;
}

/** The content of an application type or of one of its categories; it runs only for a type. Source: APPTYPE-09, CALL-06. */
export const applicationTypeQuery = (service: ContentService, path: ApplicationTypePath) => ({
  ...contentQuery(service, { kind: 'applicationType', ...path }),
  enabled: path.applicationType.trim() !== '',
});

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** The menus lead to Outdoor (HEAD-14): its page is one of ours also while it is still empty. */
const isOutdoor = ({ itemGroup, applicationType, category }: ApplicationTypePath): boolean =>
  category === undefined &&
  applicationTypeUrl(itemGroup, applicationType.toLowerCase()) === outdoorUrl();

/**
 * Whether a page exists: somebody has filled in one of its fields. The service answers with empty fields for what does
 * not exist, and always says how a banner would be shown. Source: decision 22.
 */
export function isThere(path: ApplicationTypePath, content: ApplicationTypeContent): boolean {
  const { consumer_display_option: _, ...fields } = content;
  return isOutdoor(path) || !isBlank(fields);
}

/** An application type with a capital, however its address writes it: "outdoor" and "OUTDOOR" are "Outdoor" (decision 35). */
export function capitalised(applicationType: string): string {
  const text = fold(applicationType);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Fabric Outdoor". Categories beyond 005 and 001 use the group's name. Source: APPTYPE-08, decision 17. */
export const categoryTitle = (category: string, applicationType: string): string =>
  `${itemGroupName(category)} ${capitalised(applicationType)}`;

/** The collections of a category, each name once, sorted by it. Source: APPTYPE-07. */
export function categoryCollections(cards: readonly CollectionCard[]): CollectionCard[] {
  const unique = new Map<string, CollectionCard>();
  for (const card of cards) {
    const name = fold(card.collection_name);
    if (name !== '' && !unique.has(name)) unique.set(name, card);
  }
  return [...unique.values()].toSorted((a, b) =>
    compareLabels(a.collection_name, b.collection_name),
  );
}
