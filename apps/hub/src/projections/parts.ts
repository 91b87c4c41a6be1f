import { DISPLAY_OPTIONS } from '@selvedge/contract/content-parts';
import { itemGroupName } from '@selvedge/contract/item-groups';
import {
  type Codec,
  choice,
  derived,
  libraryWords,
  optionalNumber,
  picture,
  pictures,
  rows,
  selected,
  shape,
  text,
  textOf,
} from './codec.ts';

/** The parts that several pages share; their forms are in fields/. */

/** Source: ENT-01. */
export const titles = { page_title: text('title'), description: text('description') };

const heroVideo: Codec<{ video_url: string; thumbnail_url: string } | null> = {
  toPublic(data, context) {
    const video_url = textOf(data.heroVideo);
    const thumbnail_url = context.picture(data.heroVideoPicture);
    return video_url === '' && thumbnail_url === '' ? null : { video_url, thumbnail_url };
  },
  toHub: (value, pictureId) => ({
    heroVideo: value?.video_url ?? '',
    heroVideoPicture: pictureId(value?.thumbnail_url ?? ''),
  }),
  fieldAt: ([part]) => (part === 'thumbnail_url' ? 'heroVideoPicture' : 'heroVideo'),
};

/** Source: ENT-01, BANNER-01 to BANNER-06. */
export const hero = {
  section_consumer_hero: pictures('heroPictures'),
  section_consumer_hero_video: heroVideo,
  section_consumer_hero_link: text('heroLink'),
  section_consumer_video_link: text('heroVideoLink'),
  consumer_display_option: choice('heroDisplay', DISPLAY_OPTIONS),
  consumer_banner_width: optionalNumber('heroWidth'),
  consumer_banner_height: optionalNumber('heroHeight'),
};

const placedPictures = (field: string) =>
  rows(
    field,
    shape({
      position: selected('position'),
      url: picture('picture'),
      alt: libraryWords('picture'),
    }),
  );

/** Source: ENT-02, FEAT-01 to FEAT-06. */
export const featured = {
  section_featured_collection: placedPictures('featuredPictures'),
  featured_collection_title: shape({
    collection_name: text('featuredCollection'),
    item_group_code: selected('featuredItemGroup'),
    application_name: text('featuredApplication'),
  }),
  featured_collection_description: text('featuredDescription'),
  featured_collection_modal_url: text('featuredModal'),
  featured_collection_catalogue_url: text('featuredCatalogue'),
};

/** Source: ENT-09. */
export const gallery = { section_gallery: placedPictures('gallery') };

/** Source: ENT-03, ENT-04. */
export const collectionCard = {
  collection_name: text('collection'),
  url: picture('picture'),
  item_group_code: selected('itemGroup'),
  application_name: text('application'),
};

export const newArrivals = { section_new_arrivals: rows('newArrivals', shape(collectionCard)) };

/** The name of the group whose code stands in the same row. */
export const groupName: Codec<string> = derived(({ itemGroup }) =>
  itemGroupName(textOf(itemGroup)),
);

/** Source: ENT-04, HOME-09, HOME-10. */
export const itemGroupTiles = {
  section_item_group_images: rows(
    'tiles',
    shape({
      item_group_code: selected('itemGroup'),
      item_group: groupName,
      url: picture('picture'),
      url_title: text('linkTitle'),
      id: text('linkId'),
    }),
  ),
};

/** Source: ENT-11, decision 17. */
export const catalogueTiles = (field: string) =>
  rows(
    field,
    shape({
      id: text('tileId'),
      title: text('title'),
      catalogue_tile_img_url: picture('picture'),
      issuu_link: text('link'),
    }),
  );
