import { Gutter } from '@payloadcms/ui';
import { qualifiesByProof } from '@selvedge/contract/registration';
import { DOCUMENT_LABELS, itemLabel } from '@selvedge/contract/registration-item-labels';
import { DOCUMENT_KEYS } from '@selvedge/contract/upload';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { CLERKS, hasRole } from '../../access/roles.ts';
import { sealingKeys } from '../../access/sealing-keys.ts';
import { executorOf } from '../../database/transaction.ts';
import { stateOfMessage } from '../../messages/queue-message.ts';
import { when } from '../../ui/formats.ts';
import { likelyDuplicates } from '../application/blind-index.ts';
import { listDocumentVersions } from '../application/document-versions.ts';
import { lastCorrection } from '../application/last-correction.ts';
import { DECIDED } from '../application/statuses.ts';
import { openApplication, sectionsOf } from '../application/written-application.ts';
import {
  DECLINE_REASONS,
  type FormFields,
  ITEM_REASONS,
  isWithin,
  type Note,
  REOPEN_REASONS,
  readJudgements,
  readNotes,
  savedFields,
} from '../decisions/form-fields.ts';
import { ConfirmDecision, DecisionTaken, isDecision, ReopenPanel } from './decision-panels.tsx';
import { DeskForm } from './desk-form.tsx';
import { flashOf } from './flash-messages.ts';
import { ApplicationHeading, ReadApplication } from './read-application.tsx';
import { ToldOnce } from './told-once.tsx';

const CHOICES: Readonly<Record<string, string>> = {
  ...ITEM_REASONS,
  ...DECLINE_REASONS,
  ...REOPEN_REASONS,
  accepted: 'Accepted',
};

/** What was chosen and not taken, since somebody else has chosen otherwise meanwhile; `name=value` each. */
const notTakenOf = (given: unknown): string[] =>
  [given].flat().flatMap((one) => {
    const [, item, value = ''] = /^(?:verdict:)?([\w.]+)=(\w*)$/u.exec(String(one)) ?? [];
    if (item === undefined) return [];
    return [`${itemLabel(item)}: ${CHOICES[value] ?? 'no verdict'}`];
  });

interface NotesProps {
  readonly notes: readonly Note[];
  readonly fields: FormFields;
}

/** What clerks wrote to each other about an application. */
function Notes({ notes, fields }: NotesProps) {
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
function PersonalData({ registrationId, reference }: PersonalDataProps) {
  return (
    <section className="desk-section" aria-label="Personal data">
      <h2>Personal data</h2>
      <p>
        <a className="desk-link" href={`/api/registrations/${registrationId}/export`} download>
          Export what is stored of {reference}
        </a>{' '}
        <span className="desk-quiet">
          Its documents are made anew for it, so the file begins to come after some seconds.
        </span>
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

/** An application at the desk: what was written beside its documents, verdicts on each item, and the decision. */
export async function DeskView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { docID, req } = initPageResult;
  const { payload, user } = req;
  if (!user || !hasRole(req, ...CLERKS)) return null;
  // Registrations are handed in on the site: nobody makes one here, whatever the address or a call says.
  if (!doc || docID === undefined) notFound();
  const registration = await payload.findByID({
    collection: 'registrations',
    id: doc.id,
    depth: 1,
  });
  const { id, reference, status, updatedAt } = registration;
  const executor = executorOf(payload);
  const duplicates = await likelyDuplicates(executor, id);
  const correction = await lastCorrection(executor, id);
  const heading = <ApplicationHeading {...{ registration, user, duplicates, correction }} />;
  const flash = flashOf(searchParams?.flash, registration.erasedAt ? 'erased' : status);
  const notTaken = notTakenOf(searchParams?.not);
  const answer = flash && (
    <ToldOnce isProblem={flash.isProblem}>
      {flash.field === undefined ? flash.text : <a href={`#${flash.field}`}>{flash.text}</a>}
      {notTaken.length > 0 &&
        ` Somebody else has chosen otherwise, so this was not taken: ${notTaken.join('; ')}.`}
    </ToldOnce>
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
  const written = await sealingKeys(String(dataDir))
    .then((keys) => openApplication(executor, keys, id))
    .catch(() => undefined);
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
