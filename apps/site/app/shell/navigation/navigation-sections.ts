import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { compareLabels, fold } from '@selvedge/contract/text';
import {
  applicationCardUrl,
  brandsUrl,
  internationalsUrl,
  itemGroupUrl,
  navigationBrandUrl,
  outdoorUrl,
  wallpaperUrl,
} from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { applicationsQuery, brandsQuery } from '../../data/navigation-queries.ts';
import { useProductService } from '../../data/services-context.tsx';
import type { SiteProfile } from '../site-profile/site-profile.ts';
import {
  COMPANY_LINKS,
  CURTAIN_CALCULATOR,
  FIND_BY_COLOUR,
  type NavigationLink,
  type NavigationSection,
  ownLink,
  PROJECT_LIST,
  WALLPAPER_CALCULATOR,
} from './navigation-link.ts';

/** The categories of header and footer; what the catalogue alone can fill in stays empty until, or unless, it is known. */
export function useNavigationSections(profile: SiteProfile): NavigationSection[] {
  const service = useProductService();
  const fabric = useQuery(applicationsQuery(service, ITEM_GROUP.fabric));
  const wallpaper = useQuery(applicationsQuery(service, ITEM_GROUP.wallpaper));
  const brands = useQuery(brandsQuery(service));
  return useMemo(
    () =>
      navigationSections(profile, {
        fabric: fabric.data ?? null,
        wallpaper: wallpaper.data ?? null,
        brands: brands.data?.map((brand) => brand.brand_name) ?? [],
      }),
    [profile, fabric.data, wallpaper.data, brands.data],
  );
}

/** What the Fabric submenu lists, in its order. Source: HEAD-08. */
const FABRIC_APPLICATIONS = ['Curtaining', 'Dual Purpose', 'Upholstery'];

const applicationLinks = (itemGroup: string, names: readonly string[]): NavigationLink[] =>
  names.map((label) => ownLink(label, applicationCardUrl(itemGroup, label)));

const overviewLink = (itemGroup: string): NavigationLink =>
  ownLink(`All ${itemGroupName(itemGroup).toLowerCase()}`, itemGroupUrl(itemGroup));

/** A menu of links alone. */
const PLAIN = { tools: [], itemGroup: null } as const;

/** A group that the external shop sells, or this site where there is no shop. Source: HEAD-12, FOOT-02, decision 23. */
function shopSection(code: string, externalShop: string): NavigationSection {
  const newTab = externalShop !== '';
  const href = newTab ? externalShop : itemGroupUrl(code);
  return {
    ...PLAIN,
    label: itemGroupName(code),
    target: { href, newTab },
    overview: null,
    links: [],
  };
}

/**
 * Where Wallpaper leads: to the supplier's own range, and to the whole group where there is none or the catalogue is known
 * to hold no such range, since a link on every page must not end in nothing. Source: ROUTE-17, FOOT-12.
 */
function wallpaperTarget(ownRange: string, held: readonly string[] | null): string {
  const isHeld = held === null || held.some((name) => fold(name) === fold(ownRange));
  return isHeld && ownRange !== '' ? wallpaperUrl(ownRange) : itemGroupUrl(ITEM_GROUP.wallpaper);
}

/** What the catalogue holds, by name. */
interface NavigationNames {
  /** Applications of the group, and of the next; null as long as they are not known. */
  readonly fabric: readonly string[] | null;
  readonly wallpaper: readonly string[] | null;
  readonly brands: readonly string[];
}

/**
 * The categories of header and footer, in their order. A fabric application that the catalogue is known not to hold is
 * left out. Source: HEAD-02, HEAD-08 to HEAD-14, FOOT-01, ROUTE-16, ROUTE-17, decision 15.
 */
export function navigationSections(
  settings: Pick<SiteSettings, 'external_shop' | 'own_wallpaper_range' | 'homeware_brand'>,
  names: NavigationNames,
): NavigationSection[] {
  const held = new Set((names.fabric ?? FABRIC_APPLICATIONS).map(fold));
  const fabric = FABRIC_APPLICATIONS.filter((name) => held.has(fold(name)));
  return [
    {
      label: itemGroupName(ITEM_GROUP.fabric),
      target: { href: itemGroupUrl(ITEM_GROUP.fabric), newTab: false },
      overview: overviewLink(ITEM_GROUP.fabric),
      links: applicationLinks(ITEM_GROUP.fabric, fabric),
      tools: [CURTAIN_CALCULATOR, FIND_BY_COLOUR, PROJECT_LIST],
      itemGroup: ITEM_GROUP.fabric,
    },
    {
      label: itemGroupName(ITEM_GROUP.wallpaper),
      target: {
        href: wallpaperTarget(settings.own_wallpaper_range, names.wallpaper),
        newTab: false,
      },
      overview: overviewLink(ITEM_GROUP.wallpaper),
      links: [
        WALLPAPER_CALCULATOR,
        ...applicationLinks(ITEM_GROUP.wallpaper, names.wallpaper ?? []),
      ],
      tools: [FIND_BY_COLOUR, PROJECT_LIST],
      itemGroup: ITEM_GROUP.wallpaper,
    },
    shopSection(ITEM_GROUP.rugs, settings.external_shop),
    shopSection(ITEM_GROUP.homeware, settings.external_shop),
    {
      ...PLAIN,
      label: itemGroupName(ITEM_GROUP.brands),
      target: { href: brandsUrl(), newTab: false },
      overview: ownLink('All brands', brandsUrl()),
      links: brandLinks(settings, names.brands),
    },
    { ...PLAIN, label: 'Company', target: null, overview: null, links: COMPANY_LINKS },
  ];
}

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
