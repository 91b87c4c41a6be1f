import type { InternationalsSettings } from '@selvedge/contract/international-content';
import { homeUrl, internationalsUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '../content/banner/banner.tsx';
import {
  CatalogueTiles,
  openableCatalogues,
} from '../content/catalogue-viewer/catalogue-tiles.tsx';
import { BrandTileGrid, publishedBrands } from '../content/internationals/brand-tile-grid.tsx';
import { internationalHero } from '../content/internationals/international-hero.ts';
import {
  internationalsFailure,
  internationalsQuery,
} from '../content/internationals/internationals-queries.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useContentService } from '../data/services-context.tsx';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { type PageFacts, PageHead } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../ui/button/button.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { Waiting } from '../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../ui/state/state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/internationals';

const TITLE = 'Internationals';

const trailTo = (label: string) => [{ label: 'Home', href: homeUrl() }, { label }];

/** The page writes its own title, which waits for what the service says; the root's must not stand beside it. */
export const meta: Route.MetaFunction = () => [];

function factsOf(page: InternationalsSettings | undefined): PageFacts {
  const title = page?.page_title || TITLE;
  return {
    title,
    description: page?.page_description,
    canonicalPath: internationalsUrl(),
    picture: page?.consumer_banner_carousel[0]?.img_url,
    trail: trailTo(title),
  };
}

/** Where the page cannot be had, the browser asks again by itself, and says so if that fails too (INTL-03). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const { state } = await prefetch((client) => client.prefetchQuery(internationalsQuery(content)));
  return { state };
}

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [INTL-02] */
export function clientLoader() {
  return { state: null };
}

export default function Internationals({ loaderData }: Route.ComponentProps) {
  useOpenAtTop();
  usePageView(TITLE);
  return (
    <PrefetchedQueries state={loaderData.state}>
      <Head />
      <Page />
    </PrefetchedQueries>
  );
}

function Head() {
  const { data: page } = useQuery(internationalsQuery(useContentService()));
  return <PageHead {...factsOf(page ?? undefined)} />;
}

function Page() {
  const { data, error } = useQuery(internationalsQuery(useContentService()));
  if (data) return <Landing page={data} />;
  return (
    <Section label={TITLE}>
      <h1>
        <VisuallyHidden>{TITLE}</VisuallyHidden>
      </h1>
      {data === null ? (
        <EmptyState
          heading="No international page data available"
          text="The international page may not be published yet."
        >
          <ReloadButton />
        </EmptyState>
      ) : error ? (
        <ErrorState
          heading="Unable to load international brands"
          text={internationalsFailure(error)}
        >
          <ReloadButton />
        </ErrorState>
      ) : (
        <Waiting text="Loading international brands..." />
      )}
    </Section>
  );
}

function Landing({ page }: { readonly page: InternationalsSettings }) {
  const title = page.page_title || TITLE;
  const hasBrands = publishedBrands(page.brands).length > 0;
  const catalogues = openableCatalogues(page.catalogue_section_items);
  const hasCatalogues = catalogues.length > 0;
  return (
    <>
      <Banner
        content={internationalHero(page)}
        label={title}
        missing={<MissingContent section="Banner Carousel" />}
      />
      <PageIntro
        heading={title}
        text={page.page_description}
        above={<Breadcrumb items={trailTo(title)} />}
      />
      {hasBrands || hasCatalogues ? (
        <>
          {hasBrands ? (
            <Section label="International brands">
              <BrandTileGrid brands={page.brands} />
            </Section>
          ) : (
            <MissingContent section="International Brands" />
          )}
          {hasCatalogues ? (
            <Section heading={page.catalogue_section_heading || 'Catalogues'}>
              <CatalogueTiles catalogues={catalogues} />
            </Section>
          ) : (
            <MissingContent section="Catalogue Section" />
          )}
        </>
      ) : (
        <Section label={TITLE}>
          <EmptyState
            heading="No published brands or catalogues available"
            text="Please check back later for updated content."
          />
        </Section>
      )}
    </>
  );
}

/** Reloads the page, as the specification has it. Source: INTL-03, INTL-04. */
function ReloadButton() {
  return (
    <Button variant="outline" onClick={() => window.location.reload()}>
      Try Again
    </Button>
  );
}
