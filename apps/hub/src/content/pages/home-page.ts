import { homeUrl } from '@selvedge/contract/urls';
import {
  itemGroupTilesField,
  itemGroupTilesShape,
  newArrivalsField,
  newArrivalsShape,
} from '../fields/cards.ts';
import { pictures, shape, text } from '../fields/codec.ts';
import { type GlobalForm, projection } from '../fields/content-form.ts';
import { featuredCollectionField, featuredShape } from '../fields/featured-collection.ts';
import { heroField, heroShape } from '../fields/hero.ts';
import { section } from '../fields/layout.ts';
import { picturesField } from '../fields/pictures.ts';
import { paragraph, titleFields, titlesShape } from '../fields/texts.ts';

/** The home page (ENT-01, ENT-02, HOME-02), in the order of its sections. */
export const homePage: GlobalForm = {
  label: 'Home page',
  group: 'Pages',
  description:
    'In the order in which visitors see it: what you open below is the page from top to bottom.',
  fields: [
    heroField(),
    section('Welcome', titleFields()),
    section('Item groups', [itemGroupTilesField()]),
    section('New arrivals', [newArrivalsField()]),
    featuredCollectionField(),
    section('Internationals', [
      picturesField({
        name: 'internationalsPictures',
        size: '1600 × 1200 pixels; the first is shown',
      }),
      paragraph({ name: 'internationalsDescription', label: 'Text' }),
    ]),
  ],
  projection: projection({
    kind: 'page/home',
    namedBy: 'title',
    codec: shape({
      ...heroShape,
      ...titlesShape,
      ...itemGroupTilesShape,
      ...newArrivalsShape,
      ...featuredShape,
      section_internationals: pictures('internationalsPictures'),
      internationals_description: text('internationalsDescription'),
    }),
    key: () => '',
    named: () => ({}),
  }),
  path: homeUrl,
};
