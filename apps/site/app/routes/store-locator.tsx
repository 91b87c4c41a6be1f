import { homeUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { StoreLocator } from '../features/store-locator/store-locator.tsx';
import { MissingContent } from '../layout/missing-content.tsx';
import { pageMeta, profileOf } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { localBusiness } from '../structured-data/local-business.ts';
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
  const house = {
    name: profile?.supplier_name ?? '',
    page: `${profile?.origin ?? ''}${storeLocatorUrl()}`,
  };
  return pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: storeLocatorUrl(),
    trail: TRAIL,
    structuredData: loaderData?.stores.map((store) => localBusiness(store, house)),
  });
};

export function loader({ context }: Route.LoaderArgs) {
  return { stores: context.get(siteContext).house.stores };
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
