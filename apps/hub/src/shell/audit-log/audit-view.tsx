import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { PageFrame, signInFirst } from '../../ui/page-frame.tsx';
import { AuditTable } from './audit-table.tsx';
import { AUDIT_PAGE, readAudit } from './read-audit.ts';
import { fieldWords, kindsOf, subjectOf } from './subject.ts';

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
