import { curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import {
  aboutUsUrl,
  careersUrl,
  findByColourUrl,
  projectListUrl,
  registerUrl,
  returnsPolicyUrl,
  storeLocatorUrl,
  wallpaperCalculatorUrl,
} from '@selvedge/contract/urls';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
}

/** A category of header and footer. */
export interface NavigationSection {
  readonly label: string;
  /** Where the category itself leads; null: it only heads its links. */
  readonly target: Omit<NavigationLink, 'label'> | null;
  /** Stands over the submenu: the page of the whole group. */
  readonly overview: NavigationLink | null;
  readonly links: readonly NavigationLink[];
  /** What helps to choose in it; stands apart in its menu. */
  readonly tools: readonly NavigationLink[];
  /** The group whose new collections and colours its menu shows; null: none. */
  readonly itemGroup: string | null;
}

/** A link to a page of the site. */
export const ownLink = (label: string, href: string): NavigationLink => ({
  label,
  href,
  newTab: false,
});

/** The footer, which links to every department: where the menu of phones leads before its scripts are there. */
export const SITE_LINKS_ID = 'site-links';

export const ABOUT_US = ownLink('About Us', aboutUsUrl());
export const CAREERS = ownLink('Careers', careersUrl());
export const RETURNS_POLICY = ownLink('Returns Policy', returnsPolicyUrl());
export const TRADE_ACCOUNT = ownLink('Open a Trade Account', registerUrl());
export const WALLPAPER_CALCULATOR = ownLink('Wallpaper Calculator', wallpaperCalculatorUrl());

/** What the Company submenu and the footer list, in their order. Source: HEAD-10, FOOT-03. */
export const COMPANY_LINKS: readonly NavigationLink[] = [
  ABOUT_US,
  ownLink('Explore Our Spaces', storeLocatorUrl()),
  CAREERS,
];

export const CURTAIN_CALCULATOR = ownLink('Curtain Calculator', curtainCalculatorUrl());
export const FIND_BY_COLOUR = ownLink('Find by Colour', findByColourUrl());
export const PROJECT_LIST = ownLink('Project List', projectListUrl());

/** Beside the copyright line: what a customer looks up, and what a trade member applies for. */
export const SERVICE_LINKS: readonly NavigationLink[] = [
  FIND_BY_COLOUR,
  CURTAIN_CALCULATOR,
  PROJECT_LIST,
  RETURNS_POLICY,
  TRADE_ACCOUNT,
];
