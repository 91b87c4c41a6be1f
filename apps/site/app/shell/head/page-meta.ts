import type { MetaDescriptor } from 'react-router';
import type { SiteProfile } from '../site-profile/site-profile.ts';
import { type PageFacts, type PageTag, pageTags } from './page-tags.ts';

/** What a route's `meta` is given of the routes above it; the first is the root. */
type Matches = readonly (
  | { readonly id: string; readonly loaderData?: unknown; readonly data?: unknown }
  | undefined
)[];

/** The site's profile as a route's `meta` finds it; undefined where the root itself could not be loaded. */
export function profileOf(matches: Matches): SiteProfile | undefined {
  const root = matches[0]?.loaderData as { profile?: SiteProfile } | undefined;
  return root?.profile;
}

/** {@link pageTags} as a route's `meta` answers them. A title alone may stand for the facts. */
export function pageMeta(
  matches: Matches,
  facts: PageFacts | string,
  describedAs?: string,
): MetaDescriptor[] {
  const page = typeof facts === 'string' ? { title: facts, description: describedAs } : facts;
  return pageTags(profileOf(matches), page).map(descriptor);
}

function descriptor(tag: PageTag): MetaDescriptor {
  switch (tag.kind) {
    case 'title':
      return { title: tag.text };
    case 'name':
      return { name: tag.name, content: tag.content };
    case 'property':
      return { property: tag.name, content: tag.content };
    case 'canonical':
      return { tagName: 'link', rel: 'canonical', href: tag.href };
    case 'facts':
      // React Router writes it as `jsonLd` does: no text can end the script.
      return { 'script:ld+json': { '@context': 'https://schema.org', ...tag.facts } };
  }
}
