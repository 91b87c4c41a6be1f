import type { Note } from './notes.ts';
import { when } from './when.ts';

interface NotesProps {
  readonly registrationId: number;
  readonly notes: readonly Note[];
}

/** What clerks wrote to each other about an application. */
export function Notes({ registrationId, notes }: NotesProps) {
  return (
    <section className="desk-section" aria-label="Notes">
      <h2>Notes for colleagues</h2>
      <ol className="desk-notes">
        {notes.map(({ at, by, text }) => (
          <li key={`${at}${by}`}>
            <p>{text}</p>
            <p className="desk-quiet">
              {by}, {when(new Date(at))}
            </p>
          </li>
        ))}
      </ol>
      <form method="post" action={`/api/registrations/${registrationId}/notes`}>
        <label htmlFor="desk-note">New note; applicants never see it</label>
        <textarea id="desk-note" name="text" rows={2} maxLength={2000} required />
        <button type="submit" className="desk-button">
          Add note
        </button>
      </form>
    </section>
  );
}

interface PersonalDataProps {
  readonly registrationId: number;
  readonly reference: string;
}

/** What a person whose data is kept may ask for; for administrators. */
export function PersonalData({ registrationId, reference }: PersonalDataProps) {
  return (
    <section className="desk-section" aria-label="Personal data">
      <h2>Personal data</h2>
      <p>
        <a className="desk-link" href={`/api/registrations/${registrationId}/export`} download>
          Export everything that is kept of {reference}
        </a>
      </p>
      <form method="post" action={`/api/registrations/${registrationId}/erase`}>
        <label htmlFor="desk-erase">
          Erase it for good: type {reference} to confirm. The audit log keeps what was deleted and
          when, and nothing of what was in it.
        </label>
        <div className="desk-decision__row">
          <input id="desk-erase" name="confirm" autoComplete="off" required />
          <button type="submit" className="desk-button desk-button--danger">
            Erase
          </button>
        </div>
      </form>
    </section>
  );
}
