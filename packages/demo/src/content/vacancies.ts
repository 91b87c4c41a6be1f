import { type StoreRegion, type Vacancy, vacancy } from '@selvedge/contract/house-content';
import { SUPPLIER_SETTINGS } from '../supplier.ts';

type Row = Omit<Vacancy, 'region' | 'email'> & { readonly region: StoreRegion };

/** The open positions; each answers to the careers mailbox of its region. Source: CAREER-02, CAREER-05. */
const ROWS: readonly Row[] = [
  {
    region: 'Western Cape',
    position: 'Surface Printer',
    location: 'Salt River, Cape Town',
    available_from: 'As soon as possible',
    description: 'A place on the twelve-colour surface press that prints our wallpapers.',
    purpose:
      'To mix, register and print papers that match their master from the first metre to the last.',
    requirements: 'Trade test or five years at a press, and good colour vision, which we test.',
    candidate: 'Someone calm who hears that a roller is wrong before the paper shows it.',
    duties:
      'Mix inks to the master\nSet and register rollers\nPrint runs of up to forty rolls\nKeep the batch book',
  },
  {
    region: 'Western Cape',
    position: 'Store Consultant',
    location: 'Gardens, Cape Town',
    available_from: '1 February',
    description: 'Full-time work in our HAUS store, weekends by rota.',
    purpose: 'To help people finish a room, and to keep a store that they like to come back to.',
    requirements: 'Matric, two years in a shop, and a good hand at dressing a table.',
    candidate: 'Someone who remembers what a customer bought last time.',
    duties:
      'Advise customers\nDress tables, beds and windows\nCount stock on Mondays\nChange cushion covers while people wait',
  },
  {
    region: 'Eastern Cape',
    position: 'Store Manager',
    location: 'Gqeberha',
    available_from: '1 March',
    description: 'Leads the store in Walmer and the five people in it.',
    purpose: 'To run a store that the decorators of the Eastern Cape regard as their own workroom.',
    requirements:
      'Five years in furnishing fabrics, two of them leading people, and a driver’s licence.',
    candidate: 'Someone who would rather measure a window than guess it.',
    duties:
      'Lead and train the team\nLook after trade accounts\nAnswer for stock and takings\nHold a collection evening each quarter',
  },
  {
    region: 'Gauteng',
    position: 'Trade Representative',
    location: 'Kramerville and Pretoria',
    available_from: 'As soon as possible',
    description:
      'Calls on the designers and architects of Johannesburg and Pretoria with the new books.',
    purpose: 'To put the right cloth on the right table, and to bring back what the trade misses.',
    requirements:
      'A qualification in interior design or three years in the trade, and a driver’s licence.',
    candidate: 'Someone who listens first and carries a tape measure.',
    duties:
      'Visit thirty studios a month\nPresent collections\nFollow projects from cutting to delivery\nReport gaps in the range',
  },
  {
    region: 'Gauteng',
    position: 'Fabric Cutter',
    location: 'Kramerville, Sandton',
    available_from: 'Immediately',
    description: 'A place at the long table where lengths are inspected and cut.',
    purpose: 'To send out every length whole, straight and clean.',
    requirements: 'A year at a cutting table or in a curtain workroom; we train for the rest.',
    candidate: 'Someone exact, who speaks up about a flaw.',
    duties: 'Inspect cloth over light\nCut and roll lengths\nCut samples\nKeep remnants in order',
  },
  {
    region: 'KwaZulu Natal',
    position: 'Visual Merchandiser',
    location: 'Umhlanga and Hillcrest',
    available_from: '1 February',
    description:
      'Dresses the windows and rooms of both stores, four times a year and whenever a book arrives.',
    purpose: 'To show what cloth can do in a room, so that nobody has to imagine it.',
    requirements: 'A diploma in display, interiors or textiles, and a head for ladders.',
    candidate: 'Someone who sews a straight seam and leaves out one thing more.',
    duties:
      'Plan and build displays\nHang papers and curtains\nTrain staff to keep the standard\nWork with the studio on campaigns',
  },
  {
    region: 'Namibia',
    position: 'Sales Assistant',
    location: 'Windhoek',
    available_from: 'Immediately',
    description: 'Full-time work in our store in Klein Windhoek.',
    purpose: 'To look after walk-in customers and the samples that lodges and guest farms ask for.',
    requirements: 'Grade 12, English and one more language of the country.',
    candidate: 'Someone friendly who likes colour and keeps lists.',
    duties:
      'Advise customers\nSend cuttings on the day they are asked for\nReceive deliveries\nKeep the books in order',
  },
];

/** The address that CVs for a region go to; the first mailbox where the region is in none. */
export function mailboxOf(region: StoreRegion): string {
  const { careers_mailboxes } = SUPPLIER_SETTINGS;
  const held = careers_mailboxes.find(({ regions }) => regions.includes(region));
  return (held ?? careers_mailboxes[0])?.email ?? '';
}

export const VACANCIES: readonly Vacancy[] = ROWS.map((row) =>
  vacancy.parse({ ...row, email: mailboxOf(row.region) }),
);
