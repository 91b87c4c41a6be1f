import type { Page } from '@playwright/test';
import { ANOTHER_PICTURE, type Change } from './form.ts';

/** Fields of whole pages, and what becomes of each on the site. By entity of the checklist. */

interface EditedPage {
  /** Rows of the checklist that its fields are of. */
  readonly of: string;
  /** Where in the hub, below /admin. */
  readonly form: string;
  /** Its name in the list; a form that there is one of needs none. */
  readonly document?: string;
  readonly changes: readonly Change[];
}

const css = (selector: string) => (page: Page) => page.locator(selector);
const linkTo = (address: string) => css(`a[href="${address}"]`);
const picture = (field: string): Change => ({ field, to: ANOTHER_PICTURE });
const text = (field: string, to: string): Change => ({ field, to });

const titles = (name: string): Change[] => [
  text('title', `Kokerboom ${name}`),
  text('description', `What grows beside the ${name} road.`),
];

const HERO: readonly Change[] = [
  {
    field: 'heroDisplay',
    to: 'Promo: pictures change every 2 seconds',
    seen: css('[data-display="promo"]'),
  },
  picture('heroPictures'),
  {
    field: 'heroLink',
    to: '/responsibilities',
    seen: css('a[href="/responsibilities"][aria-label^="Explore More"]'),
  },
  { field: 'heroWidth', to: '2000', seen: css('svg[viewBox="0 0 100 25"]') },
  { field: 'heroHeight', to: '500', seen: css('svg[viewBox="0 0 100 25"]') },
];

const HERO_FILM: readonly Change[] = [
  { field: 'heroDisplay', to: 'Video', seen: css('[data-display="video"]') },
  {
    field: 'heroVideo',
    to: 'https://films.example.com/loom.mp4',
    seen: css('video[src="https://films.example.com/loom.mp4"]'),
  },
  picture('heroVideoPicture'),
  {
    field: 'heroVideoLink',
    to: '/responsibilities',
    // Its hero has a name, and the link stands below that.
    seen: css('[data-display="video"] a[href="/responsibilities"]'),
  },
];

export const EDITED_PAGES: readonly EditedPage[] = [
  {
    of: '[ENT-02] [ENT-04] home page',
    form: 'globals/home-page',
    changes: [
      picture('tiles.0.picture'),
      text('featuredDescription', 'Why the home is told apart.'),
      picture('featuredPictures.0.picture'),
      picture('internationalsPictures'),
      text('internationalsDescription', 'Houses from over the water.'),
    ],
  },
  {
    of: '[ENT-01] [ENT-03] page of homeware, with a film',
    form: 'collections/landing-pages',
    document: 'Homeware',
    changes: [
      ...HERO_FILM,
      {
        field: 'categories.0.itemGroup',
        to: 'Rugs (004)',
        seen: linkTo('/item_group/004/application/hearth'),
      },
      text('categories.0.application', 'Hearth'),
      picture('categories.0.picture'),
    ],
  },
  {
    of: '[ENT-09] collection page',
    form: 'collections/collection-pages',
    document: 'Fabric / Curtaining / Karoo Nights',
    changes: [...HERO, ...titles('night'), picture('gallery.0.picture')],
  },
  {
    of: '[ENT-11] internationals',
    form: 'globals/internationals-page',
    changes: [
      picture('brands.0.picture'),
      {
        field: 'brands.0.ownSite',
        to: 'https://moor.example.com/',
        seen: linkTo('https://moor.example.com/'),
      },
      text('cataloguesHeading', 'Books to leaf through'),
      text('catalogues.0.title', 'A book of moors'),
      picture('catalogues.0.picture'),
    ],
  },
  {
    of: '[ENT-12] international brand',
    form: 'collections/international-brands',
    document: 'Ashcombe Rigg',
    changes: [
      text('featuredTitle', 'Heather'),
      picture('featuredPictures.0.picture'),
      text('cataloguesSecond.0.title', 'Second book'),
      {
        field: 'film',
        to: 'https://www.youtube.com/watch?v=abcdefghijk',
        seen: css('button[aria-label^="Play video"]'),
      },
    ],
  },
];
