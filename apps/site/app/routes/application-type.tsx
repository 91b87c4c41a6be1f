import type { ApplicationTypeContent } from '@selvedge/contract/page-content';
import { fold } from '@selvedge/contract/text';
import { applicationTypeUrl, categoryUrl, homeUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import {
  ApplicationTypePage,
  applicationTypeQuery,
  CollectionCards,
  capitalised,
  categoryCollections,
  categoryTitle,
  isThere,
} from '../catalogue/application-type/application-type-page.tsx';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { ItemGroupTiles } from '../catalogue/item-group-tiles/item-group-tiles.tsx';
import { NewArrivals } from '../catalogue/new-arrivals/new-arrivals.tsx';
import { Banner } from '../content/banner/banner.tsx';
import {
  CatalogueTiles,
  openableCatalogues,
} from '../content/catalogue-viewer/catalogue-tiles.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { contentOrNull, notFound } from '../shell/errors/load-content.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/application-type';

const UNAVAILABLE = 503;

type Params = Route.LoaderArgs['params'];

/** The category is a part of the longer address only. */
const categoryOf = (params: Params): string | undefined =>
  'category' in params ? params.category : undefined;

function titleOf(params: Params): string {
  const category = categoryOf(params);
  return category === undefined
    ? capitalised(params.applicationType)
    : categoryTitle(category, params.applicationType);
}

const pathOf = (params: Params) => ({ ...params, category: categoryOf(params) });

function trailTo(params: Params) {
  const home = { label: 'Home', href: homeUrl() };
  const type = capitalised(params.applicationType);
  if (categoryOf(params) === undefined) return [home, { label: type }];
  const href = applicationTypeUrl(params.itemGroup, params.applicationType);
  return [home, { label: type, href }, { label: titleOf(params) }];
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const category = categoryOf(params);
  const { itemGroup } = params;
  // One spelling, which is that of the menus' links (decision 35).
  const applicationType = fold(params.applicationType);
  return pageMeta(matches, {
    title: titleOf(params),
    description: loaderData?.facts.description,
    picture: loaderData?.facts.picture,
    trail: trailTo(params),
    canonicalPath:
      category === undefined
        ? applicationTypeUrl(itemGroup, applicationType)
        : categoryUrl(itemGroup, applicationType, category),
  });
};

/** What the head says while the content is not there. */
const NO_FACTS = { description: '', picture: '' };

/** Where the content cannot be had, the browser asks again by itself, and says so if that fails too (APPTYPE-06). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const service = context.get(siteContext).content;
  const prefetched = await contentOrNull(
    prefetch((client) => client.fetchQuery(applicationTypeQuery(service, pathOf(params)))),
  );
  if (!prefetched) return data({ state: null, facts: NO_FACTS }, { status: UNAVAILABLE });
  const { state, loaded: page } = prefetched;
  if (!isThere(pathOf(params), page)) throw notFound();
  const picture = page.section_consumer_hero[0]?.url ?? '';
  return data({ state, facts: { description: page.description, picture } });
}

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [APPTYPE-06] */
export function clientLoader() {
  return { state: null, facts: NO_FACTS };
}

export default function ApplicationType({ loaderData, params }: Route.ComponentProps) {
  const category = categoryOf(params);
  const title = titleOf(params);
  const type = capitalised(params.applicationType);
  useOpenAtTop();
  const view = category === undefined ? `Application Type - ${type}` : `Category - ${title}`;
  const breadcrumb = <Breadcrumb items={trailTo(params)} />;
  return (
    <PrefetchedQueries state={loaderData.state}>
      <ApplicationTypePage
        path={pathOf(params)}
        title={title}
        view={view}
        breadcrumb={breadcrumb}
        missing={<NotFound />}
      >
        {(page) =>
          category === undefined ? (
            <TypeSections page={page} title={title} breadcrumb={breadcrumb} path={params} />
          ) : (
            <CategorySections page={page} title={title} breadcrumb={breadcrumb} />
          )
        }
      </ApplicationTypePage>
    </PrefetchedQueries>
  );
}

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
function TypeSections(
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
function CategorySections(props: SectionsProps) {
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
