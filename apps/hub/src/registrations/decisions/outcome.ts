import { createHash, randomBytes } from 'node:crypto';
import {
  type AskedCorrection,
  CORRECTION_LINK_DAYS,
  MAX_CORRECTIONS,
  type StoredCorrections,
} from '@selvedge/contract/registration-corrections';
import {
  type ItemPath,
  POST_IS_SAME,
  POSTAL_ADDRESS,
} from '@selvedge/contract/registration-item-labels';
import { correctionsUrl } from '@selvedge/contract/urls';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import type { MailContent } from '../../messages/sealed-mail.ts';
import { DECIDED, isStatus, type Status } from '../application/statuses.ts';
import {
  DECLINE_REASONS,
  type FormFields,
  ITEM_REASONS,
  isDeclineReason,
  isFullOfNotes,
  isItemReason,
  isReopenReason,
  type Judgement,
  readNotes,
  sentFields,
  shownFields,
  storedFields,
  toCorrect,
} from './form-fields.ts';
import { type About, approvedMail, correctionsMail, declinedMail, reopenedMail } from './mails.ts';

const TOKEN_BYTES = 32;

/** A request for corrections before it is mailed. */
export interface CorrectionRequest {
  /** What the mail's link holds; the database has its hash alone. */
  readonly link: string;
  readonly tokenHash: Buffer;
  readonly items: readonly AskedCorrection[];
  /** What a clerk adds to all of them; may be empty. */
  readonly message: string;
}

/** What is asked of an applicant by what the desk thinks of the items, and what a clerk adds. */
export function correctionRequest(
  siteOrigin: string,
  judgements: readonly Judgement[],
  message: string,
): CorrectionRequest {
  const token = randomBytes(TOKEN_BYTES);
  const isAsked = (item: ItemPath) => toCorrect(judgements).some(({ path }) => path === item);
  return {
    // What opens it stands behind the `#`, so that no server and no log hears of it.
    link: `${siteOrigin}${correctionsUrl()}#${token.toString('base64url')}`,
    tokenHash: createHash('sha256').update(token).digest(),
    items: toCorrect(judgements).flatMap(({ path, verdict, words }) => {
      const reason = isItemReason(verdict) ? ITEM_REASONS[verdict] : '';
      const asked = { path, reason, words };
      // Who unticks the box has to say where post goes instead.
      const isAlone = path === POST_IS_SAME && !isAsked(POSTAL_ADDRESS);
      return isAlone ? [asked, { path: POSTAL_ADDRESS, reason, words: '' }] : [asked];
    }),
    message,
  };
}

/** Closes the request for corrections that nobody has answered: its link leads nowhere any more. */
export async function closeCorrectionRequest(
  executor: QueryExecutor,
  reference: string,
): Promise<void> {
  await executor.query(
    'DELETE FROM inbox.correction WHERE reference = $1 AND answered_at IS NULL',
    [reference],
  );
}

/** Opens a request for corrections on the site, in place of an earlier one that nobody has answered. */
export async function openCorrectionRequest(
  executor: QueryExecutor,
  reference: string,
  { tokenHash, items, message }: CorrectionRequest,
): Promise<void> {
  await closeCorrectionRequest(executor, reference);
  const stored: StoredCorrections = [...items, ...(message === '' ? [] : [{ message }])];
  await executor.query(
    `INSERT INTO inbox.correction (token_hash, reference, items, expires_at)
     VALUES (decode($1, 'hex'), $2, $3::jsonb, now() + interval '${CORRECTION_LINK_DAYS} days')`,
    [tokenHash.toString('hex'), reference, JSON.stringify(stored)],
  );
}

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
  assignee_id: z.number().nullable(),
});
export type ApplicationState = z.output<typeof applicationState>;

/** What a button of the desk makes of an application, and what it says. */
export interface Outcome {
  /** A code of `FLASH_MESSAGES`, or a decision that is to be confirmed. */
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
  /** What stays in the form in place of them, since a colleague is writing it. */
  readonly colleagues?: FormFields;
}

/** What a button is pressed on. */
interface Pressed {
  readonly form: FormData;
  readonly now: ApplicationState;
  /** What the form's fields held before, and hold. */
  readonly before: FormFields;
  readonly fields: FormFields;
  /** Whether the form's note was added just now: the button was pressed twice, or saving came behind it. */
  readonly isNoted: boolean;
  /** Whether the form shows the newest state. */
  readonly isCurrent: boolean;
  /** Who has pressed it. */
  readonly userId: number | string | null;
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
  const count = toCorrect(judgements).length;
  if (count === 0) return { flash: 'no_items' };
  if (count >= MAX_CORRECTIONS) return { flash: 'many_items' }; // one may bring another: where post goes instead
  if (!isCurrent) return { flash: 'changed' };
  const request = correctionRequest(siteOrigin, judgements, fields.message ?? '');
  const mail = correctionsMail(aboutOf(now), request);
  return { flash: 'asked', status: 'corrections_asked', request, mail, gone: ['message'] };
}

/** A note is signed: it is what its writer sees. What a colleague writes at the same time stays theirs, and in the form. */
function addNote({ form, now, before, isNoted }: Pressed): Outcome {
  const { note = '' } = sentFields(form);
  if (isNoted) return { flash: 'noted' };
  if (note === '') return { flash: 'no_note' };
  if (isFullOfNotes(readNotes(now.notes))) return { flash: 'many_notes' };
  const theirs = before.note === shownFields(form).note || before.note === note ? '' : before.note;
  return { flash: 'noted', note, gone: ['note'], ...(theirs && { colleagues: { note: theirs } }) };
}

function reopen({ now, fields, isCurrent }: Pressed): Outcome {
  if (!isDecided(now)) return { flash: 'not_decided' };
  const { reopen_reason: reason, reopen_tell: tell, reopen_message: message = '' } = fields;
  if (!isReopenReason(reason)) return { flash: 'no_reopen_reason' };
  if (tell !== 'mail' && tell !== 'nothing') return { flash: 'not_chosen_whether_to_tell' };
  if (!isCurrent) return { flash: 'changed' };
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
  const { form, now, userId } = pressed;
  const isOwn = now.assignee_id === null || now.assignee_id === userId;
  switch (form.get('decision')) {
    case 'note':
      return addNote(pressed);
    case 'take':
      // A form that was opened before a colleague took it does not say whose work this takes over.
      if (!pressed.isCurrent && !isOwn) return { flash: 'taken' };
      return { flash: 'assigned', assignee: 'me' };
    case 'release':
      // Nor does one say whose work it would let go of.
      if (!pressed.isCurrent && !isOwn) return { flash: 'changed' };
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
