import { ITEM_GROUP, itemGroupName, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { CollectionConfig } from 'payload';
import {
  applicationCards,
  catalogueTiles,
  collectionCards,
  homewareCategories,
  itemGroupTiles,
  newArrivals,
} from '../../fields/cards.ts';
import { featuredCollection } from '../../fields/featured-collection.ts';
import { hero } from '../../fields/hero.ts';
import { itemGroup } from '../../fields/item-group.ts';
import { placedPictures } from '../../fields/pictures.ts';
import { section } from '../../fields/section.ts';
import { line, titles } from '../../fields/texts.ts';
import { type HubData, textOf } from '../../projections/codec.ts';
import { contentCollection } from './content-collection.ts';

/** The pages of the catalogue. Which page a document is stands beside the form; the form is laid out as the page. */

const asPage = {
  group: 'Pages' as const,
  useAsTitle: 'name',
  defaultColumns: ['name', 'title', '_status', 'updatedAt'],
  listSearchableFields: ['name', 'title', 'description'],
};

/** Names a page by the parts of its address. */
const path = (...parts: unknown[]): string =>
  parts
    .map(textOf)
    .filter((part) => part !== '')
    .join(' / ');

const group = (code: unknown): string => itemGroupName(textOf(code));

const application = () =>
  line({ name: 'application', label: 'Application', required: true, beside: true });

export const landingPages: CollectionConfig = contentCollection('landing-pages', {
  ...asPage,
  labels: { singular: 'Item group page', plural: 'Item group pages' },
  description: 'What visitors see first under Fabric, Wallpaper, Rugs and Homeware.',
  nameOf: ({ itemGroup: code }) => group(code),
  fields: [
    itemGroup({ beside: true }),
    hero(),
    section('Heading and text', titles()),
    section('Cards', [applicationCards(), homewareCategories()]),
    featuredCollection(),
    section('New arrivals', [newArrivals()]),
  ],
});

export const applicationPages: CollectionConfig = contentCollection('application-pages', {
  ...asPage,
  labels: { singular: 'Application page', plural: 'Application pages' },
  description: 'Curtaining, Upholstery and so on, each above its products.',
  nameOf: (data) => path(group(data.itemGroup), data.application),
  fields: [
    itemGroup({ beside: true }),
    application(),
    hero(),
    section('Heading and text', titles()),
    featuredCollection(),
    section('Collections', [
      collectionCards('collections', 'Collections', 'Sorted by their names.'),
    ]),
    section('New arrivals', [newArrivals()]),
  ],
});

const GALLERY_PLACES = ['top', 'middle', 'bottom'].flatMap((row) =>
  ['left', '', 'right'].map((column) => `${row} ${column}`.trim()),
);

export const collectionPages: CollectionConfig = contentCollection('collection-pages', {
  ...asPage,
  labels: { singular: 'Collection page', plural: 'Collection pages' },
  description: 'The story and pictures above the designs of a collection.',
  nameOf: (data) => path(group(data.itemGroup), data.application, data.collection),
  fields: [
    itemGroup({ beside: true }),
    application(),
    line({ name: 'collection', label: 'Collection', required: true, beside: true }),
    hero(),
    section('Heading and text', titles()),
    section('Gallery', [
      placedPictures({
        name: 'gallery',
        label: 'Pictures',
        places: GALLERY_PLACES,
        enumName: 'gallery_place',
      }),
    ]),
  ],
});

export const brandPages: CollectionConfig = contentCollection('brand-pages', {
  ...asPage,
  labels: { singular: 'Brand page', plural: 'Brand pages' },
  description: 'The menu opens the page under Brands (9000); a group may have one of its own.',
  nameOf: (data) => path(group(data.itemGroup), data.brand),
  fields: [
    itemGroup({ beside: true, withBrands: true }),
    line({ name: 'brand', label: 'Brand', required: true, beside: true }),
    hero(),
    section('Heading and text', titles()),
    featuredCollection(),
    section('Collections of the brand', [
      collectionCards('collections', 'Collections', 'Each is shown once, sorted by name.'),
    ]),
  ],
});

/** Groups whose collections an application type shows on a page of its own (APPTYPE-03). */
const CATEGORIES = PRODUCT_GROUPS.filter(
  ({ code }) => code === ITEM_GROUP.fabric || code === ITEM_GROUP.wallpaper,
);

const isCategory = ({ category }: HubData): boolean => textOf(category) !== '';
const isType = (document: HubData): boolean => !isCategory(document);

export const typePages: CollectionConfig = contentCollection('type-pages', {
  ...asPage,
  labels: { singular: 'Application type page', plural: 'Application type pages' },
  description: 'Uses across groups, such as Outdoor, and their categories.',
  nameOf: (data) => path(data.applicationType, data.category && group(data.category)),
  fields: [
    line({
      name: 'applicationType',
      label: 'Application type',
      required: true,
      beside: true,
      description: 'As in the address, such as outdoor.',
    }),
    {
      name: 'category',
      type: 'select',
      label: 'Category',
      enumName: 'type_category',
      options: CATEGORIES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      admin: {
        position: 'sidebar',
        description:
          'Empty: the page of the type itself. The heading of a category is made of both on the site, such as Fabric Outdoor.',
      },
    },
    hero(),
    section('Heading and text', titles()),
    section('Item groups', [itemGroupTiles()], { isShown: isType }),
    featuredCollection({ isShown: isType }),
    section('New arrivals', [newArrivals()], { isShown: isType }),
    section('Collections', [collectionCards('collections', 'Collections', 'Each is shown once.')], {
      isShown: isCategory,
    }),
    section('View our latest catalogues', [catalogueTiles('catalogues', 'Catalogues')], {
      isShown: isType,
    }),
  ],
});
