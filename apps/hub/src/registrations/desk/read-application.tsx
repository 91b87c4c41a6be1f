import type { DocumentKey } from '@selvedge/contract/upload';
import type { Registration } from '../../payload-types.ts';
import type { DocumentVersionFacts } from '../application/document-versions.ts';
import type { Section } from '../application/sections.ts';
import type { FormFields } from '../decisions/form-fields.ts';
import { ApplicationSections, VerdictFields } from './application-sections.tsx';
import { DecisionPanel } from './decision-panels.tsx';
import { DocumentViewer } from './document-viewer.tsx';

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
        {!readOnly && <DecisionPanel fields={fields} />}
      </div>
    </div>
  );
}
