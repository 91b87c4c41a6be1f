import { itemLabel } from '@selvedge/contract/registration-item-labels';
import { ITEM_REASONS, isItemReason, verdictField, wordsField } from '../application/judgement.ts';
import type { Section } from '../application/sections.ts';
import type { FormFields } from '../decisions/form-fields.ts';
import { RevealNumberButton } from './buttons.tsx';

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
export function VerdictFields(props: VerdictFieldsProps) {
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
export function ApplicationSections(props: ApplicationSectionsProps) {
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
