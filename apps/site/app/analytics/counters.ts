import type { SiteSettings } from '@selvedge/contract/site-settings';
import type { Analytics } from './analytics.ts';
import { googleAnalytics, plausible } from './hosted-counters.ts';
import { ownCounter } from './own-counter.ts';

let known: { readonly key: string; readonly counters: readonly Analytics[] } | undefined;

/** Those whom the settings name, made once. */
export function counters(settings: SiteSettings['analytics']): readonly Analytics[] {
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
