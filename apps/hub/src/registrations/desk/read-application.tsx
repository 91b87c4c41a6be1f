import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { DocumentKey } from '@selvedge/contract/upload';
import type { Registration, User } from '../../payload-types.ts';
import { when } from '../../ui/formats.ts';
import type { Duplicate } from '../application/blind-index.ts';
import type { DocumentVersionFacts } from '../application/document-versions.ts';
import { type Correction, correctedLabel } from '../application/last-correction.ts';
import { ageOf, dateOf, statusLabel } from '../application/statuses.ts';
import type { Section } from '../application/written-application.ts';
import {
  type FormFields,
  ITEM_REASONS,
  isItemReason,
  verdictField,
  wordsField,
} from '../decisions/form-fields.ts';
import { DecisionPanel } from './decision-panels.tsx';
import { RevealNumberButton } from './desk-form.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { Duplicates } from './duplicates.tsx';

interface ApplicationHeadingProps {
  readonly registration: Registration;
  readonly user: Pick<User, 'id'>;
  readonly duplicates: readonly Duplicate[];
  readonly correction: Correction | undefined;
}

/** What is asked about an application before it is read: whose, since when, who works on it, what is wrong at a glance. */
export function ApplicationHeading({
  registration,
  user,
  duplicates,
  correction,
}: ApplicationHeadingProps) {
  const { reference, companyName, status, submittedAt, assignee, missing } = registration;
  const { dueAt, decidedAt, erasedAt } = registration;
  const age = ageOf(dateOf(dueAt), dateOf(decidedAt), new Date());
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
              {erasedAt ? `Erased; it was: ${statusLabel(status)}` : statusLabel(status)}
            </span>
          </dd>
        </div>
        {erasedAt ? (
          <div>
            <dt>Erased</dt>
            <dd>{when(new Date(erasedAt))}</dd>
          </div>
        ) : (
          <div>
            <dt>{decidedAt ? 'Decided' : 'Target'}</dt>
            <dd>
              <span className={`desk-age desk-age--${age.tone}`}>{age.text}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>Arrived</dt>
          <dd>{submittedAt ? when(new Date(submittedAt)) : 'Not known'}</dd>
        </div>
        <div>
          <dt>Worked on by</dt>
          <dd>
            {worker?.name ?? 'Nobody yet'}{' '}
            {!erasedAt && (
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
      {missing && !erasedAt && (
        <p className="desk-warning">
          <strong>Missing:</strong> {missing}
        </p>
      )}
      {correction && !erasedAt && (
        <p>
          <strong>Corrected by the applicant</strong> on {when(correction.at)}:{' '}
          {correction.paths.map(correctedLabel).join(', ')}
        </p>
      )}
      <Duplicates duplicates={duplicates} />
    </header>
  );
}

interface VerdictFieldsProps {
  readonly path: string;
  readonly label: string;
  readonly fields: FormFields;
  readonly readOnly: boolean;
  /** Whether the item is a document that was not given. */
  readonly isMissing?: boolean;
}

/** What a clerk thought of one item, once nothing can be changed any more. */
function Verdict({ path, label, fields }: Pick<VerdictFieldsProps, 'path' | 'label' | 'fields'>) {
  const { [verdictField(path)]: verdict = '', [wordsField(path)]: words = '' } = fields;
  const judged = isItemReason(verdict) ? ITEM_REASONS[verdict] : 'Accepted';
  return (
    <p className="desk-quiet" role="note" aria-label={`Verdict on ${label}`}>
      {verdict === '' ? 'Not judged' : judged}
      {words !== '' && `. ${words}`}
    </p>
  );
}

/** What the clerk thinks of one item; the words to the applicant appear with a reason. */
function VerdictFields(props: VerdictFieldsProps) {
  const { path, label, fields, readOnly, isMissing = false } = props;
  if (readOnly) return <Verdict path={path} label={label} fields={fields} />;
  return (
    <div className="desk-verdict">
      <select
        name={verdictField(path)}
        aria-label={`Verdict on ${label}`}
        defaultValue={fields[verdictField(path)] ?? ''}
        data-missing={isMissing || undefined}
      >
        <option value="">Not judged</option>
        <option value="accepted">Accepted</option>
        {Object.entries(ITEM_REASONS).map(([code, reason]) => (
          <option key={code} value={code}>
            {reason}
          </option>
        ))}
      </select>
      <input
        name={wordsField(path)}
        aria-label={`Words to the applicant about ${label}`}
        placeholder="Words to the applicant"
        defaultValue={fields[wordsField(path)]}
        maxLength={300}
      />
    </div>
  );
}

interface ApplicationSectionsProps {
  readonly registrationId: number;
  readonly sections: readonly Section[];
  readonly fields: FormFields;
  readonly readOnly: boolean;
}

/** What the applicant wrote, section by section, each field with its verdict. */
function ApplicationSections(props: ApplicationSectionsProps) {
  const { registrationId, sections, fields, readOnly } = props;
  return sections.map(({ title, items, facts }) => (
    <section key={title} className="desk-section" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <tbody>
          {items.map(({ path, label, value, secret }) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td>
                {secret && value !== '' ? (
                  <RevealNumberButton
                    registrationId={registrationId}
                    path={path}
                    label={itemLabel(path)}
                    masked={value}
                  />
                ) : (
                  value || <span className="desk-quiet">Not given</span>
                )}
              </td>
              <td>
                <VerdictFields
                  path={path}
                  label={itemLabel(path)}
                  fields={fields}
                  readOnly={readOnly}
                />
              </td>
            </tr>
          ))}
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={2}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

interface ReadApplicationProps {
  readonly registration: Registration;
  readonly sections: readonly Section[];
  readonly documents: readonly {
    readonly key: DocumentKey;
    readonly label: string;
    /** Undefined where it was not given. */
    readonly stored: DocumentVersionFacts | undefined;
  }[];
  readonly fields: FormFields;
  readonly readOnly: boolean;
}

/** What the applicant wrote beside its documents, with the verdicts on both and the decision. */
export function ReadApplication(props: ReadApplicationProps) {
  const { registration, sections, documents, fields, readOnly } = props;
  const { id, scanState } = registration;
  const notAsked = documents.flatMap(({ key, label, stored }) =>
    stored || fields[verdictField(`documentation.${key}`)] ? [] : label,
  );
  return (
    <div className="desk-columns">
      <div>
        <ApplicationSections
          registrationId={id}
          sections={sections}
          fields={fields}
          readOnly={readOnly}
        />
      </div>
      <div className="desk-beside">
        <DocumentViewer
          registrationId={id}
          locked={scanState === 'awaiting_scan' ? 'The documents wait for their virus scan.' : null}
          documents={documents.map(({ key, label, stored }) => ({
            key,
            label,
            file: stored
              ? {
                  contentType: stored.content_type,
                  size: sizeOf(stored.size_bytes),
                  version: stored.version,
                }
              : null,
          }))}
        />
        <section className="desk-section" aria-label="Verdicts on documents">
          <h2>Verdicts on documents</h2>
          {scanState === 'not_scanned' && (
            <p className="desk-quiet">Not scanned for viruses: there is no scanner.</p>
          )}
          {documents.map(({ key, label, stored }) => (
            <div className="desk-document-verdict" key={key}>
              <span>{label}</span>
              <VerdictFields
                path={`documentation.${key}`}
                label={label}
                fields={fields}
                readOnly={readOnly}
                isMissing={!stored}
              />
            </div>
          ))}
        </section>
        {!readOnly && <DecisionPanel fields={fields} notAsked={notAsked} />}
      </div>
    </div>
  );
}
