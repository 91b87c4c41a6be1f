import { TEXT_PAGES, type TextPageName } from '@selvedge/contract/house-content';
import * as urls from '@selvedge/contract/urls';
import { lines, picture, pictureWords, rows, shape, text, textOf } from '../fields/codec.ts';
import { type CollectionForm, projection } from '../fields/content-form.ts';
import { rowsNamedBy } from '../fields/layout.ts';
import { pictureField } from '../fields/pictures.ts';
import { line, paragraph, titleFields } from '../fields/texts.ts';

const TEXT_PATHS: Readonly<Record<TextPageName, string>> = {
  'about-us': urls.aboutUsUrl(),
  careers: urls.careersUrl(),
  'returns-policy': urls.returnsPolicyUrl(),
  terms: urls.registerUrl(), // they open over the registration's last step
  responsibilities: urls.responsibilitiesUrl(),
  directors: urls.directorsUrl(),
  'internationals-sample': urls.internationalsSampleUrl(),
};

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
export const textPages: CollectionForm = {
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
    ...titleFields(),
    pictureField({ size: SIZE, required: false }),
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
        pictureField({ size: SIZE, required: false }),
        pictureAlt(),
      ],
    },
  ],
  projection: projection({
    kind: 'text-page',
    namedBy: 'page',
    codec: shape({
      page_title: text('title'),
      description: text('description'),
      picture_url: picture('picture'),
      picture_alt: pictureWords('pictureAlt', 'picture'),
      sections: rows(
        'sections',
        shape({
          heading: text('heading'),
          paragraphs: lines('paragraphs'),
          points: lines('points'),
          picture_url: picture('picture'),
          picture_alt: pictureWords('pictureAlt', 'picture'),
        }),
      ),
    }),
    key: ({ page }) => textOf(page),
    named: (key) => ({ page: key }),
  }),
  path: ({ page }) => Object.entries(TEXT_PATHS).find(([name]) => name === page)?.[1] ?? null,
};
