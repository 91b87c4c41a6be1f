import type {
  CollectionCard,
  ContentImage,
  PlacedImage,
  ShownColourway,
} from '@selvedge/contract/content-parts';
import { collectionByIdUrl, collectionId } from '@selvedge/contract/urls';
import { slug } from './catalogues.ts';
import type { Look } from './look.ts';
import type { Material } from './material.ts';
import { type Offer, offerOf } from './offers.ts';
import type { Pictures } from './pictures.ts';

/** The card of one offer. */
export const offerCard = (
  { pictures }: Material,
  { group, application, collection }: Offer,
): CollectionCard => ({
  collection_name: collection,
  url: pictures.cover(collection),
  item_group_code: group,
  application_name: application,
});

/** The cards of collections, in this order, each under the first of its applications or the one given. */
export const collectionCards = (
  material: Material,
  names: readonly (string | readonly [collection: string, application: string])[],
): CollectionCard[] =>
  names.map((name) => {
    const [collection, application] = typeof name === 'string' ? [name] : name;
    const offers = material.offers.filter(
      (offer) => application === undefined || offer.application === application,
    );
    return offerCard(material, offerOf(offers, collection));
  });

/** Where the pictures of a Featured Collection block stand (FEAT-06). */
const PLACES = ['top left', 'bottom left', 'bottom right'] as const;

/** What a Featured Collection block shows: three looks, one for each of its places. */
export interface Feature {
  readonly collection: string;
  readonly application?: string;
  readonly text: string;
  readonly looks: readonly [Look, Look, Look];
  readonly modalUrl?: string;
  readonly catalogueUrl?: string;
}

/** The content fields of a Featured Collection block. */
export function featured(material: Material, feature: Feature) {
  const { collection, application, text, looks, modalUrl = '', catalogueUrl = '' } = feature;
  const [card] = collectionCards(material, [application ? [collection, application] : collection]);
  return {
    section_featured_collection: placed(
      material.pictures,
      PLACES,
      looks.map((look) => material.pictures.look(look)),
    ),
    featured_collection_title: {
      collection_name: collection,
      item_group_code: card?.item_group_code ?? '',
      application_name: card?.application_name ?? '',
    },
    featured_collection_description: text,
    featured_collection_modal_url: modalUrl,
    featured_collection_catalogue_url: catalogueUrl,
  };
}

/** Pictures in places, as many as there are of both. */
export const placed = (
  { words }: Pictures,
  places: readonly string[],
  urls: readonly string[],
): PlacedImage[] =>
  urls
    .slice(0, places.length)
    .map((url, at) => ({ position: places[at] ?? '', url, alt: words(url) }));

/** The images of a hero or a section. */
export const images = (
  { phone, words, shows }: Pictures,
  ...urls: readonly string[]
): ContentImage[] =>
  urls.map((url) => ({ url, phone_url: phone(url), alt: words(url), shows: shows(url) }));

/** What is said over a hero: words, or that it is about the first design of its first picture that fits. */
type HeroWords =
  | { readonly line: string; readonly collection: string }
  | { readonly isAbout: (shown: ShownColourway) => boolean };

/** The content fields of a hero: its pictures, and over them a collection with the way there. */
export function hero(material: Material, urls: readonly string[], words: HeroWords) {
  const pictures = images(material.pictures, ...urls);
  const shows = pictures[0]?.shows ?? [];
  const first = 'isAbout' in words ? shows.find(words.isAbout) : undefined;
  const { line = '', collection = '' } =
    'line' in words
      ? words
      : first
        ? { line: `${first.design} in ${first.colour}`, collection: first.range }
        : {};
  const [card] = collection === '' ? [] : collectionCards(material, [collection]);
  return {
    section_consumer_hero: pictures,
    ...(card && {
      section_consumer_hero_name: card.collection_name,
      section_consumer_hero_line: line,
      section_consumer_hero_link: collectionByIdUrl(
        slug(card.collection_name),
        collectionId(card.collection_name),
      ),
    }),
  };
}
