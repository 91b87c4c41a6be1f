import type { AuditRow } from './read-audit.ts';

const time = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Johannesburg',
});

/** Entries of the audit log as a table. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
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
              <td>{row.actor ?? 'The hub, or nobody signed in'}</td>
              <td>{row.action}</td>
              <td>
                {row.subject_kind}
                {row.subject || row.subject_id ? `: ${row.subject ?? row.subject_id}` : ''}
              </td>
              <td>{row.fields.join(', ')}</td>
              <td>{row.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
