import { houseIcon, type SiteProfile } from '../site-profile/site-profile.ts';

/** A step of the way to a page; without an address where it is the page itself. */
export interface TrailStep {
  readonly label: string;
  /** Without origin. */
  readonly href?: string;
}

/** What search engines know a page's facts by. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * A page's breadcrumb as schema.org's BreadcrumbList.
 *
 * @param ownPath the page's own address, for the step that has none
 */
export function breadcrumbList(
  origin: string,
  trail: readonly TrailStep[],
  ownPath?: string,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href = ownPath }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(href !== undefined && { item: origin + href }),
    })),
  };
}

/** The supplier as schema.org's Organization. */
export function organization(profile: SiteProfile): StructuredData {
  const { supplier_name, origin, telephone, info_email, socials } = profile;
  const profiles = socials.map(({ url }) => url).filter((url) => url !== '');
  return {
    '@type': 'Organization',
    name: supplier_name,
    url: `${origin}/`,
    logo: `${origin}${profile.icon ? houseIcon(profile) : '/icon-512.png'}`,
    ...(telephone && { telephone }),
    ...(info_email && { email: info_email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site as schema.org's WebSite: the name under which search engines list its pages. */
export const website = ({ supplier_name, origin }: SiteProfile): StructuredData => ({
  '@type': 'WebSite',
  name: supplier_name,
  url: `${origin}/`,
});

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Facts as the text of a script element, which no name or description can end. */
export function jsonLd(facts: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => ESCAPES[character] ?? '',
  );
}
