import { STORE_REGIONS, TEXT_PAGES, type TextPageName } from '@selvedge/contract/house-content';
import * as urls from '@selvedge/contract/urls';
import { careersUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import type { SelectField } from 'payload';
import { personnelMayChangeVacancies } from '../../access/roles.ts';
import {
  type Codec,
  choice,
  lines,
  linesOf,
  picture,
  pictureWords,
  rows,
  selected,
  shape,
  text,
  textOf,
} from '../fields/codec.ts';
import { type CollectionForm, projection, rowsNamedBy, section } from '../fields/content-form.ts';
import { externalLink } from '../fields/link.ts';
import { pictureField } from '../fields/pictures.ts';
import {
  email,
  inOrder,
  line,
  paragraph,
  position,
  telephone,
  titleFields,
} from '../fields/simple-fields.ts';

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

/** Where in the country something of the house is. */
const region = (enumName: string): SelectField => ({
  name: 'region',
  type: 'select',
  label: 'Region',
  required: true,
  enumName,
  options: STORE_REGIONS.map((value) => ({ value, label: value })),
  admin: { position: 'sidebar' },
});

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
    region('store_region'),
    position('stores'),
    line({ name: 'title', label: 'Name of the store', required: true }),
    paragraph({ name: 'address', label: 'Address', required: true }),
    telephone({ name: 'phone', label: 'Telephone', required: true }),
    email({
      name: 'email',
      label: 'E-mail address',
      description:
        'Visitors write to it with their project list. Empty: the store takes no letters.',
    }),
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
      email: text('email'),
      tradingHours: rows('tradingHours', shape({ day: text('day'), time: text('time') })),
      mapUrl: text('map'),
      holidayNotice,
    }),
  }),
  path: storeLocatorUrl,
};

/** A text of a vacancy. All of them stand on one page, so each is shorter than those of other pages. */
const vacancyText = (options: Parameters<typeof paragraph>[0]) => paragraph(options, 10_000);

/** Source: CAREER-02. */
export const vacancies: CollectionForm = {
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  group: 'House',
  description: 'Open positions on the careers page. One that is filled is unpublished.',
  useAsTitle: 'title',
  defaultColumns: ['title', 'region', 'location', '_status', 'updatedAt'],
  defaultSort: 'position',
  listSearchableFields: ['title', 'location', 'description'],
  mayChange: personnelMayChangeVacancies,
  roles: ['administrator', 'editor', 'personnel'],
  fields: [
    region('vacancy_region'),
    position('vacancies'),
    line({ name: 'title', label: 'Position', required: true }),
    line({ name: 'location', label: 'Area', required: true }),
    line({ name: 'availableFrom', label: 'Available from' }),
    vacancyText({ name: 'description', label: 'Description', required: true }),
    vacancyText({ name: 'purpose', label: 'Purpose' }),
    vacancyText({ name: 'requirements', label: 'Requirements' }),
    vacancyText({ name: 'candidate', label: 'The candidate' }),
    vacancyText({ name: 'duties', label: 'Duties', description: 'One line each.' }),
    email({ name: 'email', label: 'CVs go to', required: true }),
  ],
  projection: projection({
    kind: 'vacancy',
    ...inOrder,
    codec: shape({
      region: selected('region'),
      position: text('title'),
      location: text('location'),
      available_from: text('availableFrom'),
      description: text('description'),
      purpose: text('purpose'),
      requirements: text('requirements'),
      candidate: text('candidate'),
      duties: text('duties'),
      email: text('email'),
    }),
  }),
  path: careersUrl,
};

const TEXT_PATHS: Readonly<Record<TextPageName, string>> = {
  'about-us': urls.aboutUsUrl(),
  careers: urls.careersUrl(),
  'returns-policy': urls.returnsPolicyUrl(),
  terms: urls.registerUrl(), // they open over the registration's last step
  responsibilities: urls.responsibilitiesUrl(),
  directors: urls.directorsUrl(),
  'internationals-sample': urls.internationalsSampleUrl(),
};

export const TEXT_PAGE_NAMES: Readonly<Record<TextPageName, string>> = {
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
      options: TEXT_PAGES.map((value) => ({ value, label: TEXT_PAGE_NAMES[value] })),
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
