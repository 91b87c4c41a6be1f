import type { PlacedImage } from '@selvedge/contract/content-parts';
import type { PageContent } from '@selvedge/contract/page-content';
import { collectionUrl } from '@selvedge/contract/urls';
import { linkTarget } from '../../ui/link-target.ts';

/** The fields of a page's content that its Featured Collection is made of. Source: ENT-02. */
export type FeaturedContent = Pick<
  PageContent,
  | 'section_featured_collection'
  | 'featured_collection_title'
  | 'featured_collection_description'
  | 'featured_collection_modal_url'
  | 'featured_collection_catalogue_url'
>;

/** What a click on the block does, with the text of its button. */
export type FeaturedAction =
  | { readonly kind: 'modal'; readonly address: string; readonly text: 'View Collection' }
  | { readonly kind: 'catalogue'; readonly href: string; readonly text: 'View Catalogue' }
  | { readonly kind: 'route'; readonly href: string; readonly text: 'Explore The Collection' };

/**
 * The first rule that fits: a modal URL opens in a modal, a catalogue URL in a new tab, a collection whose group,
 * application and name are all known on its page. Null where none does. Source: FEAT-01 to FEAT-05, decision 16.
 */
export function featuredAction(content: FeaturedContent): FeaturedAction | null {
  const modal = linkTarget(content.featured_collection_modal_url);
  if (modal) return { kind: 'modal', address: modal.href, text: 'View Collection' };
  const catalogue = linkTarget(content.featured_collection_catalogue_url);
  if (catalogue) return { kind: 'catalogue', href: catalogue.href, text: 'View Catalogue' };
  const { collection_name, item_group_code, application_name } = content.featured_collection_title;
  if (collection_name === '' || item_group_code === '' || application_name === '') return null;
  const href = collectionUrl(item_group_code, application_name, collection_name);
  return { kind: 'route', href, text: 'Explore The Collection' };
}

/** The places of the block's pictures; the last is the fourth of an international brand's. Source: FEAT-06, IBRAND-02. */
export const PLACES = ['top left', 'bottom left', 'bottom right', 'top right'] as const;
export type Place = (typeof PLACES)[number];

/**
 * The picture of each place. A position is compared without case, and "-" or "_" stand for the space; the first picture
 * of a place keeps it. Pictures without an address, or without a place that the block has, are left out.
 */
export function placedPictures(
  images: FeaturedContent['section_featured_collection'],
): Partial<Record<Place, PlacedImage>> {
  const pictures: Partial<Record<Place, PlacedImage>> = {};
  for (const image of images) {
    const name = image.position
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/gu, ' ');
    const place = PLACES.find((known) => known === name);
    if (place && image.url !== '') pictures[place] ??= image;
  }
  return pictures;
}
