import type { GlobalConfig } from 'payload';
import { itemGroupTiles, newArrivals } from '../../fields/cards.ts';
import { featuredCollection } from '../../fields/featured-collection.ts';
import { hero } from '../../fields/hero.ts';
import { pictures } from '../../fields/pictures.ts';
import { section } from '../../fields/section.ts';
import { paragraph, titles } from '../../fields/texts.ts';
import { contentGlobal } from './content-collection.ts';

/** The home page (ENT-01, ENT-02, HOME-02), in the order of its sections. */
export const homePage: GlobalConfig = contentGlobal('home-page', {
  label: 'Home page',
  group: 'Pages',
  description:
    'In the order in which visitors see it: what you open below is the page from top to bottom.',
  fields: [
    hero(),
    section('Welcome', titles()),
    section('Item groups', [itemGroupTiles()]),
    section('New arrivals', [newArrivals()]),
    featuredCollection(),
    section('Internationals', [
      pictures({
        name: 'internationalsPictures',
        size: '1600 × 1200 pixels; the first is shown',
      }),
      paragraph({ name: 'internationalsDescription', label: 'Text' }),
    ]),
  ],
});
