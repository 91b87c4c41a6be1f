import type { ReactNode } from 'react';
import { Links, type Location, Meta, Scripts, ScrollRestoration } from 'react-router';
import { useSiteProfile } from './site-profile/site-profile.ts';

/** The whole HTML document. The serving process lets its inline scripts run by their hashes. */
export function SiteDocument({ children }: { readonly children: ReactNode }) {
  const profile = useSiteProfile();
  return (
    <html lang="en-ZA" data-services={profile?.servicesMode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
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
