import { itemGroupName, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { homeUrl, itemGroupUrl } from '@selvedge/contract/urls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  ApplicationCards,
  cardsOfFaces,
  groupCountsQuery,
  landingCards,
} from '../catalogue/application-cards/application-cards.tsx';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { NewArrivals } from '../catalogue/new-arrivals/new-arrivals.tsx';
import { Banner } from '../content/banner/banner.tsx';
import { contentQuery } from '../data/content-query.ts';
import { facesQuery } from '../data/faces-query.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService, useProductService } from '../data/services-context.tsx';
import { content, contentOf, notFound } from '../shell/errors/load-content.ts';
import { isUnwritten, MissingContent } from '../shell/errors/missing-content.tsx';
import { type PageFacts, pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/item-group';
import { createPageMemory } from './page-memory.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.facts) : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { product, content: pages } = context.get(siteContext);
  const { itemGroup } = params;
  // A blank code would count the products of every group.
  if (!itemGroup.trim()) throw notFound();
  const { state, loaded } = await content(
    prefetch(async (client) => {
      const [page, counts] = await Promise.all([
        client.fetchQuery(contentQuery(pages, { kind: 'landing', itemGroup })),
        client.fetchQuery(groupCountsQuery(product, itemGroup)),
      ]);
      if (isUnwritten(page))
        await client.prefetchQuery(facesQuery(product, { item_group: itemGroup }, 'application'));
      return { page, products: counts.products };
    }),
  );
  const { page, products } = loaded;
  // A group of none of ours has a page once it holds products, or somebody has written it.
  const isOurs = PRODUCT_GROUPS.some(({ code }) => code === itemGroup);
  if (!isOurs && products === 0 && isUnwritten(page)) throw notFound();
  const title = page.page_title || itemGroupName(itemGroup);
  const facts: PageFacts = {
    title,
    description: page.description,
    picture: page.section_consumer_hero[0]?.url ?? '',
    canonicalPath: itemGroupUrl(itemGroup),
    trail: trailTo(title),
  };
  return { state, facts };
}

const memory = createPageMemory<Awaited<ReturnType<typeof loader>>>({
  keptMs: LANDING_CONTENT_STALE_MS,
  mostPages: PRODUCT_GROUPS.length,
});

/**
 * Within the site the content comes from the server too, and what fails on its way is content that failed (ERR-01). While
 * it is fresh it is not asked for again (CONST-01).
 */
export const clientLoader = async ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  memory.recall(params.itemGroup) ?? contentOf(serverLoader);

const trailTo = (title: string) => [{ label: 'Home', href: homeUrl() }, { label: title }];

export default function ItemGroup({ loaderData, params }: Route.ComponentProps) {
  useEffect(() => memory.keep(params.itemGroup, loaderData), [params.itemGroup, loaderData]);
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Sections itemGroup={params.itemGroup} />
    </PrefetchedQueries>
  );
}

/** In the order of LAND-03. */
function Sections({ itemGroup }: { readonly itemGroup: string }) {
  const pages = useContentService();
  const { data: page } = useSuspenseQuery(contentQuery(pages, { kind: 'landing', itemGroup }));
  const { data: counts } = useSuspenseQuery(groupCountsQuery(useProductService(), itemGroup));
  const title = page.page_title || itemGroupName(itemGroup);
  usePageView(title);
  const unwritten = isUnwritten(page);
  const faces = useQuery({
    ...facesQuery(useProductService(), { item_group: itemGroup }, 'application'),
    enabled: unwritten,
  });
  const cards = landingCards(
    itemGroup,
    unwritten ? cardsOfFaces(itemGroup, faces.data ?? []) : page,
    counts.applications,
  );
  return (
    <>
      <Banner content={page} label={title} missing={<MissingContent section="Banner Carousel" />} />
      <PageIntro
        heading={title}
        text={page.description}
        above={<Breadcrumb items={trailTo(title)} />}
      />
      {(unwritten || cards.length === 0) && <MissingContent section="Item Group Section" />}
      {cards.length > 0 && (
        <Section label="Applications">
          <ApplicationCards cards={cards} />
        </Section>
      )}
      <FeaturedCollection
        content={page}
        missing={<MissingContent section="Featured Collection" />}
      />
      <NewArrivals
        cards={page.section_new_arrivals}
        missing={<MissingContent section="Collections Section" />}
      />
    </>
  );
}
