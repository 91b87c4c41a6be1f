import type { CollectionConfig } from 'payload';
import { picture } from '../../fields/pictures.ts';
import { line } from '../../fields/texts.ts';
import { contentCollection } from './content-collection.ts';

/** Source: ENT-08, CALL-17. */
export const brands: CollectionConfig = contentCollection('brands', {
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
    picture({ name: 'logo', label: 'Logo', size: '600 pixels wide', required: false }),
  ],
});
