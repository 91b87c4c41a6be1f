import { z } from 'zod';
import type { MailContent } from '../../messages/mail-content.ts';
import {
  DECLINE_REASONS,
  isDeclineReason,
  isReopenReason,
  toCorrect,
} from '../application/judgement.ts';
import { DECIDED, isStatus, type Status } from '../application/statuses.ts';
import { type CorrectionRequest, correctionRequest } from './ask-corrections.ts';
import { type FormFields, storedFields } from './form-fields.ts';
import { type About, approvedMail, correctionsMail, declinedMail, reopenedMail } from './mails.ts';

/** An application as it is while its form is worked on. */
export const applicationState = z.object({
  reference: z.string(),
  status: z.string().refine(isStatus),
  updated_at: z.coerce.date(),
  decided_at: z.coerce.date().nullable(),
  scan_state: z.string().nullable(),
  company_name: z.string().nullable(),
  applicant_name: z.string().nullable(),
  applicant_email: z.string().nullable(),
  judgements: z.unknown(),
  unsent: z.unknown(),
  notes: z.unknown(),
});
export type ApplicationState = z.output<typeof applicationState>;

/** What a button of the desk makes of an application, and what it says. */
export interface Outcome {
  /** A code of flash-message.ts, or a decision that is to be confirmed. */
  readonly flash: string;
  readonly status?: Status;
  readonly reason?: string;
  readonly mail?: MailContent;
  readonly request?: CorrectionRequest;
  /** Who works on it from now on; null for nobody. */
  readonly assignee?: 'me' | null;
  /** A note for colleagues. */
  readonly note?: string;
  /** Sentences that have gone where they belong, and leave the form. */
  readonly gone?: readonly string[];
}

/** What a button is pressed on. */
interface Pressed {
  readonly form: FormData;
  readonly now: ApplicationState;
  readonly fields: FormFields;
  /** Whether the form shows the newest state. */
  readonly isCurrent: boolean;
  readonly siteOrigin: string;
}

const aboutOf = (now: ApplicationState): About => ({
  to: now.applicant_email ?? '',
  name: now.applicant_name ?? '',
  company: now.company_name ?? '',
  reference: now.reference,
});

const OF_A_DECISION = ['message', 'reason'];
const OF_A_REOPENING = ['reopen_reason', 'reopen_tell', 'reopen_message'];
const isDecided = ({ status }: ApplicationState): boolean => DECIDED.includes(status);

/** A decision is final and mailed: it is asked about once, on a page that shows what speaks against it. */
function approve({ form, now, fields, isCurrent }: Pressed): Outcome {
  if (toCorrect(storedFields(fields).judgements).length > 0) return { flash: 'open_items' };
  if (now.scan_state === 'awaiting_scan') return { flash: 'awaiting_scan' };
  if (form.get('confirmed') !== 'approve') return { flash: 'confirm_approve' };
  if (!isCurrent) return { flash: 'changed' };
  const mail = approvedMail(aboutOf(now), fields.message ?? '');
  return { flash: 'approved', status: 'approved', mail, gone: OF_A_DECISION };
}

function decline({ form, now, fields, isCurrent }: Pressed): Outcome {
  const { reason, message = '' } = fields;
  if (!isDeclineReason(reason)) return { flash: 'no_reason' };
  if (form.get('confirmed') !== 'decline') return { flash: 'confirm_decline' };
  if (!isCurrent) return { flash: 'changed' };
  const mail = declinedMail(aboutOf(now), DECLINE_REASONS[reason], message);
  return { flash: 'declined', status: 'declined', reason, mail, gone: OF_A_DECISION };
}

function ask({ now, fields, isCurrent, siteOrigin }: Pressed): Outcome {
  const { judgements } = storedFields(fields);
  if (toCorrect(judgements).length === 0) return { flash: 'no_items' };
  if (!isCurrent) return { flash: 'changed' };
  const request = correctionRequest(siteOrigin, judgements);
  const mail = correctionsMail(aboutOf(now), request, fields.message ?? '');
  return { flash: 'asked', status: 'corrections_asked', request, mail, gone: ['message'] };
}

function reopen({ now, fields }: Pressed): Outcome {
  if (!isDecided(now)) return { flash: 'not_decided' };
  const { reopen_reason: reason, reopen_tell: tell, reopen_message: message = '' } = fields;
  if (!isReopenReason(reason)) return { flash: 'no_reopen_reason' };
  if (tell !== 'mail' && tell !== 'nothing') return { flash: 'not_chosen_whether_to_tell' };
  return {
    flash: tell === 'mail' ? 'reopened_told' : 'reopened',
    status: 'in_review',
    reason,
    ...(tell === 'mail' && { mail: reopenedMail(aboutOf(now), message) }),
    gone: OF_A_REOPENING,
  };
}

/** What the button that was pressed makes of an application, or the code of why that cannot be had. */
export function outcomeOf(pressed: Pressed): Outcome {
  const { form, now, fields } = pressed;
  const { note = '' } = fields;
  switch (form.get('decision')) {
    case 'note':
      return note === '' ? { flash: 'no_note' } : { flash: 'noted', note, gone: ['note'] };
    case 'take':
      return { flash: 'assigned', assignee: 'me' };
    case 'release':
      return { flash: 'released', assignee: null };
    case 'reopen':
      return reopen(pressed);
    case 'approve':
      return isDecided(now) ? { flash: 'decided' } : approve(pressed);
    case 'decline':
      return isDecided(now) ? { flash: 'decided' } : decline(pressed);
    case 'ask':
      return isDecided(now) ? { flash: 'decided' } : ask(pressed);
    default:
      return { flash: 'saved' };
  }
}
