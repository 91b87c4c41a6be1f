import type { InternationalBrandPage } from '@selvedge/contract/international-content';
import { fold } from '@selvedge/contract/text';
import { homeUrl, internationalBrandUrl, internationalsUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import {
  brandFailure,
  internationalBrandQuery,
  internationalsQuery,
} from '../content/internationals/internationals-queries.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService } from '../data/services-context.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { PageFacts } from '../shell/head/page-meta.ts';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { Waiting } from '../ui/spinner/spinner.tsx';
import { ErrorState } from '../ui/state/state.tsx';
import type { Route } from './+types/international-brand';
import { InternationalBrandSections } from './international-brand-sections.tsx';

const NOT_FOUND = 404;

const TITLE = 'International brand';

/** The pages above this one. */
const ABOVE = [
  { label: 'Home', href: homeUrl() },
  { label: 'Internationals', href: internationalsUrl() },
];

/** The page writes its own title, which waits for the brand; the root's must not stand beside it. */
export const meta: Route.MetaFunction = () => [];

function factsOf(brandId: string, page: InternationalBrandPage | null | undefined): PageFacts {
  const title = page?.page_title || TITLE;
  return {
    title,
    description: page?.page_description,
    canonicalPath: page ? internationalBrandUrl(brandId) : undefined,
    picture: page?.consumer_banner_carousel[0]?.img_url,
    trail: [...ABOVE, { label: title }],
  };
}

/** A brand that is unknown says so in the page, with the status of a missing one. Source: IBRAND-06, decision 18. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const { state, loaded: page } = await prefetch(async (client) => {
    const query = internationalBrandQuery(content, params.brandId);
    await Promise.all([
      client.prefetchQuery(query),
      client.prefetchQuery(internationalsQuery(content)),
    ]);
    return client.getQueryData(query.queryKey);
  });
  return data({ state }, { status: page === null ? NOT_FOUND : 200 });
}

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [IBRAND-04] */
export function clientLoader() {
  return { state: null };
}

export default function InternationalBrand({ loaderData, params }: Route.ComponentProps) {
  useOpenAtTop();
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Page brandId={params.brandId} />
    </PrefetchedQueries>
  );
}

function Page({ brandId }: { readonly brandId: string }) {
  const service = useContentService();
  const { data: page, isError, refetch } = useQuery(internationalBrandQuery(service, brandId));
  const { data: landing } = useQuery(internationalsQuery(service));
  // The one spelling of the id, which the path may have in another case (decision 35).
  const ownId = landing?.brands.find(({ id }) => fold(id) === fold(brandId))?.id ?? brandId;
  const title = page?.page_title || TITLE;
  usePageView(page || page === null || isError ? `International Brand - ${title}` : '');
  const head = <PageHead {...factsOf(ownId, page)} />;
  if (page) {
    return (
      <>
        {head}
        <InternationalBrandSections
          page={{ ...page, page_title: title }}
          breadcrumb={<Breadcrumb items={[...ABOVE, { label: title }]} />}
          others={(landing?.brands ?? []).filter(({ id }) => id !== ownId)}
        />
      </>
    );
  }
  return (
    <>
      {head}
      <PageIntro heading={TITLE} above={<Breadcrumb items={[...ABOVE, { label: TITLE }]} />} />
      <Section label={TITLE}>
        {page === null || isError ? (
          <ErrorState
            heading="Unable to load brand information"
            text={brandFailure(brandId, page)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting text="Loading brand information..." />
        )}
      </Section>
    </>
  );
}
