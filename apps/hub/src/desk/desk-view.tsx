import { Gutter } from '@payloadcms/ui';
import { DOCUMENT_KEYS } from '@selvedge/contract/document-keys';
import { qualifiesByProof } from '@selvedge/contract/registration';
import { DOCUMENT_LABELS } from '@selvedge/contract/registration-item-labels';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { stateOfMessage } from '../outbox/message-state.ts';
import { executorOn } from '../projections/transaction.ts';
import { readJudgements } from '../registrations/judgement.ts';
import { likelyDuplicates } from '../registrations/marks.ts';
import { listPapers } from '../registrations/papers.ts';
import { sectionsOf } from '../registrations/sections.ts';
import { DECIDED } from '../registrations/statuses.ts';
import { ApplicationHeading } from './application-heading.tsx';
import { ApplicationSections } from './application-sections.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DecisionTaken } from './decision-taken.tsx';
import { CLERKS } from './desk-request.ts';
import { DocumentViewer } from './document-viewer.tsx';
import { readNotes } from './notes.ts';
import { openApplication } from './open-application.ts';
import { saidOf } from './said.ts';
import { Notes, PersonalData } from './side-sections.tsx';
import { VerdictFields } from './verdict-fields.tsx';

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** An application at the desk: what was written beside its documents, verdicts on each item, and the decision. */
export async function DeskView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const { payload, user } = req;
  if (!user || !hasRole(req, ...CLERKS)) return null;
  // Registrations are handed in on the site: nobody makes one here, whatever the address says.
  if (!doc) notFound();
  const registration = await payload.findByID({
    collection: 'registrations',
    id: doc.id,
    depth: 1,
  });
  const { id, reference, status, scanState } = registration;
  const executor = executorOn(payload.db.drizzle);
  const dataDir: unknown = payload.config.custom?.dataDir;
  const written = registration.erasedAt
    ? undefined
    : await openApplication(executor, String(dataDir), id).catch(() => undefined);
  const papers = await listPapers(executor, id);
  const duplicates = await likelyDuplicates(executor, id);
  const judgements = readJudgements(registration.judgements);
  const said = saidOf(searchParams?.said);
  const isDecided = DECIDED.some((decided) => decided === status);
  const decisionMail = isDecided
    ? await stateOfMessage(executor, `${status}/${reference}`)
    : undefined;
  const documents = DOCUMENT_KEYS.map((key) => ({
    key,
    label: DOCUMENT_LABELS[key],
    paper: papers.find(({ part }) => part === key),
  })).filter(
    ({ key, paper }) => paper || key !== 'qualification' || (written && qualifiesByProof(written)),
  );
  return (
    <main>
      <Gutter className="desk">
        {said && (
          <p className="desk-said" role={said.isProblem ? 'alert' : 'status'}>
            {said.text}
          </p>
        )}
        <ApplicationHeading registration={registration} user={user} duplicates={duplicates} />
        {isDecided && !registration.erasedAt && (
          <DecisionTaken registration={registration} mail={decisionMail} />
        )}
        {written ? (
          <form className="desk-form" method="post" action={`/api/registrations/${id}/decide`}>
            <input type="hidden" name="seen" value={registration.updatedAt} />
            <div className="desk-columns">
              <div>
                <ApplicationSections
                  registrationId={id}
                  sections={sectionsOf(written)}
                  judgements={judgements}
                  readOnly={isDecided}
                />
              </div>
              <div className="desk-beside">
                <DocumentViewer
                  registrationId={id}
                  locked={
                    scanState === 'awaiting_scan'
                      ? 'The documents wait for their virus scan.'
                      : null
                  }
                  documents={documents.map(({ key, label, paper }) => ({
                    key,
                    label,
                    file: paper
                      ? {
                          contentType: paper.content_type,
                          size: sizeOf(paper.size_bytes),
                          version: paper.version,
                        }
                      : null,
                  }))}
                />
                <section className="desk-section" aria-label="Verdicts on documents">
                  <h2>Verdicts on documents</h2>
                  {scanState === 'not_scanned' && (
                    <p className="desk-quiet">Not scanned for viruses: there is no scanner.</p>
                  )}
                  {documents.map(({ key, label, paper }) => (
                    <div className="desk-document-verdict" key={key}>
                      <span>{label}</span>
                      <VerdictFields
                        path={`documentation.${key}`}
                        label={label}
                        judgement={judgements.find(({ path }) => path === `documentation.${key}`)}
                        readOnly={isDecided}
                        isMissing={!paper}
                      />
                    </div>
                  ))}
                </section>
                {!isDecided && <DecisionPanel />}
              </div>
            </div>
          </form>
        ) : (
          <p className="desk-warning">
            {registration.erasedAt
              ? 'This registration was erased. The audit log says what was deleted, and when.'
              : 'This registration cannot be opened here: it is sealed to a key that this hub does not have.'}
          </p>
        )}
        {!registration.erasedAt && (
          <div className="desk-columns">
            <Notes registrationId={id} notes={readNotes(registration.notes)} />
            {hasRole(req, 'administrator') && (
              <PersonalData registrationId={id} reference={reference} />
            )}
          </div>
        )}
      </Gutter>
    </main>
  );
}
