import { BANNER_MEDIA } from '@selvedge/contract/international-content';
import { internationalBrandUrl, internationalsUrl } from '@selvedge/contract/urls';
import type { ArrayField, Field } from 'payload';
import { catalogueTilesField, catalogueTilesShape } from '../fields/cards.ts';
import {
  type Codec,
  choice,
  derived,
  flag,
  libraryPhone,
  libraryShows,
  libraryWords,
  optionalNumber,
  picture,
  rows,
  selected,
  shape,
  text,
  textOf,
} from '../fields/codec.ts';
import {
  type CollectionForm,
  type GlobalForm,
  pathOfNames,
  projection,
  rowsNamedBy,
  section,
} from '../fields/content-form.ts';
import { externalLink, link } from '../fields/link.ts';
import { bannerSide } from '../fields/page-sections.ts';
import { CARD_SIZE, HERO_SIZE, pictureField, placedPicturesField } from '../fields/pictures.ts';
import { type LineField, line, paragraph, titleFields } from '../fields/simple-fields.ts';

const bannerShape = {
  consumer_banner_media_switch: choice('bannerMedia', BANNER_MEDIA),
  consumer_banner_carousel: rows(
    'banner',
    shape({
      img_url: picture('picture'),
      video_url: text('video'),
      phone_url: libraryPhone('picture'),
      alt: libraryWords('picture'),
      shows: libraryShows('picture'),
    }),
  ),
  consumer_banner_video_url: text('bannerVideo'),
  consumer_banner_link: text('bannerLink'),
  consumer_banner_name: text('bannerName'),
  consumer_banner_line: text('bannerLine'),
  consumer_banner_width: optionalNumber('bannerWidth'),
  consumer_banner_height: optionalNumber('bannerHeight'),
};

const pageTitlesShape = { page_title: text('title'), page_description: text('description') };

const brandTileShape = shape({
  id: text('brandId'),
  page_title: text('title'),
  is_published: flag('isShown'),
  tile_img_url: derived(({ brandId }) => internationalBrandUrl(textOf(brandId))),
  tile_img: picture('picture'),
  brand_page_link: text('ownSite'),
});

type Tile = ReturnType<(typeof brandTileShape)['toPublic']>;

/** The order of the rows is the order of the tiles (INTL-06). */
const brandTilesShape: Codec<(Tile & { position_order: number })[]> = {
  toPublic: (data, context) =>
    rows('brands', brandTileShape)
      .toPublic(data, context)
      .map((tile, place) => ({ ...tile, position_order: place + 1 })),
  toHub: (value, pictureId) => {
    const inOrder = value.toSorted((one, other) => one.position_order - other.position_order);
    return rows('brands', brandTileShape).toHub(inOrder, pictureId);
  },
  fieldAt: (path) => rows('brands', brandTileShape).fieldAt(path),
};

/** The banner of the landing page and of every brand's page (ENT-11, ENT-12, INTL-10). */
const banner = () =>
  section('Hero banner', [
    {
      name: 'bannerMedia',
      type: 'select',
      label: 'How it is shown',
      defaultValue: 'carousel',
      enumName: 'banner_media',
      options: [
        { value: 'carousel', label: 'Carousel' },
        { value: 'video', label: 'Video' },
      ],
    },
    {
      name: 'banner',
      type: 'array',
      label: 'Carousel',
      labels: { singular: 'Slide', plural: 'Slides' },
      admin: {
        description: 'Each slide has a picture or a video.',
        initCollapsed: true,
        ...rowsNamedBy('Slide', 'video'),
      },
      fields: [
        pictureField({ size: HERO_SIZE, required: false, isSpoken: true }),
        externalLink({ name: 'video', label: 'Address of a video' }),
      ],
    },
    externalLink({ name: 'bannerVideo', label: 'Address of the video' }),
    {
      type: 'row',
      fields: [
        line({ name: 'bannerName', label: 'Name on the banner', width: '50%' }),
        line({ name: 'bannerLine', label: 'Line above the name', width: '50%' }),
      ],
    },
    link({ name: 'bannerLink', label: 'A click on the banner leads to' }),
    {
      type: 'row',
      fields: [
        bannerSide('bannerWidth', 'Width', 'height'),
        bannerSide('bannerHeight', 'Height', 'width'),
      ],
    },
  ]);

const brandId = (options: { beside: boolean }): LineField => ({
  ...line({
    name: 'brandId',
    label: 'Name in the address',
    required: true,
    ...options,
    description: 'Of small letters, digits and hyphens: /internationals/brand/{this}.',
  }),
  validate: (value: string | null | undefined) =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value ?? '')
      ? true
      : 'Use small letters, digits and single hyphens, such as maison-example.',
});

