import { useSite } from '../site-profile/site-profile.ts';
import { jsonLd } from '../structured-data/json-ld.ts';
import { type PageFacts, type PageTag, pageTags } from './page-meta.ts';

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
