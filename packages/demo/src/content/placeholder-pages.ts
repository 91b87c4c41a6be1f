import type { Pictures } from './pictures.ts';
import { textPageOf } from './text-page-of.ts';

/** Pages whose content stands in until the house writes its own. Source: STATIC-04, STATIC-05. */
export const responsibilities = (pictures: Pictures) =>
  textPageOf({
    page_title: 'Responsibility',
    description: 'What we ask of ourselves, of those who make for us and of what we sell.',
    picture_url: pictures.room('application-bedroom'),
    picture_alt: 'A bedroom dressed in cloths of the house',
    sections: [
      {
        heading: 'Cloth that lasts',
        paragraphs: [
          'The kindest cloth is the one that is not replaced. We test for wear and light before beauty, keep a colour for at least ten years, and re-cover what we once upholstered at the price of the cloth.',
        ],
        picture_url: pictures.look(['Merweville Bouclé', 'Rooibos', 'close']),
        picture_alt: 'Merweville Bouclé in Rooibos, seen from close by',
      },
      {
        heading: 'Water and dye',
        paragraphs: [
          'The dye house at Salt River uses its rinsing water four times and lets it go clear. Inks are ground in water; none holds a heavy metal.',
        ],
        picture_url: pictures.look(['Strand Ikat', 'Aloe Fire', 'draped']),
        picture_alt: 'Strand Ikat in Aloe Fire, hung in folds',
      },
      {
        heading: 'Fibres and hands',
        paragraphs: [
          'We can name the farm of every fleece and the mill of every linen. Weavers who work at home are paid by the square metre at the rate of the shed, and sign what they make.',
        ],
        picture_url: pictures.look(['Sani Herringbone', 'Heath', 'close']),
        picture_alt: 'Sani Herringbone in Heath, seen from close by',
      },
      {
        heading: 'Nothing over',
        paragraphs: [
          'Remnants become cushions, cuttings become books for schools, and selvedges go to a workshop in Athlone that braids them into mats.',
        ],
      },
    ],
  });

/** No faces: each director is shown by the cloth of the office. */
export const directors = (pictures: Pictures) =>
  textPageOf({
    page_title: 'Directors Profiles',
    description:
      'Who answers for what. Names and portraits follow; until then we show the cloth that each of them chose for the office.',
    picture_url: pictures.room('brand-hornbill-heddle'),
    picture_alt: 'The room in which the board meets',
    sections: [
      {
        heading: 'Managing Director',
        paragraphs: [
          'Runs the house and its stores, and signs for both. Came from the cutting table and still checks the first bolt of each delivery.',
          'In the office: Karoo Slub in Oat, the first cloth off the first loom.',
        ],
        picture_url: pictures.look(['Karoo Slub', 'Oat', 'close']),
        picture_alt: 'Karoo Slub in Oat, seen from close by',
      },
      {
        heading: 'Creative Director',
        paragraphs: [
          'Chooses what is drawn, in which colours, and what is left out. Leads the studio above the press and the house’s work with its seven brands.',
          'In the office: Cederberg in Nightfall, which took eleven colourings to get right.',
        ],
        picture_url: pictures.look(['Cederberg', 'Nightfall', 'front']),
        picture_alt: 'Cederberg in Nightfall',
      },
      {
        heading: 'Finance Director',
        paragraphs: [
          'Keeps the books, the trade accounts and the promise that suppliers are paid within the month.',
          'In the office: Swellendam Ticking in Ink: columns that always add up.',
        ],
        picture_url: pictures.look(['Swellendam Ticking', 'Ink', 'draped']),
        picture_alt: 'Swellendam Ticking in Ink, hung in folds',
      },
      {
        heading: 'Operations Director',
        paragraphs: [
          'Answers for looms, press, warehouse and vans, and for the safety of everyone who works beside them.',
          'In the office: Sani Herringbone in Heath, which has never once come back.',
        ],
        picture_url: pictures.look(['Sani Herringbone', 'Heath', 'front']),
        picture_alt: 'Sani Herringbone in Heath',
      },
      {
        heading: 'Non-executive Director',
        paragraphs: [
          'Chairs the board’s committee on pay and responsibility, and asks the questions that nobody inside would.',
          'In the office: Kaapsehoop Velvet in Lagoon, sat on for six years and none the worse.',
        ],
        picture_url: pictures.look(['Kaapsehoop Velvet', 'Lagoon', 'draped']),
        picture_alt: 'Kaapsehoop Velvet in Lagoon, hung in folds',
      },
    ],
  });

export const internationalsSample = (pictures: Pictures) =>
  textPageOf({
    page_title: 'Internationals Sample',
    description: 'How a foreign house comes into our stores, shown on a brand that does not exist.',
    picture_url: pictures.room('internationals-about'),
    picture_alt: 'A room dressed in cloths that came from abroad',
    sections: [
      {
        heading: 'The book',
        paragraphs: [
          'Each international brand sends its full pattern books to every store. They are lent for a week, like our own.',
        ],
      },
      {
        heading: 'The cutting',
        paragraphs: [
          'A cutting is ordered from the mill, laid beside the daylight of your room, and kept with the order until the cloth has come.',
        ],
      },
      {
        heading: 'The length',
        paragraphs: [
          'Lengths are ordered by the metre and flown in twice a month. Most reach the workroom within three weeks.',
        ],
      },
    ],
  });