/** In the order in which the tiles stand; the number of each follows from it (INTL-06, INTL-07). */
const brandTiles = (): ArrayField => ({
  name: 'brands',
  type: 'array',
  label: 'Brand tiles',
  labels: { singular: 'Brand', plural: 'Brands' },
  admin: {
    description: 'Drag them into order.',
    initCollapsed: true,
    ...rowsNamedBy('Brand', 'title'),
  },
  fields: [
    line({ name: 'title', label: 'Title on the tile', required: true }),
    brandId({ beside: false }),
    {
      name: 'isShown',
      type: 'checkbox',
      label: 'Shown to visitors, together with the page of the brand',
      defaultValue: false,
    },
    pictureField({ size: CARD_SIZE, isSpoken: false }),
    externalLink({
      name: 'ownSite',
      label: "The brand's own site",
      description: 'Where given, the tile leads there. Empty: it leads to our page of the brand.',
    }),
  ],
});

export const internationalsPage: GlobalForm = {
  label: 'Internationals',
  group: 'Pages',
  description: 'The landing page of the international brands.',
  fields: [
    banner(),
    section('Heading and text', titleFields()),
    section('Brands', [brandTiles()]),
    section('Catalogues', [
      line({ name: 'cataloguesHeading', label: 'Heading' }),
      catalogueTilesField('catalogues', 'Catalogues'),
    ]),
  ],
  projection: projection({
    kind: 'internationals',
    namedBy: 'title',
    codec: shape({
      ...bannerShape,
      ...pageTitlesShape,
      brands: brandTilesShape,
      catalogue_section_heading: text('cataloguesHeading'),
      catalogue_section_items: catalogueTilesShape('catalogues'),
    }),
    key: () => '',
    named: () => ({}),
  }),
  path: internationalsUrl,
};

const FEATURED_PLACES = ['top left', 'bottom left', 'top right', 'bottom right'] as const;

const promo: Field[] = [
  externalLink({
    name: 'film',
    label: 'Address of the film on a video site',
    description: 'It plays without sound. Begins with https://',
  }),
  {
    type: 'row',
    fields: [
      { name: 'filmLoops', type: 'checkbox', label: 'Begins again at its end' },
      { name: 'filmHidesControls', type: 'checkbox', label: 'Without controls' },
    ],
  },
];

/** Source: ENT-12, IBRAND-01 to IBRAND-05. */
export const internationalBrands: CollectionForm = {
  labels: { singular: 'International brand', plural: 'International brands' },
  group: 'Pages',
  useAsTitle: 'title',
  defaultColumns: ['title', 'brandId', '_status', 'updatedAt'],
  listSearchableFields: ['title', 'brandId', 'description'],
  description: 'A page is found once its tile on the Internationals page is shown.',
  fields: [
    brandId({ beside: true }),
    banner(),
    section('Heading and text', titleFields()),
    section('Featured collection', [
      line({ name: 'featuredTitle', label: 'Heading' }),
      paragraph({ name: 'featuredDescription', label: 'Text' }),
      placedPicturesField({
        name: 'featuredPictures',
        label: 'Pictures',
        places: FEATURED_PLACES,
        enumName: 'brand_place',
        description: 'One for each of the four places.',
      }),
      link({ name: 'featuredLink', label: 'A click leads to' }),
    ]),
    section('Catalogues', [
      line({ name: 'cataloguesHeading', label: 'Heading' }),
      catalogueTilesField('cataloguesFirst', 'First row'),
      catalogueTilesField('cataloguesSecond', 'Second row'),
    ]),
    section('Film', promo),
  ],
  projection: projection({
    kind: 'international-brand',
    namedBy: 'brandId',
    codec: shape({
      ...bannerShape,
      ...pageTitlesShape,
      featured_collection_media: rows(
        'featuredPictures',
        shape({
          position: selected('position'),
          img_url: picture('picture'),
          alt: libraryWords('picture'),
        }),
      ),
      featured_collection_title: text('featuredTitle'),
      featured_collection_description: text('featuredDescription'),
      featured_collection_link: text('featuredLink'),
      catalogue_section_heading_first: text('cataloguesHeading'),
      catalogue_section_items_first: catalogueTilesShape('cataloguesFirst'),
      catalogue_section_items_second: catalogueTilesShape('cataloguesSecond'),
      promo_video: text('film'),
      promo_video_loop: flag('filmLoops'),
      promo_video_hide_controls: flag('filmHidesControls'),
    }),
    key: ({ brandId }) => textOf(brandId),
    named: (key) => ({ brandId: key }),
  }),
  path: ({ brandId }) => pathOfNames([brandId], (id = '') => internationalBrandUrl(id)),
};
