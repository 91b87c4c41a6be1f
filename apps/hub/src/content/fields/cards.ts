import { itemGroupName } from '@selvedge/contract/item-groups';
import { collectionId } from '@selvedge/contract/urls';
import type { ArrayField } from 'payload';
import { type Codec, derived, picture, rows, selected, shape, text, textOf } from './codec.ts';
import { rowsNamedBy } from './content-form.ts';
import { link } from './link.ts';
import { CARD_SIZE, pictureField } from './pictures.ts';
import { catalogueName, itemGroup, line } from './simple-fields.ts';

/** Cards that open a collection. Source: ENT-03, ENT-04. */
export const collectionCardsField = (
  name: string,
  label: string,
  description?: string,
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Collection', plural: 'Collections' },
  admin: {
    ...(description && { description }),
    initCollapsed: true,
    ...rowsNamedBy('Collection', 'collection', 'itemGroup', 'application'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        catalogueName(
          { name: 'collection', label: 'Collection', required: true, width: '33%' },
          'collections',
        ),
        itemGroup(),
        catalogueName(
          { name: 'application', label: 'Application', required: true, width: '33%' },
          'applications',
        ),
      ],
    },
    pictureField({ size: CARD_SIZE, isSpoken: false }),
  ],
});

export const newArrivalsField = (): ArrayField =>
  collectionCardsField('newArrivals', 'New arrivals');

/** Tiles that open an item group, or one of its collections. Source: ENT-04, HOME-05 to HOME-11, decision 43. */
export const itemGroupTilesField = (): ArrayField => ({
  name: 'tiles',
  type: 'array',
  label: 'Item group tiles',
  labels: { singular: 'Tile', plural: 'Tiles' },
  admin: {
    description: 'Rugs and homeware are left out on the page.',
    initCollapsed: true,
    ...rowsNamedBy('Tile', 'linkTitle', 'itemGroup'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        itemGroup(),
        catalogueName(
          {
            name: 'linkTitle',
            label: 'Collection',
            description: 'Empty: the tile opens the group itself.',
            width: '66%',
          },
          'collections',
        ),
      ],
    },
    pictureField({ size: CARD_SIZE, isSpoken: false }),
    // Another supplier's content names a collection by a number of its own. [HOME-10]
    { ...line({ name: 'linkId', label: 'Collection in the address' }), admin: { hidden: true } },
  ],
});

/** Cards of a group's landing page that open an application. Source: ENT-03, LAND-05. */
export const applicationCardsField = (): ArrayField => ({
  name: 'applicationCards',
  type: 'array',
  label: 'Application cards',
  labels: { singular: 'Application', plural: 'Applications' },
  admin: {
    description: 'On every landing page but homeware.',
    initCollapsed: true,
    ...rowsNamedBy('Application', 'application'),
  },
  fields: [
    catalogueName({ name: 'application', label: 'Application', required: true }, 'applications'),
    pictureField({ size: CARD_SIZE, isSpoken: false }),
  ],
});

/** Cards of the homeware landing page. Source: ENT-03, LAND-08. */
export const homewareCategoriesField = (): ArrayField => ({
  name: 'categories',
  type: 'array',
  label: 'Homeware categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: {
    description: 'On the landing page of homeware.',
    initCollapsed: true,
    ...rowsNamedBy('Category', 'itemGroup', 'application'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        itemGroup(),
        catalogueName(
          {
            name: 'application',
            label: 'Application',
            description: 'Empty: the card opens the group itself.',
            width: '66%',
          },
          'applications',
        ),
      ],
    },
    pictureField({ size: CARD_SIZE, isSpoken: false }),
  ],
});

/** Tiles of catalogues that open in the overlay viewer. Source: ENT-11, decision 17. */
export const catalogueTilesField = (name: string, label: string): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Catalogue', plural: 'Catalogues' },
  admin: { initCollapsed: true, ...rowsNamedBy('Catalogue', 'title', 'tileId') },
  fields: [
    {
      type: 'row',
      fields: [
        line({ name: 'title', label: 'Title', width: '50%' }),
        line({
          name: 'tileId',
          label: 'Short name',
          required: true,
          description: 'Tells this catalogue from the others, such as cederberg-garden.',
          width: '50%',
        }),
      ],
    },
    pictureField({ size: CARD_SIZE, isSpoken: false }),
    link({ name: 'link', label: 'Address of the catalogue', required: true }),
  ],
});

/** Source: ENT-03, ENT-04. */
export const collectionCardShape = {
  collection_name: text('collection'),
  url: picture('picture'),
  item_group_code: selected('itemGroup'),
  application_name: text('application'),
};

export const newArrivalsShape = {
  section_new_arrivals: rows('newArrivals', shape(collectionCardShape)),
};

/** The name of the group whose code stands in the same row. */
const groupName: Codec<string> = derived(({ itemGroup }) => itemGroupName(textOf(itemGroup)));

/** Where only its name is written, a collection has the id of its name. Source: HOME-10. */
const collectionLinkId: Codec<string> = {
  toPublic: ({ linkId, linkTitle }) => textOf(linkId) || collectionId(textOf(linkTitle)),
  toHub: (value) => ({ linkId: value }),
  fieldAt: () => 'linkTitle',
};

/** Source: ENT-04, HOME-09, HOME-10. */
export const itemGroupTilesShape = {
  section_item_group_images: rows(
    'tiles',
    shape({
      item_group_code: selected('itemGroup'),
      item_group: groupName,
      url: picture('picture'),
      url_title: text('linkTitle'),
      id: collectionLinkId,
    }),
  ),
};

/** Source: ENT-11, decision 17. */
export const catalogueTilesShape = (field: string) =>
  rows(
    field,
    shape({
      id: text('tileId'),
      title: text('title'),
      catalogue_tile_img_url: picture('picture'),
      issuu_link: text('link'),
    }),
  );

export const homewareCategoriesShape = {
  section_homeware_landing_categories: rows(
    'categories',
    shape({
      item_group_code: selected('itemGroup'),
      application_name: text('application'),
      item_group: groupName,
      url: picture('picture'),
    }),
  ),
};

export const applicationCardsShape = {
  section_application_cards: rows(
    'applicationCards',
    shape({
      application_name: text('application'),
      item_group: derived((_, { page }) => itemGroupName(textOf(page.itemGroup))),
      url: picture('picture'),
    }),
  ),
};
