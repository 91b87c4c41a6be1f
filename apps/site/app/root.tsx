import sansFont from '@fonts/sans.woff2?url';
import serifFont from '@fonts/serif.woff2?url';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { ReactNode } from 'react';
import { type LinksFunction, Outlet } from 'react-router';
import type { Route } from './+types/root';
import { applicationsQuery, brandsQuery } from './calls/navigation-queries.ts';
import { prime } from './calls/prime.server.ts';
import { PrimedQueries } from './calls/primed-queries.tsx';
import { isMissing } from './content-missing.ts';
import { SiteDocument } from './layout/document.tsx';
import { NotFound } from './layout/not-found.tsx';
import { SiteShell } from './layout/site-shell.tsx';
import { UnhandledError } from './layout/unhandled-error.tsx';
import { pageMeta } from './page-meta.ts';
import { siteContext } from './server-context.server.ts';
import { siteProfile } from './site-profile.server.ts';
import './schemas-without-eval.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serifFont),
  font(sansFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const navigation = await prime((client) =>
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

/** The page within header and footer, which need what the loader answered; without it the page stands alone. */
function Framed(props: {
  readonly data: Route.ComponentProps['loaderData'] | undefined;
  readonly children: ReactNode;
}) {
  const { data, children } = props;
  return (
    <PrimedQueries state={data?.navigation}>
      <SiteShell profile={data?.profile}>{children}</SiteShell>
    </PrimedQueries>
  );
}
