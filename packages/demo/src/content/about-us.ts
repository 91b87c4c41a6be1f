import { FOUNDED_YEAR, PERMANENT_EMPLOYEES } from '@selvedge/contract/limits';
import { SUPPLIER_NAME } from '../supplier.ts';
import type { Pictures } from './pictures.ts';
import { textPageOf } from './text-page-of.ts';

/** The house's story. */
export const aboutUs = (pictures: Pictures) =>
  textPageOf({
    page_title: 'About Us',
    description: `${SUPPLIER_NAME} has woven, printed and gathered cloth, paper, wool and clay for rooms since ${FOUNDED_YEAR}.`,
    picture_url: pictures.room('about-us'),
    picture_alt: 'A room furnished with the house’s own cloths',
    sections: [
      {
        heading: 'One loom and a van',
        paragraphs: [
          `It began in ${FOUNDED_YEAR} with a second-hand dobby loom in a garage in Salt River, and a van that took its linens to the upholsterers of the Peninsula on Fridays. A pair of hornbills nested in the tree above the loading bay that first summer, and the name was settled.`,
          `The garage is a stairwell now. The Heddle Works around it holds the looms, the surface press, the cutting tables and a test house, and more than ${PERMANENT_EMPLOYEES} of us work there and in the stores.`,
        ],
      },
      {
        heading: 'What we make, and what we gather',
        paragraphs: [
          'Linens, tickings and papers carry our own name. Beside them stand seven brands that we have known for years: a wool mill on the Keiskamma, two illustrators in Tulbagh, weavers on the salt pans, printers, painters and rug makers, and HAUS for what is carried home the same day.',
        ],
        picture_url: pictures.look(['Swellendam Ticking', 'Ink', 'close']),
        picture_alt: 'Swellendam Ticking in Ink, seen from close by',
      },
      {
        heading: 'How we test',
        paragraphs: [
          'Every cloth hangs for a month in a north-facing window and turns on our own Martindale machine before it is given a name. We print what we find, the poor results too: a curtain need not take a hundred thousand rubs, and a sofa should not pretend to.',
        ],
      },
      {
        heading: 'To the trade, and to everyone',
        paragraphs: [
          'Decorators, architects and workrooms order through a trade account. Anyone may visit: each store keeps every book, lends it for a week, and cuts samples while you wait.',
        ],
        picture_url: pictures.room('store'),
        picture_alt: 'A corner of a store',
      },
    ],
  });
