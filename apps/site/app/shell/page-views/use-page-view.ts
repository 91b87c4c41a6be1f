import type { SiteSettings } from '@selvedge/contract/site-settings';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteProfile } from '../site-profile/site-profile.ts';
import { type Analytics, googleAnalytics, ownCounter, plausible } from './counters.ts';

/**
 * Counts a view of this page, once for each time it is opened or its title changes. An empty title waits: the page does
 * not know its name yet. Missing and failed views count too, under the title they show. Source: GEN-06, decisions 21
 * and 41.
 */
export function usePageView(title: string): void {
  const { pathname: page } = useLocation();
  // Where the root itself failed to load, nobody knows who counts.
  const analytics = useSiteProfile()?.analytics;
  useEffect(() => {
    if (title === '' || !analytics) return;
    // A task of its own: on a phone the page's first effects are long enough.
    setTimeout(() => {
      for (const count of counters(analytics)) count({ page, title });
    });
  }, [page, title, analytics]);
}

/** {@link usePageView} for a view that is one of several its route can show. */
export function CountedView({ title }: { readonly title: string }): null {
  usePageView(title);
  return null;
}

let known: { readonly key: string; readonly counters: readonly Analytics[] } | undefined;

/** Those whom the settings name, made once. */
function counters(settings: SiteSettings['analytics']): readonly Analytics[] {
  const key = JSON.stringify(settings);
  if (known?.key === key) return known.counters;
  const { own_counter, google_measurement_id, plausible_domain } = settings;
  const list = [
    ...(own_counter ? [ownCounter] : []),
    ...(google_measurement_id ? [googleAnalytics(google_measurement_id)] : []),
    ...(plausible_domain ? [plausible(plausible_domain)] : []),
  ];
  known = { key, counters: list };
  return list;
}
