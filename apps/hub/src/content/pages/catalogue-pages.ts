import { contentDocumentKey } from '@selvedge/contract/content-key';
import { itemGroupName } from '@selvedge/contract/item-groups';
import * as urls from '@selvedge/contract/urls';
import {
  applicationCardsField,
  applicationCardsShape,
  collectionCardShape,
  collectionCardsField,
  homewareCategoriesField,
  homewareCategoriesShape,
  newArrivalsField,
  newArrivalsShape,
} from '../fields/cards.ts';
import { derived, rows, shape, textOf } from '../fields/codec.ts';
import { type CollectionForm, pathOfNames, projection, section } from '../fields/content-form.ts';
import {
  featuredCollectionField,
  featuredShape,
  heroField,
  heroShape,
} from '../fields/page-sections.ts';
import { placedPicturesField, placedPicturesShape } from '../fields/pictures.ts';
import {
  catalogueName,
  itemGroup,
  line,
  titleFields,
  titlesShape,
} from '../fields/simple-fields.ts';

/** What the pages of the catalogue have in common. */

export const asPage = {
  group: 'Pages' as const,
  useAsTitle: 'name',
  defaultColumns: ['name', 'title', '_status', 'updatedAt'],
  listSearchableFields: ['name', 'title', 'description'],
};

/** Names a page by the parts of its address. */
export const nameOfParts = (...parts: unknown[]): string =>
  parts
    .map(textOf)
    .filter((part) => part !== '')
    .join(' / ');

/** The parts of a page's key, decoded: they are folded, so `spelled` gives them back their capitals. */
export const partsOf = (key: string): string[] => key.split('/').map(decodeURIComponent);

export const collectionsHere = {
  section_collections_in_application: rows('collections', shape(collectionCardShape)),
};

export const group = (code: unknown): string => itemGroupName(textOf(code));

const application = () =>
  catalogueName(
    { name: 'application', label: 'Application', required: true, beside: true },
    'applications',
  );

/** The pages of the catalogue. Which page a document is stands beside the form; the form is laid out as the page. */

export const landingPages: CollectionForm = {
  ...asPage,
  labels: { singular: 'Item group page', plural: 'Item group pages' },
  description: 'What visitors see first under Fabric, Wallpaper, Rugs and Homeware.',
  nameOf: ({ itemGroup: code }) => group(code),
  fields: [
    itemGroup({ beside: true }),
    heroField(),
    section('Heading and text', titleFields()),
    section('Cards', [applicationCardsField(), homewareCategoriesField()]),
    featuredCollectionField(),
    section('New arrivals', [newArrivalsField()]),
  ],
  projection: projection({
    kind: 'page/landing',
    namedBy: 'itemGroup',
    // Source: ENT-03, LAND-02.
    codec: shape({
      ...heroShape,
      ...titlesShape,
      ...homewareCategoriesShape,
      ...applicationCardsShape,
      ...featuredShape,
      ...newArrivalsShape,
    }),
    key: ({ itemGroup: code }) => contentDocumentKey({ kind: 'landing', itemGroup: textOf(code) }),
    named: (key) => ({ itemGroup: partsOf(key)[0] ?? '' }),
  }),
  path: ({ itemGroup: code }) => pathOfNames([code], (name = '') => urls.itemGroupUrl(name)),
};

export const applicationPages: CollectionForm = {
  ...asPage,
  labels: { singular: 'Application page', plural: 'Application pages' },
  description: 'Curtaining, Upholstery and so on, each above its products.',
  nameOf: (data) => nameOfParts(group(data.itemGroup), data.application),
  fields: [
    itemGroup({ beside: true }),
    application(),
    heroField(),
    section('Heading and text', titleFields()),
    featuredCollectionField(),
    section('Collections', [
      collectionCardsField('collections', 'Collections', 'Sorted by their names.'),
    ]),
    section('New arrivals', [newArrivalsField()]),
  ],
  projection: projection({
    kind: 'page/application',
    namedBy: 'application',
    // Source: ENT-01 to ENT-04, APP-01.
    codec: shape({
      ...heroShape,
      ...titlesShape,
      ...featuredShape,
      ...collectionsHere,
      ...newArrivalsShape,
    }),
    key: (data) =>
      contentDocumentKey({
        kind: 'application',
        itemGroup: textOf(data.itemGroup),
        application: textOf(data.application),
      }),
    named(key, _, spelled) {
      const [code = '', name = ''] = partsOf(key);
      return { itemGroup: code, application: spelled(name) };
    },
  }),
  path: (data) =>
    pathOfNames([data.itemGroup, data.application], (code = '', name = '') =>
      urls.applicationUrl(code, name),
    ),
};

