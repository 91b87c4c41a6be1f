import sansFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LinksFunction, Outlet } from 'react-router';
import type { Route } from './+types/root';
import { applicationsQuery } from './calls/navigation-queries.ts';
import { prime } from './calls/prime.server.ts';
import { isMissing } from './content-missing.ts';
import { SiteDocument } from './layout/document.tsx';
import { NotFound } from './layout/not-found.tsx';
import { SiteShell } from './layout/site-shell.tsx';
import { UnhandledError } from './layout/unhandled-error.tsx';
import { pageMeta } from './page-meta.ts';
import { siteContext } from './server-context.server.ts';
import { siteProfile } from './site-profile.server.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serifFont),
  font(sansFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const navigation = await prime((client) =>
    Promise.all([
      client.prefetchQuery(applicationsQuery(site.product, ITEM_GROUP.fabric)),
      client.prefetchQuery(applicationsQuery(site.product, ITEM_GROUP.wallpaper)),
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
    <HydrationBoundary state={loaderData.navigation}>
      <SiteShell profile={loaderData.profile}>
        <Outlet />
      </SiteShell>
    </HydrationBoundary>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const view = isMissing(error) ? <NotFound /> : <UnhandledError />;
  return <SiteShell profile={loaderData?.profile}>{view}</SiteShell>;
}
