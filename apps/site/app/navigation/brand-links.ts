import type { SiteSettings } from '@selvedge/contract/site-settings';
import { compareLabels, fold } from '@selvedge/contract/text';
import { internationalsUrl, navigationBrandUrl, outdoorUrl } from '@selvedge/contract/urls';
import { type NavigationLink, ownLink } from './navigation-link.ts';

/** The brand that the external shop sells, whatever the homeware brand of the settings is called. Source: FOOT-11. */
const SHOP_BRAND = 'HAUS';

/**
 * The brands in alphabetical order, each once and none blank, then Internationals and Outdoor. The homeware brand opens
 * the external shop in a new tab; without a shop it leads to its own page.
 * Source: HEAD-13, HEAD-14, FOOT-09 to FOOT-11, BRAND-07, decisions 15, 23, 25.
 */
export function brandLinks(
  settings: Pick<SiteSettings, 'external_shop' | 'homeware_brand'>,
  brands: readonly string[],
): NavigationLink[] {
  const inShop = new Set([SHOP_BRAND, settings.homeware_brand].map(fold));
  const named = new Map(brands.map((name) => [fold(name), name.trim()]));
  named.delete('');
  const links = [...named].map(([key, label]) =>
    settings.external_shop !== '' && inShop.has(key)
      ? { label, href: settings.external_shop, newTab: true }
      : ownLink(label, navigationBrandUrl(label)),
  );
  return [
    ...links.sort((a, b) => compareLabels(a.label, b.label)),
    ownLink('Internationals', internationalsUrl()),
    ownLink('Outdoor', outdoorUrl()),
  ];
}
