import sansFont from '@fonts/sans.woff2?url';
import serifFont from '@fonts/serif.woff2?url';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  Links,
  type LinksFunction,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root';
import { SearchButton } from './catalogue/search/search-button.tsx';
import { NewsletterSignUp } from './content/newsletter/newsletter-sign-up.tsx';
import { applicationsQuery, brandsQuery } from './data/navigation-queries.ts';
import { prefetch } from './data/prefetch.server.ts';
import { PrefetchedQueries } from './data/prefetched-queries.tsx';
import { siteContext } from './data/server-context.server.ts';
import { isMissing } from './shell/errors/load-content.ts';
import { NotFound, UnhandledError } from './shell/errors/message-page.tsx';
import { pageMeta } from './shell/head/page-meta.tsx';
import type { Highlights } from './shell/header/header-links.tsx';
import { siteProfile } from './shell/site-profile/site-profile.server.ts';
import { houseIcon, useSiteProfile } from './shell/site-profile/site-profile.ts';
import { SiteShell } from './shell/site-shell.tsx';
import './data/schemas-without-eval.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serifFont),
  font(sansFont),
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { state: navigation } = await prefetch((client) =>
    Promise.all([
      client.prefetchQuery(applicationsQuery(site.product, ITEM_GROUP.fabric)),
      client.prefetchQuery(applicationsQuery(site.product, ITEM_GROUP.wallpaper)),
      client.prefetchQuery(brandsQuery(site.product)),
    ]),
  );
  return { profile: siteProfile(site, new Date()), navigation };
}

/** The title of pages without one of their own, which are the error views. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return pageMeta(matches, 'Catalogue');
  return pageMeta(matches, isMissing(error) ? 'Page not found' : 'Something went wrong');
};

/** The profile and the menus hold for the whole visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Framed data={loaderData}>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <Framed data={loaderData}>{isMissing(error) ? <NotFound /> : <UnhandledError />}</Framed>;
}

const SEARCH = <SearchButton />;
const NEWSLETTER = <NewsletterSignUp />;

/** Its script is loaded when a menu first opens; one that does not come leaves the menu to its links. */
const GroupHighlights = lazy(() =>
  import('./catalogue/group-highlights/group-highlights.tsx').then(
    ({ GroupHighlights }) => ({ default: GroupHighlights }),
    () => ({ default: () => null }),
  ),
);

const highlights: Highlights = (itemGroup, onChoose) => (
  <Suspense>
    <GroupHighlights itemGroup={itemGroup} onChoose={onChoose} />
  </Suspense>
);

/** The page within header and footer, which need what the loader answered; without it the page stands alone. */
function Framed(props: {
  readonly data: Route.ComponentProps['loaderData'] | undefined;
  readonly children: ReactNode;
}) {
  const { data, children } = props;
  return (
    <PrefetchedQueries state={data?.navigation}>
      <SiteShell
        profile={data?.profile}
        search={SEARCH}
        newsletter={NEWSLETTER}
        highlights={highlights}
      >
        {children}
      </SiteShell>
    </PrefetchedQueries>
  );
}

/** The whole HTML document. The serving process lets its inline scripts run by their hashes. */
function SiteDocument({ children }: { readonly children: ReactNode }) {
  const profile = useSiteProfile();
  return (
    <html
      lang="en-ZA"
      data-services={profile?.servicesMode}
      data-context-menu={profile?.context_menu_disabled ? 'off' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="icon" href={houseIcon(profile)} />
        <link
          rel="apple-touch-icon"
          href={profile?.icon ? houseIcon(profile) : '/apple-touch-icon.png'}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Under what a scroll position is kept. A landing page goes back to where it was left, by its path (LAND-01); other
 * pages open at the top and go back by the entry of the history.
 */
function scrollKey(location: Location): string {
  if (/^\/item_group\/[^/]+\/?$/u.test(location.pathname)) return location.pathname;
  return location.key;
}
