import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { fold } from '@selvedge/contract/text';
import { homeUrl } from '@selvedge/contract/urls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FeaturedCollection } from '../catalogue/featured-collection/featured-collection.tsx';
import { ItemGroupTiles, type TileMode } from '../catalogue/item-group-tiles/item-group-tiles.tsx';
import { NewArrivals } from '../catalogue/new-arrivals/new-arrivals.tsx';
import { Banner } from '../content/banner/banner.tsx';
import { InternationalsTeaser } from '../content/internationals/internationals-teaser.tsx';
import { contentQuery } from '../data/content-query.ts';
import { facesQuery } from '../data/faces-query.ts';
import { applicationsQuery } from '../data/navigation-queries.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService, useProductService } from '../data/services-context.tsx';
import { content, contentOf } from '../shell/errors/load-content.ts';
import { isUnwritten, MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta, profileOf } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useSite } from '../shell/site-profile/site-profile.ts';
import { organization, website } from '../shell/structured-data/json-ld.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import type { Route } from './+types/home';
import { createPageMemory } from './page-memory.ts';

const TITLE = 'Home';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title: TITLE,
    canonicalPath: homeUrl(),
    sharedTitle:
      profile && [profile.supplier_name, loaderData?.facts.line].filter(Boolean).join(': '),
    description: loaderData?.facts.description,
    picture: loaderData?.facts.picture,
    structuredData: profile && [organization(profile), website(profile)],
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const { content: service, product } = context.get(siteContext);
  const { state, loaded: page } = await content(
    prefetch(async (client) => {
      const page = await client.fetchQuery(contentQuery(service, { kind: 'home' }));
      if (isUnwritten(page)) await client.prefetchQuery(facesQuery(product, {}, 'item_group'));
      return page;
    }),
  );
  const picture = page.section_consumer_hero[0]?.url ?? '';
  const facts = { line: page.page_title, description: page.description, picture };
  return { state, facts };
}

const memory = createPageMemory<Awaited<ReturnType<typeof loader>>>({
  keptMs: LANDING_CONTENT_STALE_MS,
  mostPages: 1,
});

/**
 * Within the site the content comes from the server too, and what fails on its way is content that failed (ERR-01). While
 * it is fresh it is not asked for again (CONST-01).
 */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) =>
  memory.recall(homeUrl()) ?? contentOf(serverLoader);

export default function Home({ loaderData }: Route.ComponentProps) {
  useOpenAtTop();
  usePageView(TITLE);
  useEffect(() => memory.keep(homeUrl(), loaderData), [loaderData]);
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Sections />
    </PrefetchedQueries>
  );
}

/** In the order of HOME-02; the newsletter, which every page ends with, follows in the site's shell. */
function Sections() {
  const { data: page } = useSuspenseQuery(contentQuery(useContentService(), { kind: 'home' }));
  const { internationals_name, supplier_name } = useSite();
  const mode = useTileMode();
  return (
    <>
      <Banner
        content={page}
        label={supplier_name}
        missing={<MissingContent section="Banner Carousel" />}
      />
      <PageIntro heading={page.page_title || supplier_name} text={page.description} />
      <ItemGroupTiles
        tiles={page.section_item_group_images}
        mode={mode}
        missing={<MissingContent section="Item Group Section" />}
      />
      {isUnwritten(page) && <CatalogueGroups />}
      <NewArrivals
        cards={page.section_new_arrivals}
        missing={<MissingContent section="Collections Section" />}
      />
      <FeaturedCollection
        content={page}
        missing={<MissingContent section="Featured Collection" />}
      />
      <InternationalsTeaser
        content={page}
        name={internationals_name}
        missing={<MissingContent section="Internationals" />}
      />
    </>
  );
}

/** The groups as the catalogue knows them, for a house whose home page is not written yet. */
function CatalogueGroups() {
  const service = useProductService();
  const { data: groups = [] } = useQuery(facesQuery(service, {}, 'item_group'));
  const mode = useTileMode();
  return (
    <ItemGroupTiles
      tiles={groups.map(({ name, picture }) => ({
        item_group_code: name,
        item_group: '',
        url: picture,
        url_title: '',
        id: '',
      }))}
      mode={mode}
    />
  );
}

/** The wallpaper tile leads to the house's own range where the catalogue is not known to lack it. [HOME-11] */
function useTileMode(): TileMode {
  const { data: papers } = useQuery(applicationsQuery(useProductService(), ITEM_GROUP.wallpaper));
  const { own_wallpaper_range } = useSite();
  const isHeld = papers?.some((name) => fold(name) === fold(own_wallpaper_range)) ?? true;
  return { kind: 'ordinary', ownWallpaperRange: isHeld ? own_wallpaper_range : '' };
}
