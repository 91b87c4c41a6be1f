import type { Registration, User } from '../../payload-types.ts';
import type { Duplicate } from '../application/blind-index.ts';
import { isStatus, STATUS_LABELS } from '../application/statuses.ts';
import { ageOf, when } from './times.ts';

interface ApplicationHeadingProps {
  readonly registration: Registration;
  readonly user: Pick<User, 'id'>;
  readonly duplicates: readonly Duplicate[];
}

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** What is asked about an application before it is read: whose, since when, who works on it, what is wrong at a glance. */
export function ApplicationHeading({ registration, user, duplicates }: ApplicationHeadingProps) {
  const { reference, companyName, status, submittedAt, assignee, missing } = registration;
  const decidedAt = dateOf(registration.decidedAt);
  const age = ageOf(dateOf(registration.dueAt), decidedAt, new Date());
  const worker = typeof assignee === 'object' ? assignee : null;
  const mine = worker?.id === user.id;
  return (
    <header className="desk-heading">
      <p className="desk-quiet">
        <a href="/admin/collections/registrations">Registrations</a> / {reference}
      </p>
      <h1>{companyName ?? reference}</h1>
      <dl>
        <div>
          <dt>Status</dt>
          <dd>
            <span className={`desk-status desk-status--${status}`}>
              {isStatus(status) ? STATUS_LABELS[status] : status}
            </span>
          </dd>
        </div>
        <div>
          <dt>{decidedAt ? 'Decided' : 'Target'}</dt>
          <dd>
            <span className={`desk-age desk-age--${age.tone}`}>{age.text}</span>
          </dd>
        </div>
        <div>
          <dt>Arrived</dt>
          <dd>{submittedAt ? when(new Date(submittedAt)) : 'Not known'}</dd>
        </div>
        <div>
          <dt>Worked on by</dt>
          <dd>
            {worker?.name ?? 'Nobody yet'}{' '}
            {!registration.erasedAt && (
              <button
                type="submit"
                className="desk-link"
                name="decision"
                value={mine ? 'release' : 'take'}
              >
                {mine ? 'Release' : 'Take it'}
              </button>
            )}
          </dd>
        </div>
      </dl>
      {missing && !registration.erasedAt && (
        <p className="desk-warning">
          <strong>Missing:</strong> {missing}
        </p>
      )}
      {duplicates.map((other) => (
        <p className="desk-warning" key={other.id}>
          <strong>Likely a duplicate:</strong> the same {other.kinds.join(' and ')} as in{' '}
          <a href={`/admin/collections/registrations/${other.id}`}>
            {other.reference}
            {other.company_name && `, ${other.company_name}`}
          </a>{' '}
          ({isStatus(other.status) ? STATUS_LABELS[other.status].toLowerCase() : other.status})
        </p>
      ))}
    </header>
  );
}
