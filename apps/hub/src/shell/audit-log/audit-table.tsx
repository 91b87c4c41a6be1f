import { HOUSE_TIMEZONE } from '../../ui/house-timezones.ts';
import type { AuditRow } from './read-audit.ts';
import type { Subject } from './subject.ts';

const time = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: HOUSE_TIMEZONE,
});

/** An entry, with what it is about in words. */
export interface ListedEntry extends AuditRow {
  readonly about: Subject;
}

function About({ entry: { about, subject, subject_id } }: { readonly entry: ListedEntry }) {
  const name = subject ?? subject_id ?? about.kind;
  return (
    <>
      {about.href ? <a href={about.href}>{name}</a> : name}
      {name !== about.kind && <small>{about.kind}</small>}
    </>
  );
}

/** A person's name over the mail address that the log keeps beside it. */
function Actor({ actor }: { readonly actor: string | null }) {
  if (actor === null) return 'The hub, or nobody signed in';
  const [, name = actor, email] = /^(.*) <(.+)>$/u.exec(actor) ?? [];
  return (
    <>
      {name}
      {email && <small>{email}</small>}
    </>
  );
}

/** Entries of the audit log as a table. */
export function AuditTable({ rows }: { readonly rows: readonly ListedEntry[] }) {
  if (rows.length === 0) return <p>Nothing was found.</p>;
  return (
    <div className="hub-audit__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Of what</th>
            <th scope="col">Fields</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <time dateTime={row.at.toISOString()}>{time.format(row.at)}</time>
              </td>
              <td>
                <Actor actor={row.actor} />
              </td>
              <td>{row.action}</td>
              <td>
                <About entry={row} />
              </td>
              <td className="hub-audit__fields">{row.fields.join(', ')}</td>
              <td>{row.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
