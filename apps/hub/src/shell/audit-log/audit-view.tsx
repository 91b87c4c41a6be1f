import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { houseTime } from '../../ui/formats.ts';
import { PageFrame, signInFirst } from '../../ui/page-frame.tsx';
import {
  AUDIT_PAGE,
  type AuditRow,
  fieldWords,
  kindsOf,
  readAudit,
  type Subject,
  subjectOf,
} from './read-audit.ts';

const time = houseTime('medium', 'medium');

/** An entry, with what it is about in words. */
interface ListedEntry extends AuditRow {
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
function AuditTable({ rows }: { readonly rows: readonly ListedEntry[] }) {
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

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** `/admin/audit`: who did and saw what, for administrators. */
export async function AuditView(view: AdminViewServerProps) {
  signInFirst(view);
  const { initPageResult, searchParams } = view;
  const { req } = initPageResult;
  const about = textOf(searchParams?.about);
  const kind = textOf(searchParams?.kind);
  const allowed = hasRole(req, 'administrator');
  const rows = allowed
    ? await readAudit(req.payload, { about, kind, before: numberOf(textOf(searchParams?.before)) })
    : [];
  const { config } = req.payload;
  const shown = rows.slice(0, AUDIT_PAGE).map((row) => ({
    ...row,
    fields: fieldWords(config, row.subject_kind, row.fields),
    about: subjectOf(config, { ...row, kind: row.subject_kind, id: row.subject_id }),
  }));
  const next = rows.length > AUDIT_PAGE ? shown.at(-1)?.id : undefined;
  const older = new URLSearchParams({
    ...(about && { about }),
    ...(kind && { kind }),
    before: String(next),
  });
  return (
    <PageFrame view={view} nav={[{ label: 'Audit log' }]} className="hub-audit">
      <h1>Audit log</h1>
      {allowed ? (
        <>
          <p>
            Every change in the hub and every look at personal data, the newest first. Nobody can
            change or remove a line, not even the hub.
          </p>
          <search>
            <form className="hub-audit__search" action="/admin/audit">
              <label>
                <span>Person or subject</span>
                <input name="about" type="search" defaultValue={about ?? ''} />
              </label>
              <label>
                <span>Of what kind</span>
                <select name="kind" defaultValue={kind ?? ''}>
                  <option value="">Everything</option>
                  {kindsOf(config).map(([slug, name]) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <button type="submit">Search</button>
              {(about || kind) && <a href="/admin/audit">Clear</a>}
            </form>
          </search>
          <AuditTable rows={shown} />
          {next !== undefined && (
            <p>
              <a className="hub-audit__older" href={`/admin/audit?${older}`}>
                Older entries
              </a>
            </p>
          )}
        </>
      ) : (
        <p>Only administrators read the audit log.</p>
      )}
    </PageFrame>
  );
}
