import {
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';
import type { MetaDescriptor } from 'react-router';
import { type SiteProfile, useSite } from '../site-profile/site-profile.ts';
import {
  breadcrumbList,
  jsonLd,
  type StructuredData,
  type TrailStep,
} from '../structured-data/json-ld.ts';

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

/** What a page says of itself to search engines and to those who share it. */
export interface PageFacts {
  readonly title: string;
  /** What those who share the page read of it, where its title does not say enough. */
  readonly sharedTitle?: string | undefined;
  readonly description?: string | undefined;
  /** The one spelling of the page's address, without origin. */
  readonly canonicalPath?: string | undefined;
  /** Whether search engines leave the page out of their lists. */
  readonly isUnlisted?: boolean | undefined;
  /** Address of the picture that stands for the page. */
  readonly picture?: string | undefined;
  /** The page's breadcrumb, which search engines are told too. */
  readonly trail?: readonly TrailStep[] | undefined;
  /** Schema.org facts; they are written so that no text can end the script. */
  readonly structuredData?: readonly StructuredData[] | undefined;
}

/** One element of a page's head. */
type PageTag =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'name' | 'property'; readonly name: string; readonly content: string }
  | { readonly kind: 'canonical'; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: StructuredData };

/** Width of a shared picture, in pixels: what the large networks ask for. */
const SHARED_PICTURE_PX = 1280;

/** The house's mark, which stands for pages without a picture. */
const MARK = { address: '/icon-512.png', widthPx: 512, heightPx: 512 };

const sharedWidthPx = (originalPx: number): number =>
  servedWidthsPx(Math.min(originalPx, SHARED_PICTURE_PX)).at(-1) ?? originalPx;

/** A picture as other sites can load it: absolute, a JPEG where it is one of ours, and the house's mark where there is none. */
export function sharedPicture(origin: string, address: string = MARK.address): string {
  const own = readPictureAddress(address);
  if (!own) return new URL(address, origin).href;
  return origin + servedPictureUrl(own.path, sharedWidthPx(own.widthPx), 'jpeg');
}

/** The size of {@link sharedPicture}, in pixels; null where it is not known. */
function sharedSize(address: string): { widthPx: number; heightPx: number } | null {
  if (address === MARK.address) return MARK;
  const own = readPictureAddress(address);
  if (!own) return null;
  const widthPx = sharedWidthPx(own.widthPx);
  return { widthPx, heightPx: Math.round((own.heightPx * widthPx) / own.widthPx) };
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
  say('name', 'robots', page.isUnlisted ? 'noindex' : undefined);
  if (!profile) return tags;

  const { origin, supplier_name } = profile;
  const href = canonicalPath === undefined ? undefined : origin + canonicalPath;
  say('property', 'og:title', page.sharedTitle ?? title);
  say('property', 'og:site_name', supplier_name);
  say('property', 'og:type', 'website');
  say('property', 'og:description', description);
  const shared = picture || MARK.address;
  const size = sharedSize(shared);
  say('property', 'og:image', sharedPicture(origin, shared));
  say('property', 'og:image:width', size?.widthPx.toString());
  say('property', 'og:image:height', size?.heightPx.toString());
  say('name', 'twitter:card', picture ? 'summary_large_image' : 'summary');
  if (href !== undefined) tags.push({ kind: 'canonical', href });
  say('property', 'og:url', href);
  const breadcrumb = trail ? [breadcrumbList(origin, trail, canonicalPath)] : [];
  for (const facts of [...breadcrumb, ...structuredData]) tags.push({ kind: 'facts', facts });
  return tags;
}

/**
 * What a page says of itself, as elements, for a page that learns it only while it is open or changes it without a
 * navigation; React moves them into the head. The routes of all others have a `meta` with `pageMeta`, which says the
 * same in the same words.
 */
export function PageHead(facts: PageFacts) {
  return pageTags(useSite(), facts).map((tag) => <Tag key={keyOf(tag)} tag={tag} />);
}

function keyOf(tag: PageTag): string {
  if (tag.kind === 'facts') return JSON.stringify(tag.facts['@type']);
  return tag.kind === 'name' || tag.kind === 'property' ? tag.name : tag.kind;
}

function Tag({ tag }: { readonly tag: PageTag }) {
  switch (tag.kind) {
    case 'title':
      return <title>{tag.text}</title>;
    case 'name':
      return <meta name={tag.name} content={tag.content} />;
    case 'property':
      return <meta property={tag.name} content={tag.content} />;
    case 'canonical':
      return <link rel="canonical" href={tag.href} />;
    case 'facts':
      return (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `jsonLd` leaves nothing that markup could read
          dangerouslySetInnerHTML={{ __html: jsonLd(tag.facts) }}
        />
      );
  }
}
