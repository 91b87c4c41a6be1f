import {
  DECISION_DAYS,
  FOUNDED_YEAR,
  INTERVIEW_NOTICE_WEEKS,
  PERMANENT_EMPLOYEES,
  RECRUITMENT_MONTHS,
} from '@selvedge/contract/limits';
import { Section } from '../../ui/section/section.tsx';
import styles from './recruitment-facts.module.css';

const WORDS: Readonly<Record<number, string>> = { 2: 'two' };
const words = (number: number): string => WORDS[number] ?? String(number);

/** What the house says of itself as an employer and how it recruits. Source: CAREER-03, CAREER-04, decision 24. */
export function RecruitmentFacts() {
  return (
    <Section heading="How we recruit">
      <ul className={styles.facts}>
        <li>
          We were founded in {FOUNDED_YEAR} and have more than {PERMANENT_EMPLOYEES} permanent
          employees.
        </li>
        <li>Recruitment typically takes {words(RECRUITMENT_MONTHS)} months.</li>
        <li>
          We decide within {DECISION_DAYS} days. If you have not heard from us by then, your
          application was unsuccessful.
        </li>
        <li>
          If we invite you to an interview, you have notice of it within{' '}
          {words(INTERVIEW_NOTICE_WEEKS)} weeks.
        </li>
      </ul>
    </Section>
  );
}
