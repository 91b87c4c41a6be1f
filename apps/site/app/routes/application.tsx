import { itemGroupName } from '@selvedge/contract/item-groups';
import { PRODUCT_QUERY_CACHE_MS } from '@selvedge/contract/limits';
import type { PageContent } from '@selvedge/contract/page-content';
import type { ProductService } from '@selvedge/contract/product-service';
import { fold, titleCase } from '@selvedge/contract/text';
import { applicationSet, applicationUrl, homeUrl, itemGroupUrl } from '@selvedge/contract/urls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageView } from '../analytics/use-page-view.ts';
import { contentQuery } from '../calls/content-query.ts';
import { useContentService } from '../calls/content-service-context.tsx';
import { facesQuery } from '../calls/faces-query.ts';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { useProductService } from '../calls/product-service-context.tsx';
import { content, contentOf, notFound } from '../content-missing.ts';
import { Banner } from '../features/banner/banner.tsx';
import { collectionCards } from '../features/collection-grid/collection-cards.ts';
import { CollectionGrid } from '../features/collection-grid/collection-grid.tsx';
import { FeaturedCollection } from '../features/featured-collection/featured-collection.tsx';
import { NewArrivals } from '../features/new-arrivals/new-arrivals.tsx';
import { listQuery } from '../features/product-filter/list/list-query.ts';
import {
  effectiveSearch,
  type SettledSearch,
  settleList,
} from '../features/product-filter/list/settle-list.ts';
import { MissingContent } from '../layout/missing-content.tsx';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { isUnwritten } from '../unwritten-page.ts';
import type { Route } from './+types/application';
import { Discover } from './application-discover.tsx';
import { createPageMemory } from './page-memory.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.facts) : [];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { product, content: pages } = context.get(siteContext);
  const { itemGroup } = params;
  const application = await content(applicationOfPath(product, itemGroup, params.application));
  if (application === undefined) throw notFound();

  const asked = new URL(request.url).search;
  let opened: SettledSearch = { asked, settled: asked };
  let page: PageContent | undefined;
  const state = await content(
    prime(async (client) => {
      page = await client.fetchQuery(
        contentQuery(pages, { kind: 'application', itemGroup, application }),
      );
      if (isUnwritten(page))
        await client.prefetchQuery(collectionFaces(product, itemGroup, application));
      opened = await settleList(application, asked, (state) =>
        client.fetchQuery({ ...listQuery(product, itemGroup, state), retry: false }),
      );
    }),
  );
  const groupName = itemGroupName(itemGroup);
  const title = page?.page_title || titleCase(application);
  const facts = {
    title: page?.page_title || `${title} ${groupName}`,
    description: page?.description || `${groupName} for ${title.toLowerCase()}.`,
    canonicalPath: applicationUrl(itemGroup, application.toLowerCase()),
    picture: page?.section_consumer_hero[0]?.url ?? '',
    trail: trailTo(itemGroup, application),
  };
  return { application, title, facts, opened, state };
}

/** The collections of an application as the catalogue knows them, for a page that is not written yet. */
const collectionFaces = (service: ProductService, itemGroup: string, application: string) =>
  facesQuery(service, { item_group: itemGroup, application: applicationSet(application) }, 'range');

type Loaded = Awaited<ReturnType<typeof loader>>;

/** One page, the one that was left last, for as long as its list of products stays cached (CONST-03, decision 0005). */
const memory = createPageMemory<Loaded>({ keptMs: PRODUCT_QUERY_CACHE_MS, mostPages: 1 });

/** The way back to the page that was just left asks no server: its list is in the cache still. What fails is ERR-01. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const kept = memory.recall(pathname);
  if (!kept) return contentOf(serverLoader);
  return { ...kept, opened: { asked: search, settled: effectiveSearch(kept.application, search) } };
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
  useEffect(() => () => memory.keep(pathname, loaderData), [pathname, loaderData]);
  // As the path has it, like every name of a view that is made of a path. [APP-05]
  usePageView(`application-${params.application}`);
  return (
    <PrimedQueries state={loaderData.state}>
      <Sections itemGroup={params.itemGroup} loaded={loaderData} />
    </PrimedQueries>
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
  const { application, title, opened } = loaded;
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
        <Section heading={`${name} Collections`} aside={<a href="#discover">See the products</a>}>
          <CollectionGrid cards={collections} />
        </Section>
      )}
      <Discover
        key={`${itemGroup} ${application}`}
        id="discover"
        itemGroup={itemGroup}
        application={application}
        title={`Discover - ${name}`}
        opened={opened}
      />
      <NewArrivals
        cards={page.section_new_arrivals}
        missing={<MissingContent section="Collections Section" />}
      />
    </>
  );
});
