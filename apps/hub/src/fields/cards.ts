import type { ArrayField } from 'payload';
import { itemGroup } from './item-group.ts';
import { link } from './link.ts';
import { CARD_SIZE, picture } from './pictures.ts';
import { rowsNamedBy } from './row-name.ts';
import { line } from './texts.ts';

/** Cards that open a collection. Source: ENT-03, ENT-04. */
export const collectionCards = (name: string, label: string, description?: string): ArrayField => ({
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
        line({ name: 'collection', label: 'Collection', required: true, width: '33%' }),
        itemGroup(),
        line({ name: 'application', label: 'Application', required: true, width: '33%' }),
      ],
    },
    picture({ size: CARD_SIZE, isSpoken: false }),
  ],
});

export const newArrivals = (): ArrayField => collectionCards('newArrivals', 'New arrivals');

/** Tiles that open an item group. Source: ENT-04, HOME-05 to HOME-11. */
export const itemGroupTiles = (): ArrayField => ({
  name: 'tiles',
  type: 'array',
  label: 'Item group tiles',
  labels: { singular: 'Tile', plural: 'Tiles' },
  admin: {
    description: 'Rugs and homeware are left out on the page.',
    initCollapsed: true,
    ...rowsNamedBy('Tile', 'itemGroup'),
  },
  fields: [
    itemGroup(),
    picture({ size: CARD_SIZE, isSpoken: false }),
    // Tiles that open one collection (HOME-09, HOME-10) stand on no page yet: nothing that is written here would be seen.
    { ...line({ name: 'linkTitle', label: 'Collection in the address' }), admin: { hidden: true } },
    { ...line({ name: 'linkId', label: 'Number in the address' }), admin: { hidden: true } },
  ],
});

/** Cards of a group's landing page that open an application. Source: ENT-03, LAND-05. */
export const applicationCards = (): ArrayField => ({
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
    line({ name: 'application', label: 'Application', required: true }),
    picture({ size: CARD_SIZE, isSpoken: false }),
  ],
});

/** Cards of the homeware landing page. Source: ENT-03, LAND-08. */
export const homewareCategories = (): ArrayField => ({
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
        line({
          name: 'application',
          label: 'Application',
          description: 'Empty: the card opens the group itself.',
          width: '66%',
        }),
      ],
    },
    picture({ size: CARD_SIZE, isSpoken: false }),
  ],
});

/** Tiles of catalogues that open in the overlay viewer. Source: ENT-11, decision 17. */
export const catalogueTiles = (name: string, label: string): ArrayField => ({
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
    picture({ size: CARD_SIZE, isSpoken: false }),
    link({ name: 'link', label: 'Address of the catalogue', required: true }),
  ],
});
