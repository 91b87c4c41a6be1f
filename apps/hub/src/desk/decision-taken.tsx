import type { MessageState } from '../outbox/message-state.ts';
import type { Registration } from '../payload-types.ts';
import { DECLINE_REASONS, isDeclineReason } from '../registrations/judgement.ts';
import { isStatus, STATUS_LABELS } from '../registrations/statuses.ts';
import { when } from './when.ts';

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
}) {
  const { status, decidedAt, decidedBy, reason } = props.registration;
  const { mail } = props;
  const who = decidedBy && typeof decidedBy === 'object' ? decidedBy.name : undefined;
  return (
    <section className="desk-decision" aria-label="Decision">
      <h2>Decision</h2>
      <p>
        <strong>{isStatus(status) ? STATUS_LABELS[status] : status}</strong>
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
    </section>
  );
}
