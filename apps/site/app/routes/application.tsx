import { itemGroupName } from '@selvedge/contract/item-groups';
import type { ProductService } from '@selvedge/contract/product-service';
import { fold, titleCase } from '@selvedge/contract/text';
import { applicationUrl, homeUrl, itemGroupUrl } from '@selvedge/contract/urls';
import { HydrationBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prime } from '../calls/prime.server.ts';
import { content, notFound } from '../content-missing.ts';
import { CollectionGrid } from '../features/collection-grid/collection-grid.tsx';
import { collectionsOfApplication } from '../features/collection-grid/collections-of-application.ts';
import { listQuery } from '../features/product-filter/list-query.ts';
import {
  effectiveSearch,
  type SettledSearch,
  settleList,
} from '../features/product-filter/settle-list.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/application';
import { Discover } from './application-discover.tsx';
import { createPageMemory } from './application-memory.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, `${loaderData.title} ${loaderData.groupName}`, loaderData.text),
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : [];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { product, origin } = context.get(siteContext);
  const { itemGroup } = params;
  const application = await content(applicationOfPath(product, itemGroup, params.application));
  if (application === undefined) throw notFound();

  const asked = new URL(request.url).search;
  let opened: SettledSearch = { asked, settled: asked };
  const lists = await content(
    prime(async (client) => {
      opened = await settleList(application, asked, (state) =>
        client.fetchQuery({ ...listQuery(product, itemGroup, state), retry: false }),
      );
    }),
  );
  const collections = await content(collectionsOfApplication(product, itemGroup, application));
  const groupName = itemGroupName(itemGroup);
  const title = titleCase(application);
  const found = collections.length === 1 ? '1 collection' : `${collections.length} collections`;
  return {
    application,
    title,
    groupName,
    text: `${groupName} for ${title.toLowerCase()}, in ${found}.`,
    canonical: origin + applicationUrl(itemGroup, application.toLowerCase()),
    collections,
    opened,
    lists,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
const memory = createPageMemory<Loaded>();

/** The way back to the page that was just left asks no server: its list is in the cache still. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const kept = memory.recall(pathname);
  if (!kept) return serverLoader();
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
  const { application, title, groupName, text, collections, opened, lists } = loaderData;
  const { pathname } = useLocation();
  useEffect(() => () => memory.keep(pathname, loaderData), [pathname, loaderData]);
  const trail = [
    { label: 'Home', href: homeUrl() },
    { label: groupName, href: itemGroupUrl(params.itemGroup) },
    { label: title },
  ];
  return (
    <HydrationBoundary state={lists}>
      <PageIntro heading={title} text={text} above={<Breadcrumb items={trail} />} />
      <Section heading={`${title} Collections`} aside={<a href="#discover">See the products</a>}>
        <CollectionGrid cards={collections} />
      </Section>
      <Discover
        key={`${params.itemGroup} ${application}`}
        id="discover"
        itemGroup={params.itemGroup}
        application={application}
        title={`Discover - ${title}`}
        opened={opened}
      />
    </HydrationBoundary>
  );
}
