import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { Judgement } from '../registrations/judgement.ts';
import type { Section } from '../registrations/sections.ts';
import { RevealNumberButton } from './reveal-number-button.tsx';
import { VerdictFields } from './verdict-fields.tsx';

interface ApplicationSectionsProps {
  readonly registrationId: number;
  readonly sections: readonly Section[];
  readonly judgements: readonly Judgement[];
  readonly readOnly: boolean;
}

/** What the applicant wrote, section by section, each field with its verdict. */
export function ApplicationSections(props: ApplicationSectionsProps) {
  const { registrationId, sections, judgements, readOnly } = props;
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
                  judgement={judgements.find((judgement) => judgement.path === path)}
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
