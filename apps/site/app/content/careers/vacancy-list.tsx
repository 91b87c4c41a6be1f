import { mailUrl } from '@selvedge/contract/email';
import type { Vacancy } from '@selvedge/contract/house-content';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { ContentService } from '@selvedge/contract/services';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useContentService } from '../../data/services-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { mailboxOf } from './recruitment.tsx';
import styles from './vacancy-list.module.css';

/** The vacancies in each of their states: loading, failed, none, some. Source: CAREER-01, ERR-08. */
export function VacancyList(props: { readonly mailboxes: SiteSettings['careers_mailboxes'] }) {
  const { data, isError, refetch } = useQuery(vacanciesQuery(useContentService()));
  return (
    <Section heading="Vacancies" aside={data && data.length > 0 ? countOf(data.length) : undefined}>
      {data ? (
        data.length > 0 ? (
          <ul className={styles.list} aria-label="Vacancies">
            {data.map((vacancy) => (
              <li key={`${vacancy.position} ${vacancy.region} ${vacancy.location}`}>
                <VacancyEntry vacancy={vacancy} mailboxes={props.mailboxes} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            heading="No vacancies at the moment"
            text="You are welcome to send us your CV for when there is one."
          />
        )
      ) : isError ? (
        <ErrorState
          heading="Job listing cannot be displayed at this time"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading vacancies" />
      )}
    </Section>
  );
}

const countOf = (vacancies: number): string =>
  vacancies === 1 ? '1 position' : `${vacancies} positions`;

/** The vacancies, fresh for as long as a landing page is. Source: CALL-18. */
export const vacanciesQuery = (service: ContentService) =>
  queryOptions({
    queryKey: ['vacancies'],
    queryFn: ({ signal }) => service.vacancies({ signal }),
    staleTime: LANDING_CONTENT_STALE_MS,
  });

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
function VacancyEntry(props: {
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
