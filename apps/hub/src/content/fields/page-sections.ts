import { DISPLAY_OPTIONS } from '@selvedge/contract/content-parts';
import type { CollapsibleField, NumberField } from 'payload';
import {
  type Codec,
  choice,
  optionalNumber,
  pictures,
  selected,
  shape,
  text,
  textOf,
} from './codec.ts';
import { type SectionOptions, section } from './content-form.ts';
import { externalLink, link } from './link.ts';
import {
  HERO_SIZE,
  pictureField,
  picturesField,
  placedPicturesField,
  placedPicturesShape,
} from './pictures.ts';
import { catalogueName, itemGroup, line, paragraph } from './simple-fields.ts';

const LONGEST_SIDE_PX = 10_000;

/** A side of the banner in pixels; the ratio counts where both are given (BANNER-04). */
export const bannerSide = (name: string, label: string, other: string): NumberField => ({
  name,
  type: 'number',
  label,
  min: 1,
  max: LONGEST_SIDE_PX,
  admin: { width: '50%', description: `In pixels, and only together with the ${other}.` },
});

/** The banner at the top of a page. Source: ENT-01, BANNER-01 to BANNER-06. */
export const heroField = (): CollapsibleField => ({
  type: 'collapsible',
  label: 'Hero banner',
  fields: [
    {
      name: 'heroDisplay',
      type: 'select',
      label: 'How it is shown',
      defaultValue: 'carousel',
      enumName: 'hero_display',
      options: [
        { value: 'carousel', label: 'Carousel: pictures change every 3 seconds' },
        { value: 'promo', label: 'Promo: pictures change every 2 seconds' },
        { value: 'video', label: 'Video' },
      ],
    },
    picturesField({ name: 'heroPictures', size: HERO_SIZE }),
    {
      type: 'row',
      fields: [
        line({
          name: 'heroName',
          label: 'Name on the banner',
          description:
            'What the pictures are about, such as a collection. Empty: the pictures stand alone.',
          width: '50%',
        }),
        line({ name: 'heroLine', label: 'Line above the name', width: '50%' }),
      ],
    },
    link({
      name: 'heroLink',
      label: 'A click on the pictures leads to',
      description: 'Beside a name it is a button, too.',
    }),
    {
      type: 'collapsible',
      label: 'Video',
      admin: { initCollapsed: true },
      fields: [
        externalLink({
          name: 'heroVideo',
          label: 'Address of the video file',
          description: 'An MP4 or WebM file, begins with https://',
        }),
        pictureField({
          name: 'heroVideoPicture',
          label: 'Still picture until it plays',
          size: HERO_SIZE,
          required: false,
        }),
        link({ name: 'heroVideoLink', label: 'A click on the video leads to' }),
      ],
    },
    {
      type: 'collapsible',
      label: 'Another ratio than 16 : 9',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            bannerSide('heroWidth', 'Width', 'height'),
            bannerSide('heroHeight', 'Height', 'width'),
          ],
        },
      ],
    },
  ],
});

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

/** What becomes of it. Source: ENT-01, BANNER-01 to BANNER-06. */
export const heroShape = {
  section_consumer_hero: pictures('heroPictures'),
  section_consumer_hero_video: heroVideo,
  section_consumer_hero_link: text('heroLink'),
  section_consumer_hero_name: text('heroName'),
  section_consumer_hero_line: text('heroLine'),
  section_consumer_video_link: text('heroVideoLink'),
  consumer_display_option: choice('heroDisplay', DISPLAY_OPTIONS),
  consumer_banner_width: optionalNumber('heroWidth'),
  consumer_banner_height: optionalNumber('heroHeight'),
};

const PLACES = ['top left', 'bottom left', 'bottom right'] as const;

/** The Featured Collection block. Source: ENT-02, FEAT-01 to FEAT-06, decision 16. */
export const featuredCollectionField = (options: SectionOptions = {}): CollapsibleField =>
  section(
    'Featured Collection',
    [
      {
        type: 'row',
        fields: [
          catalogueName(
            { name: 'featuredCollection', label: 'Collection', width: '33%' },
            'collections',
          ),
          itemGroup({ name: 'featuredItemGroup', required: false }),
          catalogueName(
            { name: 'featuredApplication', label: 'Application', width: '33%' },
            'applications',
          ),
        ],
      },
      paragraph({ name: 'featuredDescription', label: 'Text' }),
      placedPicturesField({
        name: 'featuredPictures',
        label: 'Pictures',
        places: PLACES,
        enumName: 'featured_place',
        description: 'One for each of the three places.',
      }),
      {
        type: 'row',
        fields: [
          link({
            name: 'featuredModal',
            label: 'Opens over the page',
            description: 'Where this is given, the button reads "View Collection".',
            width: '50%',
          }),
          link({
            name: 'featuredCatalogue',
            label: 'Opens a catalogue',
            description: 'Where this is given, the button reads "View Catalogue".',
            width: '50%',
          }),
        ],
      },
    ],
    options,
  );

/** What becomes of it. Source: ENT-02, FEAT-01 to FEAT-06. */
export const featuredShape = {
  section_featured_collection: placedPicturesShape('featuredPictures'),
  featured_collection_title: shape({
    collection_name: text('featuredCollection'),
    item_group_code: selected('featuredItemGroup'),
    application_name: text('featuredApplication'),
  }),
  featured_collection_description: text('featuredDescription'),
  featured_collection_modal_url: text('featuredModal'),
  featured_collection_catalogue_url: text('featuredCatalogue'),
};
