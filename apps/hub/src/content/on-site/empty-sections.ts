import type { ContentKind } from '@selvedge/database/content';

const hero = ['section_consumer_hero', 'Hero'] as const;
const title = ['page_title', 'Heading'] as const;
const text = ['description', 'Text below the heading'] as const;
const featured = ['section_featured_collection', 'Featured Collection'] as const;

/** The sections that a visitor would miss, by kind of page: its field, and what staff know it by. */
const SECTIONS: Readonly<Partial<Record<ContentKind, readonly (readonly [string, string])[]>>> = {
  'page/home': [
    hero,
    title,
    ['section_item_group_images', 'Tiles of the item groups'],
    ['section_new_arrivals', 'New arrivals'],
    featured,
    ['section_internationals', 'Internationals'],
  ],
  'page/landing': [hero, title, text],
  'page/application': [hero, title, text],
  'page/collection': [hero, title, text, ['section_gallery', 'Gallery']],
  'page/brand': [hero, title, text, ['section_collections_in_a_brand', 'Collections']],
  'page/applicationType': [title],
  store: [['tradingHours', 'Trading hours']],
  'text-page': [['sections', 'Text']],
};

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** The names of the sections of a published document that have no content. A film is a hero too. */
export function emptySections(kind: string, doc: Readonly<Record<string, unknown>>): string[] {
  const known: Readonly<Record<string, readonly (readonly [string, string])[] | undefined>> =
    SECTIONS;
  return (known[kind] ?? [])
    .filter(([field]) => {
      if (field === hero[0] && !isEmpty(doc.section_consumer_hero_video ?? null)) return false;
      return field in doc && isEmpty(doc[field]);
    })
    .map(([, label]) => label);
}
