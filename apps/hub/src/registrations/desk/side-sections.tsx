import type { FormFields, Note } from '../decisions/form-fields.ts';
import { when } from './times.ts';

interface NotesProps {
  readonly notes: readonly Note[];
  readonly fields: FormFields;
}

/** What clerks wrote to each other about an application. */
export function Notes({ notes, fields }: NotesProps) {
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
      <label htmlFor="desk-note">New note; applicants never see it</label>
      <textarea id="desk-note" name="note" rows={2} maxLength={2000} defaultValue={fields.note} />
      <button type="submit" className="desk-button" name="decision" value="note">
        Add note
      </button>
    </section>
  );
}

interface PersonalDataProps {
  readonly registrationId: number;
  readonly reference: string;
}

/** What a person whose data is stored may ask for; for administrators. */
export function PersonalData({ registrationId, reference }: PersonalDataProps) {
  return (
    <section className="desk-section" aria-label="Personal data">
      <h2>Personal data</h2>
      <p>
        <a className="desk-link" href={`/api/registrations/${registrationId}/export`} download>
          Export everything that is stored of {reference}
        </a>
      </p>
      <label htmlFor="desk-erase">
        Erase it for good: type {reference} to confirm. The audit log keeps what was deleted and
        when, and nothing of what was in it.
      </label>
      <div className="desk-decision__row">
        <input id="desk-erase" name="confirm" autoComplete="off" />
        <button
          type="submit"
          className="desk-button desk-button--danger"
          formAction={`/api/registrations/${registrationId}/erase`}
        >
          Erase
        </button>
      </div>
    </section>
  );
}
