import type { Vacancy } from '@selvedge/contract/careers';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { ButtonLink } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { mailboxOf, mailUrl } from './mailboxes.ts';
import styles from './vacancy-entry.module.css';

const FACTS = [
  ['Region', 'region'],
  ['Area', 'location'],
  ['Available from', 'available_from'],
] as const;

const TEXTS = [
  ['Purpose', 'purpose'],
  ['Requirements', 'requirements'],
  ['Candidate', 'candidate'],
  ['Duties', 'duties'],
] as const;

/** One vacancy with all that is said of it; what is empty is left out. Source: CAREER-02, CAREER-05. */
export function VacancyEntry(props: {
  readonly vacancy: Vacancy;
  readonly mailboxes: SiteSettings['careers_mailboxes'];
}) {
  const { vacancy, mailboxes } = props;
  const email = vacancy.email || mailboxOf(mailboxes, vacancy.region);
  return (
    <article className={styles.vacancy} aria-label={vacancy.position}>
      <div className={styles.head}>
        <h3 className={styles.position}>{vacancy.position}</h3>
        <dl className={styles.facts}>
          {FACTS.filter(([, field]) => vacancy[field]).map(([label, field]) => (
            <div key={field} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{vacancy[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.body}>
        {vacancy.description && (
          <div className={styles.lead}>
            <h4>
              <VisuallyHidden>Description</VisuallyHidden>
            </h4>
            <p>{vacancy.description}</p>
          </div>
        )}
        <div className={styles.texts}>
          {TEXTS.filter(([, field]) => vacancy[field]).map(([label, field]) => (
            <div key={field}>
              <h4 className={styles.label}>{label}</h4>
              <p className={styles.text}>{vacancy[field]}</p>
            </div>
          ))}
        </div>
        {email && (
          <p className={styles.apply}>
            <ButtonLink href={mailUrl(email, vacancy.position)} variant="outline">
              Apply
            </ButtonLink>
            <a href={mailUrl(email, vacancy.position)} className={styles.email}>
              {email}
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
