import { STORE_REGIONS } from '@selvedge/contract/store';
import type { CollectionConfig } from 'payload';
import { telephone } from '../../fields/contact.ts';
import { externalLink } from '../../fields/link.ts';
import { position } from '../../fields/position.ts';
import { rowsNamedBy } from '../../fields/row-name.ts';
import { section } from '../../fields/section.ts';
import { line, paragraph } from '../../fields/texts.ts';
import { contentCollection } from './content-collection.ts';

/** Source: STORE-01, STORE-02. */
export const stores: CollectionConfig = contentCollection('stores', {
  labels: { singular: 'Store', plural: 'Stores' },
  group: 'House',
  description: 'Addresses, telephone numbers, trading hours and holiday notices.',
  useAsTitle: 'title',
  defaultColumns: ['title', 'region', 'phone', '_status', 'updatedAt'],
  defaultSort: 'position',
  listSearchableFields: ['title', 'address', 'phone'],
  fields: [
    {
      name: 'region',
      type: 'select',
      label: 'Region',
      required: true,
      enumName: 'store_region',
      options: STORE_REGIONS.map((value) => ({ value, label: value })),
      admin: { position: 'sidebar' },
    },
    position('stores'),
    line({ name: 'title', label: 'Name of the store', required: true }),
    paragraph({ name: 'address', label: 'Address', required: true }),
    telephone({ name: 'phone', label: 'Telephone', required: true }),
    section('Trading hours', [
      {
        name: 'tradingHours',
        type: 'array',
        label: 'Trading hours',
        labels: { singular: 'Line', plural: 'Lines' },
        admin: rowsNamedBy('Line', 'day', 'time'),
        fields: [
          {
            type: 'row',
            fields: [
              line({
                name: 'day',
                label: 'Days',
                required: true,
                width: '50%',
                description: 'Such as Mon-Thu',
              }),
              line({
                name: 'time',
                label: 'Hours',
                required: true,
                width: '50%',
                description: 'Such as 08:00-17:00, or Closed',
              }),
            ],
          },
        ],
      },
    ]),
    paragraph({
      name: 'holidayNotice',
      label: 'Holiday notice',
      description: 'One line each, such as "24 December: 08:00-13:00". Empty: no notice.',
    }),
    externalLink({ name: 'map', label: 'Address of the map' }),
  ],
});
