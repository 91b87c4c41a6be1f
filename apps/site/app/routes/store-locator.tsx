import { homeUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import { StoreLocator } from '../content/store-locator/store-locator.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { contentOrNull } from '../shell/errors/load-content.ts';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta, profileOf, sharedPicture } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { localBusiness } from '../shell/structured-data/local-business.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/store-locator';

const TITLE = 'Store locator';
const TEXT = 'See and touch everything on the rail. Find the store that is nearest to you.';

const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

/** `/company` shows the same screen; the canonical link names one of the two. Source: ROUTE-11. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const profile = profileOf(matches);
  const origin = profile?.origin ?? '';
  const house = {
    name: profile?.supplier_name ?? '',
    page: `${origin}${storeLocatorUrl()}`,
    picture: sharedPicture(origin, loaderData?.picture || undefined),
  };
  return pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: storeLocatorUrl(),
    picture: loaderData?.picture,
    trail: TRAIL,
    structuredData: loaderData?.stores.map((store) => localBusiness(store, house)),
  });
};

/**
 * Stores have no pictures: the house's first one stands for them where the page is shared. Where their letters go no page
 * tells: who collects addresses finds none.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { house, content } = context.get(siteContext);
  const home = await contentOrNull(content.content({ kind: 'home' }));
  const stores = house.stores.map((store) => ({ ...store, email: '' }));
  return { stores, picture: home?.section_consumer_hero[0]?.url ?? '' };
}

export default function StoreLocatorRoute({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={TRAIL} />} />
      {loaderData.stores.length > 0 ? (
        <StoreLocator stores={loaderData.stores} />
      ) : (
        <Section label={TITLE}>
          <MissingContent section="Stores" />
        </Section>
      )}
    </>
  );
}