const GALLERY_PLACES = ['top', 'middle', 'bottom'].flatMap((row) =>
  ['left', '', 'right'].map((column) => `${row} ${column}`.trim()),
);

export const collectionPages: CollectionForm = {
  ...asPage,
  labels: { singular: 'Collection page', plural: 'Collection pages' },
  description: 'The story and pictures above the designs of a collection.',
  nameOf: (data) => nameOfParts(group(data.itemGroup), data.application, data.collection),
  fields: [
    itemGroup({ beside: true }),
    application(),
    catalogueName(
      { name: 'collection', label: 'Collection', required: true, beside: true },
      'collections',
    ),
    heroField(),
    section(
      'Heading and text',
      titleFields(
        'Stands on this page alone. Menus, tiles and the tab show the name of the collection, which its products bring: another name comes with the supplier’s file.',
      ),
    ),
    section('Gallery', [
      placedPicturesField({
        name: 'gallery',
        label: 'Pictures',
        places: GALLERY_PLACES,
        enumName: 'gallery_place',
      }),
    ]),
  ],
  projection: projection({
    kind: 'page/collection',
    namedBy: 'collection',
    // Source: ENT-09.
    codec: shape({
      ...heroShape,
      ...titlesShape,
      section_gallery: placedPicturesShape('gallery'),
    }),
    key: (data) =>
      contentDocumentKey({
        kind: 'collection',
        itemGroup: textOf(data.itemGroup),
        application: textOf(data.application),
        collection: textOf(data.collection),
      }),
    named(key, _, spelled) {
      const [code = '', use = '', name = ''] = partsOf(key);
      return { itemGroup: code, application: spelled(use), collection: spelled(name) };
    },
  }),
  path: (data) =>
    pathOfNames(
      [data.itemGroup, data.application, data.collection],
      (code = '', use = '', name = '') => urls.collectionUrl(code, use, name),
    ),
};

export const brandPages: CollectionForm = {
  ...asPage,
  labels: { singular: 'Brand page', plural: 'Brand pages' },
  description: 'The menu opens the page under Brands (9000); a group may have one of its own.',
  nameOf: (data) => nameOfParts(group(data.itemGroup), data.brand),
  fields: [
    itemGroup({ beside: true, withBrands: true }),
    line({ name: 'brand', label: 'Brand', required: true, beside: true }),
    heroField(),
    section('Heading and text', titleFields()),
    featuredCollectionField(),
    section('Collections of the brand', [
      collectionCardsField('collections', 'Collections', 'Each is shown once, sorted by name.'),
    ]),
  ],
  projection: projection({
    kind: 'page/brand',
    namedBy: 'brand',
    // Source: ENT-10.
    codec: shape({
      ...heroShape,
      ...titlesShape,
      ...featuredShape,
      section_collections_in_a_brand: rows(
        'collections',
        shape({ brand_name: derived((_, { page }) => textOf(page.brand)), ...collectionCardShape }),
      ),
    }),
    key: (data) =>
      contentDocumentKey({
        kind: 'brand',
        itemGroup: textOf(data.itemGroup),
        brand: textOf(data.brand),
      }),
    named(key, _, spelled) {
      const [code = '', name = ''] = partsOf(key);
      return { itemGroup: code, brand: spelled(name) };
    },
  }),
  path: (data) =>
    pathOfNames([data.itemGroup, data.brand], (code = '', name = '') => urls.brandUrl(code, name)),
};
