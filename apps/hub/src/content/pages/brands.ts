import { picture, shape, text, textOf } from '../fields/codec.ts';
import { type CollectionForm, projection } from '../fields/content-form.ts';
import { pictureField } from '../fields/pictures.ts';
import { line } from '../fields/texts.ts';

/** Source: ENT-08, CALL-17. */
export const brands: CollectionForm = {
  labels: { singular: 'Brand', plural: 'Brands' },
  group: 'House',
  useAsTitle: 'title',
  defaultColumns: ['title', 'logo', '_status', 'updatedAt'],
  description: 'Logos. Which brands there are follows from the products.',
  fields: [
    line({
      name: 'title',
      label: 'Brand',
      required: true,
      description: 'Written as the products have it; capitals do not matter.',
    }),
    pictureField({ name: 'logo', label: 'Logo', size: '600 pixels wide', required: false }),
  ],
  projection: projection({
    kind: 'brand',
    namedBy: 'title',
    codec: shape({ brand_name: text('title'), image_data: picture('logo') }),
    key: ({ title }) => textOf(title),
    named: () => ({}),
  }),
  path: () => null,
};
