import {
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';
import type { MetaDescriptor } from 'react-router';
import type { SiteProfile } from './site-profile.ts';

/** What a route's `meta` is given of the routes above it; the first is the root. */
type Matches = readonly (
  | { readonly id: string; readonly loaderData?: unknown; readonly data?: unknown }
  | undefined
)[];

/** What a page says of itself to search engines and to those who share it. */
export interface PageFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** The one spelling of the page's address, without origin. */
  readonly canonicalPath?: string | undefined;
  /** Address of the picture that stands for the page. */
  readonly picture?: string | undefined;
  /** Schema.org facts; React Router writes them so that no text can end the script. */
  readonly structuredData?: readonly Record<string, unknown>[] | undefined;
}

/** Width of a shared picture, in pixels: what the large networks ask for. */
const SHARED_PICTURE_PX = 1280;

function profileOf(matches: Matches): SiteProfile | undefined {
  const root = matches[0]?.loaderData as { profile?: SiteProfile } | undefined;
  return root?.profile;
}

/** A picture as other sites can load it: absolute, and a JPEG where it is one of ours. */
function sharedPicture(origin: string, address: string): string {
  const own = readPictureAddress(address);
  if (!own) return new URL(address, origin).href;
  const widthPx = servedWidthsPx(Math.min(own.widthPx, SHARED_PICTURE_PX)).at(-1) ?? own.widthPx;
  return origin + servedPictureUrl(own.path, widthPx, 'jpeg');
}

/** A page's title with the supplier's name after it, its description, canonical link, Open Graph and JSON-LD. */
export function pageMeta(
  matches: Matches,
  facts: PageFacts | string,
  describedAs?: string,
): MetaDescriptor[] {
  const page: PageFacts =
    typeof facts === 'string' ? { title: facts, description: describedAs } : facts;
  const { title, description, canonicalPath, picture, structuredData = [] } = page;
  const profile = profileOf(matches);
  const name = profile?.supplier_name;
  const named: MetaDescriptor[] = [{ title: name === undefined ? title : `${title} | ${name}` }];
  if (description) named.push({ name: 'description', content: description });
  if (!profile) return named;

  const graph = (property: string, content: string) => named.push({ property, content });
  graph('og:title', title);
  graph('og:site_name', profile.supplier_name);
  graph('og:type', 'website');
  if (description) graph('og:description', description);
  if (picture) {
    graph('og:image', sharedPicture(profile.origin, picture));
    named.push({ name: 'twitter:card', content: 'summary_large_image' });
  }
  if (canonicalPath !== undefined) {
    const href = profile.origin + canonicalPath;
    named.push({ tagName: 'link', rel: 'canonical', href });
    graph('og:url', href);
  }
  for (const entry of structuredData) {
    named.push({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } });
  }
  return named;
}
