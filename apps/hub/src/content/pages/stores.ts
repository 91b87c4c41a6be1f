import { STORE_REGIONS } from '@selvedge/contract/house-content';
import { storeLocatorUrl } from '@selvedge/contract/urls';
import { type Codec, choice, linesOf, rows, shape, text } from '../fields/codec.ts';
import { type CollectionForm, projection } from '../fields/content-form.ts';
import { rowsNamedBy, section } from '../fields/layout.ts';
import { externalLink } from '../fields/link.ts';
import { inOrder, position } from '../fields/position.ts';
import { line, paragraph, telephone } from '../fields/texts.ts';

const holidayNotice: Codec<string[] | undefined> = {
  toPublic(data) {
    const notice = linesOf(data.holidayNotice);
    return notice.length > 0 ? notice : undefined;
  },
  toHub: (value) => ({ holidayNotice: value?.join('\n') ?? '' }),
  fieldAt: () => 'holidayNotice',
};

/** Source: STORE-01, STORE-02. */
export const stores: CollectionForm = {
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
  projection: projection({
    kind: 'store',
    ...inOrder,
    codec: shape({
      region: choice('region', STORE_REGIONS),
      title: text('title'),
      address: text('address'),
      phone: text('phone'),
      tradingHours: rows('tradingHours', shape({ day: text('day'), time: text('time') })),
      mapUrl: text('map'),
      holidayNotice,
    }),
  }),
  path: storeLocatorUrl,
};
