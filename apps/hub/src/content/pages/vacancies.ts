import { STORE_REGIONS } from '@selvedge/contract/house-content';
import { careersUrl } from '@selvedge/contract/urls';
import { personnelMayChangeVacancies } from '../../access/roles.ts';
import { selected, shape, text } from '../fields/codec.ts';
import { type CollectionForm, projection } from '../fields/content-form.ts';
import { inOrder, position } from '../fields/position.ts';
import { email, line, paragraph } from '../fields/texts.ts';

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
    {
      name: 'region',
      type: 'select',
      label: 'Region',
      required: true,
      enumName: 'vacancy_region',
      options: STORE_REGIONS.map((value) => ({ value, label: value })),
      admin: { position: 'sidebar' },
    },
    position('vacancies'),
    line({ name: 'title', label: 'Position', required: true }),
    line({ name: 'location', label: 'Area', required: true }),
    line({ name: 'availableFrom', label: 'Available from' }),
    paragraph({ name: 'description', label: 'Description', required: true }),
    paragraph({ name: 'purpose', label: 'Purpose' }),
    paragraph({ name: 'requirements', label: 'Requirements' }),
    paragraph({ name: 'candidate', label: 'The candidate' }),
    paragraph({ name: 'duties', label: 'Duties', description: 'One line each.' }),
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
