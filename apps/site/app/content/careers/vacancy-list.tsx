import type { SiteSettings } from '@selvedge/contract/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useContentService } from '../../data/services-context.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { vacanciesQuery } from './vacancies-query.ts';
import { VacancyEntry } from './vacancy-entry.tsx';
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
