import { homeUrl } from '@selvedge/contract/urls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePageView } from '../analytics/use-page-view.ts';
import { contentQuery } from '../calls/content-query.ts';
import { useContentService } from '../calls/content-service-context.tsx';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { content } from '../content-missing.ts';
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
import { organization } from '../structured-data.ts';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/home';

const TITLE = 'Home';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title: TITLE,
    canonicalPath: homeUrl(),
    ...loaderData?.facts,
    structuredData: profile && [organization(profile)],
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const service = context.get(siteContext).content;
  let facts = { description: '', picture: '' };
  const state = await content(
    prime(async (client) => {
      const page = await client.fetchQuery(contentQuery(service, { kind: 'home' }));
      const picture = page.section_consumer_hero[0]?.url ?? '';
      facts = { description: page.description, picture };
    }),
  );
  return { state, facts };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  useOpenAtTop();
  usePageView(TITLE);
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
      <Section label="Browse by category">
        <ItemGroupTiles
          tiles={page.section_item_group_images}
          mode={{ kind: 'ordinary', ownWallpaperRange: own_wallpaper_range }}
          missing={<MissingContent section="Item Group Section" />}
        />
      </Section>
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
