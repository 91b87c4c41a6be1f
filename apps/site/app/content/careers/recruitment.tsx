import { mailUrl } from '@selvedge/contract/email';
import {
  DECISION_DAYS,
  FOUNDED_YEAR,
  INTERVIEW_NOTICE_WEEKS,
  PERMANENT_EMPLOYEES,
  RECRUITMENT_MONTHS,
} from '@selvedge/contract/limits';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { fold } from '@selvedge/contract/text';
import { Section } from '../../ui/section/section.tsx';
import styles from './recruitment.module.css';

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

/** Where CVs go, by region, and how to apply for an internship there. Source: CAREER-05, CAREER-06. */
export function SendCv({ mailboxes }: { readonly mailboxes: SiteSettings['careers_mailboxes'] }) {
  if (mailboxes.length === 0) return null;
  return (
    <Section heading="Send us your CV">
      <ul className={styles.mailboxes}>
        {mailboxes.map(({ email, regions }) => (
          <li key={email} className={styles.mailbox}>
            <h3 className={styles.regions}>{regions.join(', ')}</h3>
            <a href={mailUrl(email)} className={styles.link}>
              {email}
            </a>
            <p className={styles.hint}>Internships, by region:</p>
            <ul className={styles.internships}>
              {regions.map((region) => (
                <li key={region}>
                  <a
                    href={mailUrl(email, internshipSubject(region))}
                    className={styles.link}
                    aria-label={`Apply for an internship in ${region}`}
                  >
                    {region}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Mailboxes = SiteSettings['careers_mailboxes'];

/** Where CVs of a region go; a region that is in none goes to the first. Empty without mailboxes. Source: CAREER-05. */
export function mailboxOf(mailboxes: Mailboxes, region: string): string {
  const own = mailboxes.find(({ regions }) =>
    regions.some((known) => fold(known) === fold(region)),
  );
  return (own ?? mailboxes[0])?.email ?? '';
}

/** The subject line of an internship application. Source: CAREER-06. */
export const internshipSubject = (region: string): string => `INTERNSHIP ${region}`;
