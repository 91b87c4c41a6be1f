import {
  DECISION_DAYS,
  FOUNDED_YEAR,
  INTERVIEW_NOTICE_WEEKS,
  PERMANENT_EMPLOYEES,
  RECRUITMENT_MONTHS,
} from '@selvedge/contract/limits';
import { SUPPLIER_NAME } from '../supplier.ts';
import type { Pictures } from './pictures.ts';
import { textPageOf } from './text-page-of.ts';

const IN_WORDS: Readonly<Record<number, string>> = { 2: 'two' };
const inWords = (count: number): string => IN_WORDS[count] ?? String(count);

/** What the careers page says beside the vacancies. Source: CAREER-03, CAREER-04. */
export const careersText = (pictures: Pictures) =>
  textPageOf({
    page_title: 'Careers',
    description: `${SUPPLIER_NAME} was founded in ${FOUNDED_YEAR} and has more than ${PERMANENT_EMPLOYEES} permanent employees: weavers, printers, cutters, drivers, and people who know what will hang well in your window.`,
    picture_url: pictures.room('careers'),
    picture_alt: 'A room at the Heddle Works with cloth on the table',
    sections: [
      {
        heading: 'Working here',
        paragraphs: [
          'Most of us began in a store, and most of those who now run one began by unrolling cloth for somebody else. Everyone spends their first week in the warehouse at Salt River, because whoever has carried a bolt of velvet describes it better.',
          'We train printers and upholsterers ourselves, pay for trade tests, and close between Christmas and New Year.',
        ],
      },
      {
        heading: 'How we recruit',
        paragraphs: [
          `Recruitment typically takes ${inWords(RECRUITMENT_MONTHS)} months from the closing date.`,
          `Those whom we would like to meet have notice of an interview within ${inWords(INTERVIEW_NOTICE_WEEKS)} weeks.`,
          `You have our decision within ${DECISION_DAYS} days. If you have not heard from us by then, please take it that the application was unsuccessful.`,
        ],
        points: [
          'Send a CV of no more than three pages and the names of two people who have worked with you.',
          'Name the vacancy in the subject line.',
          'Write to the careers mailbox of the region in which you would like to work.',
        ],
      },
      {
        heading: 'Internships',
        paragraphs: [
          'Each winter we take students of textile design, surface pattern, interior architecture and retail for twelve weeks, with a wage and a project of their own that ends on the wall of a store.',
          'Applications close at the end of March. Head your message INTERNSHIP and the name of the region.',
        ],
      },
    ],
  });
