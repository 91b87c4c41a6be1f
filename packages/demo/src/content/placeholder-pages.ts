import { textPageOf } from './text-page-of.ts';

/** Pages whose content stands in until the house writes its own. Source: STATIC-04, STATIC-05. */
export const RESPONSIBILITIES = textPageOf({
  page_title: 'Responsibility',
  description: 'What we ask of ourselves, of those who make for us and of what we sell.',
  sections: [
    {
      heading: 'Cloth that lasts',
      paragraphs: [
        'The kindest cloth is the one that is not replaced. We test for wear and light before beauty, keep a colour for at least ten years, and re-cover what we once upholstered at the price of the cloth.',
      ],
    },
    {
      heading: 'Water and dye',
      paragraphs: [
        'The dye house at Salt River uses its rinsing water four times and lets it go clear. Inks are ground in water; none holds a heavy metal.',
      ],
    },
    {
      heading: 'Fibres and hands',
      paragraphs: [
        'We can name the farm of every fleece and the mill of every linen. Weavers who work at home are paid by the square metre at the rate of the shed, and sign what they make.',
      ],
    },
    {
      heading: 'Nothing over',
      paragraphs: [
        'Remnants become cushions, cuttings become books for schools, and selvedges go to a workshop in Athlone that braids them into mats.',
      ],
    },
  ],
});

export const DIRECTORS = textPageOf({
  page_title: 'Directors Profiles',
  description: 'Who answers for what. Names and portraits follow.',
  sections: [
    {
      heading: 'Managing Director',
      paragraphs: [
        'Runs the house and its stores, and signs for both. Came from the cutting table and still checks the first bolt of each delivery.',
      ],
    },
    {
      heading: 'Creative Director',
      paragraphs: [
        'Chooses what is drawn, in which colours, and what is left out. Leads the studio above the press and the house’s work with its seven brands.',
      ],
    },
    {
      heading: 'Finance Director',
      paragraphs: [
        'Keeps the books, the trade accounts and the promise that suppliers are paid within the month.',
      ],
    },
    {
      heading: 'Operations Director',
      paragraphs: [
        'Answers for looms, press, warehouse and vans, and for the safety of everyone who works beside them.',
      ],
    },
    {
      heading: 'Non-executive Director',
      paragraphs: [
        'Chairs the board’s committee on pay and responsibility, and asks the questions that nobody inside would.',
      ],
    },
  ],
});

export const INTERNATIONALS_SAMPLE = textPageOf({
  page_title: 'Internationals Sample',
  description: 'How a foreign house comes into our stores, shown on a brand that does not exist.',
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
