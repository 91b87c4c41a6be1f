import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { ReactNode } from 'react';
import type { MessageState } from '../../messages/queue-message.ts';
import type { Registration } from '../../payload-types.ts';
import { capitalised, counted, when } from '../../ui/formats.ts';
import type { Duplicate } from '../application/blind-index.ts';
import { statusLabel } from '../application/statuses.ts';
import {
  DECLINE_REASONS,
  type FormFields,
  isDeclineReason,
  QUESTION,
  REOPEN_REASONS,
} from '../decisions/form-fields.ts';
import { AcceptRestButton } from './desk-form.tsx';

interface DecisionPanelProps {
  readonly fields: FormFields;
  /** Documents that were not given and have no verdict: a request for corrections does not name them. */
  readonly notAsked: readonly string[];
}

/** The end of the desk's form: keep what was judged, or decide. */
export function DecisionPanel({ fields, notAsked }: DecisionPanelProps) {
  return (
    <section className="desk-decision" aria-label="Decision">
      <h2>Decision</h2>
      <p className="desk-decision__row">
        <AcceptRestButton />
        <button type="submit" className="desk-button" name="decision" value="save">
          Save verdicts
        </button>
      </p>
      <label htmlFor="desk-message">
        A sentence of your own in the mail; where you ask for corrections, on their page too
        (optional)
      </label>
      <textarea
        id="desk-message"
        name="message"
        rows={3}
        maxLength={2000}
        defaultValue={fields.message}
        aria-describedby={fields.message ? 'desk-message-kept' : undefined}
      />
      {fields.message && (
        <small id="desk-message-kept">
          Written before and kept, perhaps by a colleague: it goes into the next mail, whichever
          that is.
        </small>
      )}
      <div className="desk-decision__row">
        <button
          type="submit"
          className="desk-button desk-button--main"
          name="decision"
          value="approve"
        >
          Approve …
        </button>
        <button type="submit" className="desk-button" name="decision" value="ask">
          Ask for corrections
        </button>
      </div>
      {notAsked.length > 0 && (
        <p className="desk-quiet">
          Corrections are asked for what has a verdict. Missing without one: {notAsked.join(', ')}.
        </p>
      )}
      <div className="desk-decision__row">
        <ReasonSelect
          name="reason"
          label="Reason to decline"
          reasons={DECLINE_REASONS}
          chosen={fields.reason}
        />
        <button
          type="submit"
          className="desk-button desk-button--danger"
          name="decision"
          value="decline"
        >
          Decline …
        </button>
      </div>
    </section>
  );
}

interface ReasonSelectProps {
  readonly name: string;
  readonly label: string;
  /** Sentences by their codes. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
}

/** Chooses a reason by its code. */
function ReasonSelect({ name, label, reasons, chosen = '' }: ReasonSelectProps) {
  return (
    <>
      <label htmlFor={`desk-${name}`}>{label}</label>
      <select id={`desk-${name}`} name={name} defaultValue={chosen}>
        <option value="">Choose a reason</option>
        {Object.entries(reasons).map(([code, reason]) => (
          <option key={code} value={code}>
            {capitalised(reason)}
          </option>
        ))}
      </select>
    </>
  );
}

const TELL = { nothing: 'Do not tell the applicant', mail: 'Tell the applicant by mail' } as const;

/** Takes a decision back: for a reason that the audit log keeps, and told to the applicant or not. */
export function ReopenPanel({ fields }: { readonly fields: FormFields }) {
  const { reopen_reason: reason, reopen_tell: tell, reopen_message: message } = fields;
  const isBegun = [reason, tell, message].some((given) => given !== undefined);
  return (
    <details className="desk-reopen" open={isBegun || undefined}>
      <summary>Reopen this decision</summary>
      <p>
        The registration goes back into review as it was judged. The audit log keeps the reason.
      </p>
      <div className="desk-decision__row">
        <ReasonSelect
          name="reopen_reason"
          label="Reason to reopen"
          reasons={REOPEN_REASONS}
          chosen={reason}
        />
      </div>
      <fieldset className="desk-choices">
        <legend>What the applicant is told</legend>
        {Object.entries(TELL).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              id={`desk-reopen_tell-${value}`}
              name="reopen_tell"
              value={value}
              defaultChecked={tell === value}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label htmlFor="desk-reopen-message">A sentence of your own in that mail (optional)</label>
      <textarea
        id="desk-reopen-message"
        name="reopen_message"
        rows={2}
        maxLength={2000}
        defaultValue={message}
      />
      {isBegun && <small>Begun before and kept, perhaps by a colleague.</small>}
      <button type="submit" className="desk-button" name="decision" value="reopen">
        Reopen
      </button>
    </details>
  );
}

const MAIL_WORDS: Readonly<Record<MessageState['state'], string>> = {
  waiting: 'waits to be sent',
  sent: 'sent',
  dead: 'could not be sent: somebody has to look',
};

/** What was decided, in place of the form: by whom, when, why, and whether the applicant has been told. */
export function DecisionTaken(props: {
  readonly registration: Registration;
  /** The mail that tells the applicant; undefined where it is gone. */
  readonly mail: MessageState | undefined;
  /** What can be done about it. */
  readonly children: ReactNode;
}) {
  const { status, decidedAt, decidedBy, reason } = props.registration;
  const { mail, children } = props;
  const who = decidedBy && typeof decidedBy === 'object' ? decidedBy.name : undefined;
  return (
    <section className="desk-decision" aria-label="Decision">
      <h2>Decision</h2>
      <p>
        <strong>{statusLabel(status)}</strong>
        {who && ` by ${who}`}
        {decidedAt && `, ${when(new Date(decidedAt))}`}
        {isDeclineReason(reason) && `, since ${DECLINE_REASONS[reason]}`}.
      </p>
      {mail && (
        <p>
          Mail to the applicant:{' '}
          <a href={`/admin/collections/outbox/${mail.id}`}>{MAIL_WORDS[mail.state]}</a>
          {mail.sent_at && `, ${when(mail.sent_at)}`}
        </p>
      )}
      {children}
    </section>
  );
}

/** Decisions that are asked about once: the applicant hears of them at once. */
type Decision = 'approve' | 'decline';
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
    <section className="desk-decision" aria-labelledby={QUESTION}>
      <input type="hidden" name="confirmed" value={decision} />
      <h2 id={QUESTION}>
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
                <strong>Not judged:</strong> {counted(unjudged.length, 'item')}
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
            {statusLabel(other.status).toLowerCase()})
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
