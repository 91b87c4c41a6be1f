import { panelSections } from '@selvedge/contract/filter-panel';
import { itemGroupName } from '@selvedge/contract/item-groups';
import { APPLICATION_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/services';
import { fold, titleCase } from '@selvedge/contract/text';
import {
  applicationSet,
  applicationUrl,
  homeUrl,
  itemGroupUrl,
  PRODUCTS_ANCHOR,
} from '@selvedge/contract/urls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CollectionGrid, collectionCards } from '../catalogue/collection-grid/collection-grid.tsx';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { NewArrivals } from '../catalogue/new-arrivals/new-arrivals.tsx';
import {
  formatFilterSearch,
  parseFilterSearch,
} from '../catalogue/product-filter/address/filter-url.ts';
import { prefetchProductList } from '../catalogue/product-filter/list/use-product-list.ts';
import { pathState } from '../catalogue/product-filter/rules/filter-state.ts';
import { RecentlySeen } from '../catalogue/recently-seen/recently-seen.tsx';
import { Banner } from '../content/banner/banner.tsx';
import { contentQuery } from '../data/content-query.ts';
import { facesQuery } from '../data/faces-query.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService, useProductService } from '../data/services-context.tsx';
import { content, contentOf, notFound } from '../shell/errors/load-content.ts';
import { isUnwritten, MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/application';
import { Discover } from './application-discover.tsx';
import { createPageMemory } from './page-memory.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.facts) : [];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { product, content: pages, settings } = context.get(siteContext);
  const { itemGroup } = params;
  // A blank code would find the application in every group.
  if (!itemGroup.trim()) throw notFound();
  const application = await content(applicationOfPath(product, itemGroup, params.application));
  if (application === undefined) throw notFound();

  const { state, loaded: page } = await content(
    prefetch(async (client) => {
      const page = await client.fetchQuery(
        contentQuery(pages, { kind: 'application', itemGroup, application }),
      );
      if (isUnwritten(page))
        await client.prefetchQuery(collectionFaces(product, itemGroup, application));
      await prefetchProductList(client, product, { itemGroup, application, search: url.search });
      return page;
    }),
  );
  const groupName = itemGroupName(itemGroup);
  const title = page.page_title || titleCase(application);
  const facts = {
    title: page.page_title || `${title} ${groupName}`,
    description: page.description || `${groupName} for ${title.toLowerCase()}.`,
    canonicalPath: canonicalUrl(itemGroup, application, url.search),
    picture: page.section_consumer_hero[0]?.url ?? '',
    trail: trailTo(itemGroup, application),
  };
  const panel = panelSections(itemGroup, settings.filter_panels);
  return { application, title, facts, state, panel };
}

/** The collections of an application as the catalogue knows them, for a page that is not written yet. */
const collectionFaces = (service: ProductService, itemGroup: string, application: string) =>
  facesQuery(service, { item_group: itemGroup, application: applicationSet(application) }, 'range');

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Pages are kept for as long as their content is fresh; a list that is older than its minute is asked for again. */
const memory = createPageMemory<Loaded>({ keptMs: APPLICATION_CONTENT_STALE_MS, mostPages: 8 });

/** A page whose content is fresh asks no server for it again, however it is reached (CONST-02). What fails is ERR-01. */
export const clientLoader = async ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  memory.recall(url.pathname) ?? contentOf(serverLoader);

/** A page of the whole list is a page of its own; a filtered list is another view of the whole one. */
function canonicalUrl(itemGroup: string, application: string, search: string): string {
  const path = applicationUrl(itemGroup, application.toLowerCase());
  const { page } = parseFilterSearch(application, search);
  const query = formatFilterSearch({ ...pathState(application), page }, '');
  const asked = formatFilterSearch(parseFilterSearch(application, search), '');
  return page > 1 && query === asked ? `${path}?${query}` : path;
}

/** The application that a path names, in the catalogue's spelling; undefined where no product has it (decision 35). */
async function applicationOfPath(
  service: ProductService,
  itemGroup: string,
  name: string,
): Promise<string | undefined> {
  const applications = await service.applications(itemGroup);
  return applications.find((application) => fold(application) === fold(name));
}

/** A query is the filter's own affair, which asks for what it needs (FILTER-06): no loader runs for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Application({ loaderData, params }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useEffect(() => memory.keep(pathname, loaderData), [pathname, loaderData]);
  // As the path has it, like every name of a view that is made of a path. [APP-05]
  usePageView(`application-${params.application}`);
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Sections itemGroup={params.itemGroup} loaded={loaderData} />
    </PrefetchedQueries>
  );
}

const trailTo = (itemGroup: string, application: string) => [
  { label: 'Home', href: homeUrl() },
  { label: itemGroupName(itemGroup), href: itemGroupUrl(itemGroup) },
  { label: titleCase(application) },
];

/** In the order of APP-01. A choice of the filter changes the address, and of these the products alone. */
const Sections = memo(function Sections(props: {
  readonly itemGroup: string;
  readonly loaded: Loaded;
}) {
  const { itemGroup, loaded } = props;
  const { application, title, panel } = loaded;
  const key = { kind: 'application', itemGroup, application } as const;
  const { data: page } = useSuspenseQuery(contentQuery(useContentService(), key));
  const name = titleCase(application);
  const unwritten = isUnwritten(page);
  const faces = useQuery({
    ...collectionFaces(useProductService(), itemGroup, application),
    enabled: unwritten,
  });
  const collections = collectionCards(
    unwritten
      ? (faces.data ?? []).map(({ name: collection_name, picture: url }) => ({
          collection_name,
          url,
          item_group_code: itemGroup,
          application_name: application,
        }))
      : page.section_collections_in_application,
  );
  return (
    <>
      <Banner content={page} label={title} missing={<MissingContent section="Banner Carousel" />} />
      <PageIntro
        heading={title}
        text={page.description}
        above={<Breadcrumb items={trailTo(itemGroup, application)} />}
      />
      <FeaturedCollection
        content={page}
        missing={<MissingContent section="Featured Collection" />}
      />
      {(unwritten || collections.length === 0) && <MissingContent section="Collections Section" />}
      {collections.length > 0 && (
        <Section
          heading={`${name} Collections`}
          aside={<a href={`#${PRODUCTS_ANCHOR}`}>See the products</a>}
        >
          <CollectionGrid cards={collections} />
        </Section>
      )}
      <Discover
        key={`${itemGroup} ${application}`}
        id={PRODUCTS_ANCHOR}
        itemGroup={itemGroup}
        application={application}
        name={name}
        panel={panel}
      />
      <NewArrivals
        cards={page.section_new_arrivals}
        missing={<MissingContent section="Collections Section" />}
      />
      <RecentlySeen />
    </>
  );
});
