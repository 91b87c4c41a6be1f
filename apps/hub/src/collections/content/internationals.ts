import type { ArrayField, CollectionConfig, Field, GlobalConfig } from 'payload';
import { catalogueTiles } from '../../fields/cards.ts';
import { bannerSide } from '../../fields/hero.ts';
import { externalLink, link } from '../../fields/link.ts';
import { CARD_SIZE, HERO_SIZE, picture, placedPictures } from '../../fields/pictures.ts';
import { rowsNamedBy } from '../../fields/row-name.ts';
import { section } from '../../fields/section.ts';
import { type LineField, line, paragraph, titles } from '../../fields/texts.ts';
import { contentCollection, contentGlobal } from './content-collection.ts';

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
        picture({ size: HERO_SIZE, required: false, isSpoken: true }),
        externalLink({ name: 'video', label: 'Address of a video' }),
      ],
    },
    externalLink({ name: 'bannerVideo', label: 'Address of the video' }),
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
    picture({ size: CARD_SIZE, isSpoken: false }),
    externalLink({
      name: 'ownSite',
      label: "The brand's own site",
      description: 'Where given, the tile leads there. Empty: it leads to our page of the brand.',
    }),
  ],
});

export const internationalsPage: GlobalConfig = contentGlobal('internationals-page', {
  label: 'Internationals',
  group: 'Pages',
  description: 'The landing page of the international brands.',
  fields: [
    banner(),
    section('Heading and text', titles()),
    section('Brands', [brandTiles()]),
    section('Catalogues', [
      line({ name: 'cataloguesHeading', label: 'Heading' }),
      catalogueTiles('catalogues', 'Catalogues'),
    ]),
  ],
});

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
export const internationalBrands: CollectionConfig = contentCollection('international-brands', {
  labels: { singular: 'International brand', plural: 'International brands' },
  group: 'Pages',
  useAsTitle: 'title',
  defaultColumns: ['title', 'brandId', '_status', 'updatedAt'],
  listSearchableFields: ['title', 'brandId', 'description'],
  description: 'A page is found once its tile on the Internationals page is shown.',
  fields: [
    brandId({ beside: true }),
    banner(),
    section('Heading and text', titles()),
    section('Featured collection', [
      line({ name: 'featuredTitle', label: 'Heading' }),
      paragraph({ name: 'featuredDescription', label: 'Text' }),
      placedPictures({
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
      catalogueTiles('cataloguesFirst', 'First row'),
      catalogueTiles('cataloguesSecond', 'Second row'),
    ]),
    section('Film', promo),
  ],
});
