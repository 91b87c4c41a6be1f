import type { QueryExecutor } from '@selvedge/database/query-executor';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { writeAudit } from '../audit/audit-entry.ts';
import { type SealingKeys, sealingKeys } from '../inbox/sealing-keys.ts';
import { type MailContent, sealMail } from '../outbox/mail-content.ts';
import { queueMessage } from '../outbox/queue-message.ts';
import { transactionOf } from '../projections/transaction.ts';
import {
  type CorrectionRequest,
  correctionRequest,
  openCorrectionRequest,
} from '../registrations/ask-corrections.ts';
import {
  DECLINE_REASONS,
  isDeclineReason,
  type Judgement,
  judgementsOf,
  toCorrect,
} from '../registrations/judgement.ts';
import { type About, approvedMail, correctionsMail, declinedMail } from '../registrations/mails.ts';
import { DECIDED, isStatus, type Status } from '../registrations/statuses.ts';
import { backToApplication, CLERKS, deskEndpoint, formOf } from './desk-request.ts';

const MAX_MESSAGE_CHARACTERS = 2000;

const current = z.object({
  reference: z.string(),
  status: z.string().refine(isStatus),
  updated_at: z.coerce.date(),
  scan_state: z.string().nullable(),
  company_name: z.string().nullable(),
  applicant_name: z.string().nullable(),
  applicant_email: z.string().nullable(),
});
type Current = z.output<typeof current>;

/** What a decision makes of an application, and what it says. */
interface Outcome {
  readonly said: string;
  readonly status: Status;
  readonly reason?: string;
  readonly mail?: MailContent;
  readonly request?: CorrectionRequest;
}

const PURPOSES: Readonly<Record<string, string>> = {
  approved: 'Registration approved',
  declined: 'Registration declined',
  asked: 'Corrections asked',
};

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, MAX_MESSAGE_CHARACTERS) : '';
};

const aboutOf = (now: Current): About => ({
  to: now.applicant_email ?? '',
  name: now.applicant_name ?? '',
  company: now.company_name ?? '',
  reference: now.reference,
});

/** What the form asks for, or the code of why it cannot be had. */
function outcomeOf(
  form: FormData,
  now: Current,
  judgements: readonly Judgement[],
  siteOrigin: string,
): Outcome | string {
  if (DECIDED.includes(now.status)) return 'decided';
  if (now.updated_at.toISOString() !== text(form, 'seen')) return 'changed';
  switch (text(form, 'decision')) {
    case 'approve':
      if (toCorrect(judgements).length > 0) return 'open_items';
      if (now.scan_state === 'awaiting_scan') return 'awaiting_scan';
      return {
        said: 'approved',
        status: 'approved',
        mail: approvedMail(aboutOf(now), text(form, 'message')),
      };
    case 'decline': {
      const reason = text(form, 'reason');
      if (!isDeclineReason(reason)) return 'no_reason';
      const mail = declinedMail(aboutOf(now), DECLINE_REASONS[reason], text(form, 'message'));
      return { said: 'declined', status: 'declined', reason, mail };
    }
    case 'ask': {
      if (toCorrect(judgements).length === 0) return 'no_items';
      const request = correctionRequest(siteOrigin, judgements);
      const mail = correctionsMail(aboutOf(now), request, text(form, 'message'));
      return { said: 'asked', status: 'corrections_asked', request, mail };
    }
    default:
      return savedOnly(now);
  }
}

const savedOnly = ({ status }: Current): Outcome => ({
  said: 'saved',
  status: status === 'new' ? 'in_review' : status,
});

/** Why a form is not even saved: somebody else was there before. */
const TOO_LATE: readonly string[] = ['decided', 'changed'];

async function keep(
  executor: QueryExecutor,
  { req, id, now, keys }: { req: PayloadRequest; id: number; now: Current; keys: SealingKeys },
  { said, status, reason, mail, request }: Outcome,
  judgements: readonly Judgement[],
): Promise<void> {
  const decided = DECIDED.includes(status);
  const userId = req.user?.id ?? null;
  await executor.query(
    `UPDATE hub.registrations SET status = $2, judgements = $3::jsonb, reason = $4, updated_at = now(),
       assignee_id = coalesce(assignee_id, $5::int),
       decided_at = CASE WHEN $6::boolean THEN now() END, decided_by_id = CASE WHEN $6::boolean THEN $5::int END
     WHERE id = $1`,
    [id, status, JSON.stringify(judgements), reason ?? null, userId, decided],
  );
  if (request) await openCorrectionRequest(executor, now.reference, request);
  if (mail) {
    const each = request ? `/${request.tokenHash.toString('hex')}` : '';
    await queueMessage(executor, {
      key: `${said}/${now.reference}${each}`,
      kind: 'mail',
      purpose: `${PURPOSES[said] ?? said}: ${now.reference}`,
      recipient: mail.to,
      sealed: await sealMail(keys, mail),
    });
  }
  await writeAudit(req, {
    action: said === 'saved' ? 'judge' : said,
    kind: 'registrations',
    id,
    title: now.reference,
    fields: [
      ...(reason ? [`reason: ${reason}`] : []),
      ...judgements.map(({ path, verdict }) => `${path}: ${verdict}`),
    ],
  });
}

/**
 * `POST /api/registrations/{id}/decide`: keeps what the clerk thinks of each item and, by `decision`, approves, declines
 * or asks for corrections.
 * Status, mail and line in the log are kept together or not at all; what somebody else has changed since the form was made
 * (`seen`) is not overwritten. A decision that cannot be had leaves what the clerk thinks of the items saved.
 */
export const decide = (dataDir: string) =>
  deskEndpoint('post', '/decide', CLERKS, async ({ req, registration: { id } }) => {
    const form = await formOf(req);
    const keys = await sealingKeys(dataDir);
    const siteOrigin = String(req.payload.config.custom?.siteOrigin);
    await initTransaction(req);
    try {
      const executor = await transactionOf(req);
      const { rows } = await executor.query(
        `SELECT reference, status, updated_at, scan_state, company_name, applicant_name, applicant_email
         FROM hub.registrations WHERE id = $1 AND erased_at IS NULL FOR UPDATE`,
        [id],
      );
      const found = current.safeParse(rows[0]);
      const judgements = judgementsOf(form);
      const outcome = found.success
        ? outcomeOf(form, found.data, judgements, siteOrigin)
        : 'decided';
      const isRefused = typeof outcome === 'string';
      if (found.success && !(isRefused && TOO_LATE.includes(outcome))) {
        const now = found.data;
        const kept = isRefused ? savedOnly(now) : outcome;
        await keep(executor, { req, id, now, keys }, kept, judgements);
      }
      await commitTransaction(req);
      return backToApplication(id, isRefused ? outcome : outcome.said);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  });
