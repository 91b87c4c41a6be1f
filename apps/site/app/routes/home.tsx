import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { fold } from '@selvedge/contract/text';
import { homeUrl } from '@selvedge/contract/urls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageView } from '../analytics/use-page-view.ts';
import { contentQuery } from '../calls/content-query.ts';
import { useContentService } from '../calls/content-service-context.tsx';
import { facesQuery } from '../calls/faces-query.ts';
import { applicationsQuery } from '../calls/navigation-queries.ts';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { useProductService } from '../calls/product-service-context.tsx';
import { content, contentOf } from '../content-missing.ts';
import { Banner } from '../features/banner/banner.tsx';
import { FeaturedCollection } from '../features/featured-collection/featured-collection.tsx';
import { InternationalsTeaser } from '../features/internationals-teaser/internationals-teaser.tsx';
import { ItemGroupTiles } from '../features/item-group-tiles/item-group-tiles.tsx';
import { NewArrivals } from '../features/new-arrivals/new-arrivals.tsx';
import { MissingContent } from '../layout/missing-content.tsx';
import { useOpenAtTop } from '../layout/use-open-at-top.ts';
import { pageMeta, profileOf } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { useSite } from '../site-profile.ts';
import { organization, website } from '../structured-data.ts';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { isUnwritten } from '../unwritten-page.ts';
import type { Route } from './+types/home';
import { createPageMemory } from './page-memory.ts';

const TITLE = 'Home';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title: TITLE,
    canonicalPath: homeUrl(),
    ...loaderData?.facts,
    structuredData: profile && [organization(profile), website(profile)],
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const { content: service, product } = context.get(siteContext);
  let facts = { description: '', picture: '' };
  const state = await content(
    prime(async (client) => {
      const page = await client.fetchQuery(contentQuery(service, { kind: 'home' }));
      if (isUnwritten(page)) await client.prefetchQuery(facesQuery(product, {}, 'item_group'));
      const picture = page.section_consumer_hero[0]?.url ?? '';
      facts = { description: page.description, picture };
    }),
  );
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
    <PrimedQueries state={loaderData.state}>
      <Sections />
    </PrimedQueries>
  );
}

/** In the order of HOME-02; the newsletter, which every page ends with, follows in the site's shell. */
function Sections() {
  const { data: page } = useSuspenseQuery(contentQuery(useContentService(), { kind: 'home' }));
  const { own_wallpaper_range, internationals_name, supplier_name } = useSite();
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
        mode={{ kind: 'ordinary', ownWallpaperRange: own_wallpaper_range }}
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
  const { data: papers = [] } = useQuery(applicationsQuery(service, ITEM_GROUP.wallpaper));
  const { own_wallpaper_range } = useSite();
  const hasOwnRange = papers.some((name) => fold(name) === fold(own_wallpaper_range));
  return (
    <ItemGroupTiles
      tiles={groups.map(({ name, picture }) => ({
        item_group_code: name,
        item_group: '',
        url: picture,
        url_title: '',
        id: '',
      }))}
      mode={{ kind: 'ordinary', ownWallpaperRange: hasOwnRange ? own_wallpaper_range : '' }}
    />
  );
}
