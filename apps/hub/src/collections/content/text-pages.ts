import { TEXT_PAGES, type TextPageName } from '@selvedge/contract/house-content';
import type { CollectionConfig } from 'payload';
import { picture } from '../../fields/pictures.ts';
import { rowsNamedBy } from '../../fields/row-name.ts';
import { line, paragraph, titles } from '../../fields/texts.ts';
import { contentCollection } from './content-collection.ts';

const NAMES: Readonly<Record<TextPageName, string>> = {
  'about-us': 'About us',
  careers: 'Careers',
  'returns-policy': 'Returns policy',
  terms: 'Terms and conditions',
  responsibilities: 'Responsibilities',
  directors: 'Directors',
  'internationals-sample': 'Internationals sample',
};

const SIZE = '1600 × 1200 pixels';

const pictureAlt = () =>
  line({
    name: 'pictureAlt',
    label: 'What the picture shows',
    description: 'Read aloud to people who do not see it. Empty: the words of the media library.',
  });

/** Source: STATIC-04, CAREER-01 to CAREER-04, RET-01 to RET-13. */
export const textPages: CollectionConfig = contentCollection('text-pages', {
  labels: { singular: 'Text page', plural: 'Text pages' },
  group: 'House',
  useAsTitle: 'title',
  defaultColumns: ['title', 'page', '_status', 'updatedAt'],
  listSearchableFields: ['title', 'description'],
  description: 'Returns policy, terms, about us, careers and the other pages of text.',
  fields: [
    {
      name: 'page',
      type: 'select',
      label: 'Page',
      required: true,
      enumName: 'house_text',
      options: TEXT_PAGES.map((value) => ({ value, label: NAMES[value] })),
      admin: { position: 'sidebar' },
    },
    ...titles(),
    picture({ size: SIZE, required: false }),
    pictureAlt(),
    {
      name: 'sections',
      type: 'array',
      label: 'Sections',
      labels: { singular: 'Section', plural: 'Sections' },
      admin: { initCollapsed: true, ...rowsNamedBy('Section', 'heading', 'paragraphs') },
      fields: [
        line({ name: 'heading', label: 'Heading' }),
        paragraph({
          name: 'paragraphs',
          label: 'Paragraphs',
          description: 'Each line is a paragraph; empty lines count for nothing.',
        }),
        paragraph({ name: 'points', label: 'List', description: 'Each line is a point.' }),
        picture({ size: SIZE, required: false }),
        pictureAlt(),
      ],
    },
  ],
});
