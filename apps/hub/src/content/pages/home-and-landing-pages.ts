import { contentDocumentKey } from '@selvedge/contract/content-key';
import { ITEM_GROUP, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import * as urls from '@selvedge/contract/urls';
import { homeUrl } from '@selvedge/contract/urls';
import {
  catalogueTilesField,
  catalogueTilesShape,
  collectionCardsField,
  itemGroupTilesField,
  itemGroupTilesShape,
  newArrivalsField,
  newArrivalsShape,
} from '../fields/cards.ts';
import { type HubData, pictures, shape, text, textOf } from '../fields/codec.ts';
import {
  type CollectionForm,
  type GlobalForm,
  pathOfNames,
  projection,
  section,
} from '../fields/content-form.ts';
import {
  featuredCollectionField,
  featuredShape,
  heroField,
  heroShape,
} from '../fields/page-sections.ts';
import { picturesField } from '../fields/pictures.ts';
import { line, paragraph, titleFields, titlesShape } from '../fields/simple-fields.ts';
import { asPage, collectionsHere, group, nameOfParts, partsOf } from './catalogue-pages.ts';

/** The home page (ENT-01, ENT-02, HOME-02), in the order of its sections. */
export const homePage: GlobalForm = {
  label: 'Home page',
  group: 'Pages',
  description:
    'In the order in which visitors see it: what you open below is the page from top to bottom.',
  fields: [
    heroField(),
    section('Welcome', titleFields()),
    section('Item groups', [itemGroupTilesField()]),
    section('New arrivals', [newArrivalsField()]),
    featuredCollectionField(),
    section('Internationals', [
      picturesField({
        name: 'internationalsPictures',
        size: '1600 × 1200 pixels; the first is shown',
      }),
      paragraph({ name: 'internationalsDescription', label: 'Text' }),
    ]),
  ],
  projection: projection({
    kind: 'page/home',
    namedBy: 'title',
    codec: shape({
      ...heroShape,
      ...titlesShape,
      ...itemGroupTilesShape,
      ...newArrivalsShape,
      ...featuredShape,
      section_internationals: pictures('internationalsPictures'),
      internationals_description: text('internationalsDescription'),
    }),
    key: () => '',
    named: () => ({}),
  }),
  path: homeUrl,
};

/** Groups whose collections an application type shows on a page of its own (APPTYPE-03). */
const CATEGORIES = PRODUCT_GROUPS.filter(
  ({ code }) => code === ITEM_GROUP.fabric || code === ITEM_GROUP.wallpaper,
);

const isCategory = ({ category }: HubData): boolean => textOf(category) !== '';
const isType = (document: HubData): boolean => !isCategory(document);

export const typePages: CollectionForm = {
  ...asPage,
  labels: { singular: 'Application type page', plural: 'Application type pages' },
  description: 'Uses across groups, such as Outdoor, and their categories.',
  nameOf: (data) => nameOfParts(data.applicationType, data.category && group(data.category)),
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
    heroField(),
    section('Heading and text', titleFields()),
    section('Item groups', [itemGroupTilesField()], { isShown: isType }),
    featuredCollectionField({ isShown: isType }),
    section('New arrivals', [newArrivalsField()], { isShown: isType }),
    section(
      'Collections',
      [collectionCardsField('collections', 'Collections', 'Each is shown once.')],
      {
        isShown: isCategory,
      },
    ),
    section('View our latest catalogues', [catalogueTilesField('catalogues', 'Catalogues')], {
      isShown: isType,
    }),
  ],
  projection: projection({
    kind: 'page/applicationType',
    namedBy: 'applicationType',
    // Source: ENT-13, decision 17.
    codec: shape({
      ...heroShape,
      ...titlesShape,
      ...itemGroupTilesShape,
      ...featuredShape,
      ...newArrivalsShape,
      ...collectionsHere,
      section_catalogues: catalogueTilesShape('catalogues'),
    }),
    key: (data) =>
      contentDocumentKey({
        kind: 'applicationType',
        itemGroup: ITEM_GROUP.outdoor,
        applicationType: textOf(data.applicationType),
        category: textOf(data.category) || undefined,
      }),
    named(key, _, spelled) {
      const [, type = '', category = ''] = partsOf(key);
      return { applicationType: spelled(type), category: category || null };
    },
  }),
  path: (data) =>
    pathOfNames([data.applicationType], (type = '') =>
      textOf(data.category) === ''
        ? urls.applicationTypeUrl(ITEM_GROUP.outdoor, type)
        : urls.categoryUrl(ITEM_GROUP.outdoor, type, textOf(data.category)),
    ),
};
