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
}

/** A link to a page of the site. */
export const ownLink = (label: string, href: string): NavigationLink => ({
  label,
  href,
  newTab: false,
});

/** The footer, which links to every department: where the menu of phones leads before its scripts are there. */
export const SITE_LINKS_ID = 'site-links';
