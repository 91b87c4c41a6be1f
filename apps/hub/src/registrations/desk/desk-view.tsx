import { Gutter } from '@payloadcms/ui';
import { qualifiesByProof } from '@selvedge/contract/registration';
import { DOCUMENT_LABELS } from '@selvedge/contract/registration-item-labels';
import { DOCUMENT_KEYS } from '@selvedge/contract/upload';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { CLERKS, hasRole } from '../../access/roles.ts';
import { executorOf } from '../../database/transaction.ts';
import { stateOfMessage } from '../../messages/queue-message.ts';
import { likelyDuplicates } from '../application/blind-index.ts';
import { listDocumentVersions } from '../application/document-versions.ts';
import { isWithin, readJudgements } from '../application/judgement.ts';
import { sectionsOf } from '../application/sections.ts';
import { DECIDED } from '../application/statuses.ts';
import { readNotes, savedFields } from '../decisions/form-fields.ts';
import { openApplication } from '../decisions/open-application.ts';
import { ApplicationHeading } from './application-heading.tsx';
import { ConfirmDecision, isDecision } from './confirm-decision.tsx';
import { DecisionTaken, ReopenPanel } from './decision-panels.tsx';
import { DeskForm } from './desk-form.tsx';
import { flashOf, notTakenOf } from './flash-message.ts';
import { ReadApplication } from './read-application.tsx';
import { Notes, PersonalData } from './side-sections.tsx';

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
  const { id, reference, status, updatedAt } = registration;
  const executor = executorOf(payload);
  const duplicates = await likelyDuplicates(executor, id);
  const heading = (
    <ApplicationHeading registration={registration} user={user} duplicates={duplicates} />
  );
  const flash = flashOf(searchParams?.flash);
  const notTaken = notTakenOf(searchParams?.not);
  const answer = flash && (
    <p className="desk-flash" role={flash.isProblem ? 'alert' : 'status'}>
      {flash.text}
      {notTaken.length > 0 &&
        ` Somebody else has chosen otherwise, so this was not taken: ${notTaken.join('; ')}.`}
    </p>
  );
  if (registration.erasedAt)
    return (
      <main>
        <Gutter className="desk">
          {answer}
          {heading}
          <p className="desk-warning">
            This registration was erased. The audit log says what was deleted, and when.
          </p>
        </Gutter>
      </main>
    );
  const dataDir: unknown = payload.config.custom?.dataDir;
  const written = await openApplication(executor, String(dataDir), id).catch(() => undefined);
  const documentVersions = await listDocumentVersions(executor, id);
  const judgements = readJudgements(registration.judgements);
  const fields = savedFields(judgements, registration.unsent);
  const isDecided = DECIDED.some((decided) => decided === status);
  const mail = isDecided ? await stateOfMessage(executor, `${status}/${reference}`) : undefined;
  const sections = written ? sectionsOf(written) : [];
  const documents = DOCUMENT_KEYS.map((key) => ({
    key,
    label: DOCUMENT_LABELS[key],
    stored: documentVersions.find(({ part }) => part === key),
  })).filter(
    ({ key, stored }) =>
      stored || key !== 'qualification' || (written && qualifiesByProof(written)),
  );
  const confirmed = searchParams?.confirm;
  const isAsked = isDecision(confirmed) && !isDecided && written !== undefined;
  const unjudged = [
    ...sections.flatMap(({ items }) => items.map(({ path }) => path)),
    ...documents.map(({ key }) => `documentation.${key}`),
  ].filter(
    (path) => !judgements.some((one) => isWithin(path, one.path) || isWithin(one.path, path)),
  );
  return (
    <main>
      <Gutter className="desk">
        {answer}
        <DeskForm registrationId={id} seen={updatedAt} shown={fields}>
          {heading}
          {isAsked ? (
            <ConfirmDecision
              decision={confirmed}
              registration={registration}
              unjudged={unjudged}
              duplicates={duplicates}
              fields={fields}
            />
          ) : (
            <>
              {isDecided && (
                <DecisionTaken registration={registration} mail={mail}>
                  <ReopenPanel fields={fields} />
                </DecisionTaken>
              )}
              {written ? (
                <ReadApplication
                  registration={registration}
                  sections={sections}
                  documents={documents}
                  fields={isDecided ? savedFields(judgements, {}) : fields}
                  readOnly={isDecided}
                />
              ) : (
                <p className="desk-warning">
                  This registration cannot be opened here: it is sealed to a key that this hub does
                  not have.
                </p>
              )}
              <div className="desk-columns">
                <Notes notes={readNotes(registration.notes)} fields={fields} />
                {hasRole(req, 'administrator') && (
                  <PersonalData registrationId={id} reference={reference} />
                )}
              </div>
            </>
          )}
        </DeskForm>
      </Gutter>
    </main>
  );
}
