import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { fold } from '@selvedge/contract/text';
import { applicationCardUrl, itemGroupUrl, wallpaperUrl } from '@selvedge/contract/urls';

interface NavigationLink {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
}

/** A category of header and footer: its general target, its overview page and the links below it. */
export interface NavigationSection extends NavigationLink {
  /** Stands over the submenu: the page of the whole group. */
  readonly overview: NavigationLink | null;
  readonly links: readonly NavigationLink[];
}

/** What the Fabric submenu lists, in its order. Source: HEAD-08. */
const FABRIC_APPLICATIONS = ['Curtaining', 'Dual Purpose', 'Upholstery'];

const applicationLinks = (itemGroup: string, names: readonly string[]): NavigationLink[] =>
  names.map((label) => ({ label, href: applicationCardUrl(itemGroup, label), newTab: false }));

const overviewLink = (itemGroup: string): NavigationLink => ({
  label: `All ${itemGroupName(itemGroup).toLowerCase()}`,
  href: itemGroupUrl(itemGroup),
  newTab: false,
});

/** A group that the external shop sells, or this site where there is no shop. Source: HEAD-12, FOOT-02, decision 23. */
function shopSection(code: string, externalShop: string): NavigationSection {
  const newTab = externalShop !== '';
  const href = newTab ? externalShop : itemGroupUrl(code);
  return { label: itemGroupName(code), href, newTab, overview: null, links: [] };
}

/**
 * The categories of header and footer, in their order. A fabric application that the catalogue does not hold is left
 * out. Source: HEAD-02, HEAD-08 to HEAD-12, ROUTE-16, ROUTE-17, decision 15.
 */
export function navigationSections(
  settings: Pick<SiteSettings, 'external_shop' | 'own_wallpaper_range'>,
  applications: { readonly fabric: readonly string[]; readonly wallpaper: readonly string[] },
): NavigationSection[] {
  const held = new Set(applications.fabric.map(fold));
  const fabric = FABRIC_APPLICATIONS.filter((name) => held.has(fold(name)));
  return [
    {
      label: itemGroupName(ITEM_GROUP.fabric),
      href: itemGroupUrl(ITEM_GROUP.fabric),
      newTab: false,
      overview: overviewLink(ITEM_GROUP.fabric),
      links: applicationLinks(ITEM_GROUP.fabric, fabric),
    },
    {
      label: itemGroupName(ITEM_GROUP.wallpaper),
      href: wallpaperUrl(settings.own_wallpaper_range),
      newTab: false,
      overview: overviewLink(ITEM_GROUP.wallpaper),
      links: applicationLinks(ITEM_GROUP.wallpaper, applications.wallpaper),
    },
    shopSection(ITEM_GROUP.rugs, settings.external_shop),
    shopSection(ITEM_GROUP.homeware, settings.external_shop),
  ];
}
