import type { TextSection } from '@selvedge/contract/house-content';
import { textPageOf } from './text-page-of.ts';

/** Every rule of the returns policy, once, in plain sentences. Source: RET-01 to RET-13. */
const RULES: readonly Partial<TextSection>[] = [
  {
    heading: 'Prices, cuts and delivery',
    points: [
      'All prices exclude VAT.',
      'The minimum fabric cut is one metre.',
      'Prompt delivery is not guaranteed on orders under 3 metres: short lengths wait for a cut that leaves no remnant.',
    ],
  },
  {
    heading: 'Returning fabric',
    points: [
      'Fabric may be returned within 30 calendar days of invoice. A defect may be reported within 6 months.',
      'We do not take back lengths of fabric under 6 metres.',
      'A handling fee of 50% is charged on velvet, and of 30% on any other fabric.',
      'Five to six flaws per 50 metres are within the tolerance of the trade. They are marked on the selvedge, and we allow for them in the length.',
    ],
  },
  {
    heading: 'Returning wallpaper',
    points: [
      'A handling fee of 30% is charged on wallpaper.',
      'The minimum return is 3 rolls, unopened and all from the same batch.',
      'Widths may vary by plus or minus 3%. Such a variation is no ground for a return.',
    ],
  },
  {
    heading: 'Returning rugs and homeware',
    points: [
      'A handling fee of R250 excluding VAT is charged for each item.',
      'Defects in rugs and homeware, furniture included, are covered for 12 months.',
    ],
  },
  {
    heading: 'Complaints and credits',
    points: [
      'Complaints about quality must reach us within 15 working days of delivery, and within 15 days for wallpaper and rugs.',
      'Please look at cloth before it is cut and at paper before it is hung: once it is made up, we can only advise.',
      'Credits and price differences are settled within 30 working days.',
    ],
  },
];

export const RETURNS_POLICY = textPageOf({
  page_title: 'Returns Policy',
  description:
    'What may come back, for how long and at what cost. The same rules hold in every store and for every trade account.',
  sections: [
    ...RULES,
    {
      heading: 'How to return something',
      paragraphs: [
        'Write to the store you bought from with the invoice number and, for a defect, a photograph beside a ruler. You get a return number within one working day; please write it on the outside of the parcel.',
      ],
    },
  ],
});
