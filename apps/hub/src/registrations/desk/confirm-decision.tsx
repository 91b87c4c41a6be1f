import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { Registration } from '../../payload-types.ts';
import type { Duplicate } from '../application/blind-index.ts';
import { DECLINE_REASONS, isDeclineReason } from '../application/judgement.ts';
import { isStatus, STATUS_LABELS } from '../application/statuses.ts';
import type { FormFields } from '../decisions/form-fields.ts';

/** Decisions that are asked about once: the applicant hears of them at once. */
export type Decision = 'approve' | 'decline';
export const isDecision = (value: unknown): value is Decision =>
  value === 'approve' || value === 'decline';

interface ConfirmDecisionProps {
  readonly decision: Decision;
  readonly registration: Registration;
  /** Paths of items and documents that nobody has judged. */
  readonly unjudged: readonly string[];
  readonly duplicates: readonly Duplicate[];
  readonly fields: FormFields;
}

const SCAN_WORDS: Readonly<Record<string, string>> = {
  awaiting_scan: 'The documents wait for their virus scan.',
  not_scanned: 'The documents are not scanned for viruses: there is no scanner.',
};

/** Asks once before a decision, and says what speaks against it. */
export function ConfirmDecision(props: ConfirmDecisionProps) {
  const { decision, registration, unjudged, duplicates, fields } = props;
  const { id, reference, companyName, applicantEmail, missing, scanState } = registration;
  const { reason, message } = fields;
  const verb = decision === 'approve' ? 'Approve' : 'Decline';
  const scan = SCAN_WORDS[scanState ?? ''];
  const isClear = !missing && unjudged.length === 0 && !scan && duplicates.length === 0;
  return (
    <section className="desk-decision" aria-labelledby="desk-confirm">
      <input type="hidden" name="confirmed" value={decision} />
      <h2 id="desk-confirm">
        {verb} {companyName ?? reference}?
      </h2>
      {isClear && <p>Nothing is missing, and every item is judged.</p>}
      <ul className="desk-against">
        {missing && (
          <li>
            <strong>Missing:</strong> {missing}.
          </li>
        )}
        {unjudged.length > 0 && (
          <li>
            <details>
              <summary>
                <strong>Not judged:</strong> {unjudged.length}{' '}
                {unjudged.length === 1 ? 'item' : 'items'}
              </summary>
              {unjudged.map(itemLabel).join(', ')}
            </details>
          </li>
        )}
        {scan && (
          <li>
            <strong>Not scanned:</strong> {scan}
          </li>
        )}
        {duplicates.map((other) => (
          <li key={other.id}>
            <strong>Likely a duplicate</strong> of {other.reference}
            {other.company_name && `, ${other.company_name}`} (
            {isStatus(other.status) ? STATUS_LABELS[other.status].toLowerCase() : other.status})
          </li>
        ))}
      </ul>
      <p>
        {applicantEmail} is told by mail at once
        {decision === 'decline' && isDeclineReason(reason) && `, since ${DECLINE_REASONS[reason]}`}.
      </p>
      {message && <blockquote>{message}</blockquote>}
      <div className="desk-decision__row">
        <a className="desk-button" href={`/admin/collections/registrations/${id}`}>
          Back, decide nothing
        </a>
        <button
          type="submit"
          className={`desk-button desk-button--${decision === 'approve' ? 'main' : 'danger'}`}
          name="decision"
          value={decision}
        >
          {verb} and tell the applicant
        </button>
      </div>
    </section>
  );
}
