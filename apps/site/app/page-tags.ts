import {
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';
import type { SiteProfile } from './site-profile.ts';
import { breadcrumbList, type StructuredData, type TrailStep } from './structured-data.ts';

/** What a page says of itself to search engines and to those who share it. */
export interface PageFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** The one spelling of the page's address, without origin. */
  readonly canonicalPath?: string | undefined;
  /** Address of the picture that stands for the page. */
  readonly picture?: string | undefined;
  /** The page's breadcrumb, which search engines are told too. */
  readonly trail?: readonly TrailStep[] | undefined;
  /** Schema.org facts; they are written so that no text can end the script. */
  readonly structuredData?: readonly StructuredData[] | undefined;
}

/** One element of a page's head. */
export type PageTag =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'name' | 'property'; readonly name: string; readonly content: string }
  | { readonly kind: 'canonical'; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: StructuredData };

/** Width of a shared picture, in pixels: what the large networks ask for. */
const SHARED_PICTURE_PX = 1280;

/** A picture as other sites can load it: absolute, and a JPEG where it is one of ours. */
export function sharedPicture(origin: string, address: string): string {
  const own = readPictureAddress(address);
  if (!own) return new URL(address, origin).href;
  const widthPx = servedWidthsPx(Math.min(own.widthPx, SHARED_PICTURE_PX)).at(-1) ?? own.widthPx;
  return origin + servedPictureUrl(own.path, widthPx, 'jpeg');
}

/**
 * A page's title with the supplier's name after it, its description, canonical link, Open Graph and JSON-LD; without a
 * profile, which error views may lack, the first two alone.
 */
export function pageTags(profile: SiteProfile | undefined, page: PageFacts): PageTag[] {
  const { title, description, canonicalPath, picture, trail, structuredData = [] } = page;
  const name = profile?.supplier_name;
  const tags: PageTag[] = [
    { kind: 'title', text: name === undefined ? title : `${title} | ${name}` },
  ];
  const say = (kind: 'name' | 'property', name: string, content: string | undefined) => {
    if (content) tags.push({ kind, name, content });
  };
  say('name', 'description', description);
  if (!profile) return tags;

  const { origin, supplier_name } = profile;
  const href = canonicalPath === undefined ? undefined : origin + canonicalPath;
  say('property', 'og:title', title);
  say('property', 'og:site_name', supplier_name);
  say('property', 'og:type', 'website');
  say('property', 'og:description', description);
  if (picture) {
    say('property', 'og:image', sharedPicture(origin, picture));
    say('name', 'twitter:card', 'summary_large_image');
  }
  if (href !== undefined) tags.push({ kind: 'canonical', href });
  say('property', 'og:url', href);
  const breadcrumb = trail ? [breadcrumbList(origin, trail, canonicalPath)] : [];
  for (const facts of [...breadcrumb, ...structuredData]) tags.push({ kind: 'facts', facts });
  return tags;
}
