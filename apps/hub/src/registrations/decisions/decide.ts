import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { PayloadRequest } from 'payload';
import { refusal } from '../../access/editors-only.ts';
import { CLERKS } from '../../access/roles.ts';
import { type SealingKeys, sealingKeys } from '../../access/sealing-keys.ts';
import { type AuditEntry, writeAudit } from '../../audit/audit-entry.ts';
import { wholeTransaction } from '../../database/transaction.ts';
import { queueMessage, takeMessageBack } from '../../messages/queue-message.ts';
import { sealMail } from '../../messages/sealed-mail.ts';
import { correctedSince } from '../application/last-correction.ts';
import { DECIDED } from '../application/statuses.ts';
import { backToApplication, deskEndpoint, formOf, NO_STORE } from './desk-request.ts';
import {
  beyond,
  type FormFields,
  isNewestNote,
  isTooLong,
  judgedUnseen,
  mergeFields,
  readJudgements,
  readNotes,
  savedFields,
  sentFields,
  shownFields,
  storedFields,
  verdictField,
} from './form-fields.ts';
import {
  type ApplicationState,
  applicationState,
  closeCorrectionRequest,
  type Outcome,
  openCorrectionRequest,
  outcomeOf,
} from './outcome.ts';

/** The state of an application, which nobody else changes before the transaction ends; undefined where it is erased. */
async function lockApplication(
  executor: QueryExecutor,
  id: number,
): Promise<ApplicationState | undefined> {
  const { rows } = await executor.query(
    `SELECT reference, status, updated_at, decided_at, scan_state, company_name, applicant_name, applicant_email,
       judgements, unsent, notes, assignee_id
     FROM hub.registrations WHERE id = $1 AND erased_at IS NULL FOR UPDATE`,
    [id],
  );
  return applicationState.optional().parse(rows[0]);
}

interface Work {
  readonly req: PayloadRequest;
  readonly id: number;
  readonly now: ApplicationState;
  readonly keys: SealingKeys;
  /** What the form's fields held, and hold. */
  readonly before: FormFields;
  readonly fields: FormFields;
}

const PURPOSES: Readonly<Record<string, string>> = {
  approved: 'Registration approved',
  declined: 'Registration declined',
  asked: 'Corrections asked',
  reopened_told: 'Registration reopened',
};

async function queueMail(executor: QueryExecutor, { now, keys }: Work, outcome: Outcome) {
  const { flash, mail, request } = outcome;
  if (!mail) return;
  const isOneOfMany = request !== undefined || flash === 'reopened_told';
  const each = request?.tokenHash.toString('hex') ?? now.decided_at?.toISOString();
  await queueMessage(executor, {
    key: `${flash}/${now.reference}${isOneOfMany ? `/${each}` : ''}`,
    kind: 'mail',
    purpose: `${PURPOSES[flash] ?? flash}: ${now.reference}`,
    recipient: mail.to,
    sealed: await sealMail(keys, mail),
  });
}

/** What was mailed about where an application stands, and has not left, holds no more: the next mail takes its place. */
async function takeMailsBack(executor: QueryExecutor, { reference }: ApplicationState) {
  for (const flash of Object.keys(PURPOSES))
    await takeMessageBack(executor, `${flash}/${reference}`);
}

/** The lines that the audit log gets: what was decided with all its verdicts, else what has changed. */
function linesOf({ now, id, fields, before }: Work, outcome: Outcome): AuditEntry[] {
  const { flash, status, reason, note, assignee } = outcome;
  const about = { kind: 'registrations', id, title: now.reference } as const;
  const { judgements } = storedFields(fields);
  const verdicts = (all: typeof judgements) =>
    all.map(({ path, verdict }) => `${path}: ${verdict}`);
  if (status !== undefined) {
    const isReopened = DECIDED.includes(now.status);
    const why = reason ? [`reason: ${reason}`] : [];
    const told = isReopened ? [flash === 'reopened' ? 'applicant not told' : 'applicant told'] : [];
    const action = isReopened ? 'reopen' : flash;
    return [{ ...about, action, fields: [...why, ...told, ...verdicts(judgements)] }];
  }
  const changed = judgements.filter(({ path, verdict }) => before[`verdict:${path}`] !== verdict);
  const taken = storedFields(before).judgements.filter(
    ({ path }) => !judgements.some((left) => left.path === path),
  );
  const judged = [...verdicts(changed), ...taken.map(({ path }) => `${path}: not judged`)];
  const other = [...(note ? ['notes'] : []), ...(assignee !== undefined ? ['assignee'] : [])];
  return [
    ...(judged.length > 0 ? [{ ...about, action: 'judge', fields: judged }] : []),
    ...(other.length > 0 ? [{ ...about, action: 'update', fields: other }] : []),
  ];
}

/**
 * The line of who has written something into the form that goes nowhere yet, by the names of the fields: one an hour for
 * each person, for the form saves itself at every pause.
 */
async function lineOfWriting(
  executor: QueryExecutor,
  { req, id, now, before, fields }: Work,
): Promise<AuditEntry[]> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(fields)])].filter(
    (name) => !name.startsWith(verdictField('')) && before[name] !== fields[name],
  );
  if (names.length === 0) return [];
  const { rows } = await executor.query(
    `SELECT FROM audit.entry WHERE subject_kind = 'registrations' AND subject_id = $1 AND actor_id = $2
       AND action = 'write' AND at > now() - interval '1 hour' LIMIT 1`,
    [String(id), String(req.user?.id ?? '')],
  );
  const line = { action: 'write', kind: 'registrations', id, title: now.reference, fields: names };
  return rows.length > 0 ? [] : [line];
}

/** Whether the form is told what it neither sent nor showed, so that whoever has sent it reads it now. */
const isTold = (form: FormData, fields: FormFields): boolean => {
  const [sent, shown] = [sentFields(form), shownFields(form)];
  return Object.entries(fields).some(
    ([name, value]) => value !== (sent[name] ?? '') && value !== (shown[name] ?? ''),
  );
};

/**
 * Keeps what stands in the desk's form and what a button makes of the application, with its mail and its lines in the log.
 *
 * @returns the state that the next form is made from
 */
async function saveOutcome(executor: QueryExecutor, work: Work, outcome: Outcome): Promise<string> {
  const { req, id, now, before, fields } = work;
  const { status, reason, note, assignee, gone = [], colleagues, request } = outcome;
  const userId = req.user?.id ?? null;
  const wasDecided = DECIDED.includes(now.status);
  const isDecided = status !== undefined && DECIDED.includes(status);
  // What is decided stays as it was judged, whatever an older form says of it.
  const isClosed = wasDecided && status === undefined;
  const left: FormFields = {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.includes(name))),
    ...colleagues,
  };
  const closed = readJudgements(now.judgements);
  const { judgements, unsent } = isClosed
    ? { judgements: closed, unsent: beyond(closed, left) }
    : storedFields(left);
  const isChanged = JSON.stringify(before) !== JSON.stringify(left);
  if (!isChanged && status === undefined && assignee === undefined && note === undefined)
    return now.updated_at.toISOString();
  const by = req.user?.name ?? '';
  const notes = readNotes(now.notes);
  const allNotes = note ? [...notes, { at: new Date().toISOString(), by, text: note }] : notes;
  const isWorkedOn = status !== undefined || (isChanged && !isClosed);
  const works = isWorkedOn ? 'coalesce(assignee_id, $6::int)' : 'assignee_id';
  if (status !== undefined) await takeMailsBack(executor, now);
  const { rows } = await executor.query(
    `UPDATE hub.registrations SET status = $2, judgements = $3::jsonb, unsent = $4::jsonb, notes = $5::jsonb,
       assignee_id = ${assignee === undefined ? works : assignee === 'me' ? '$6::int' : 'NULL'},
       reason = CASE WHEN $7::boolean THEN $8 ELSE reason END,
       decided_at = CASE WHEN NOT $7::boolean THEN decided_at WHEN $9::boolean THEN now() END,
       decided_by_id = CASE WHEN NOT $7::boolean THEN decided_by_id WHEN $9::boolean THEN $6::int END,
       updated_at = now()
     WHERE id = $1 RETURNING updated_at`,
    [
      id,
      status ?? (isChanged && now.status === 'new' ? 'in_review' : now.status),
      JSON.stringify(judgements),
      JSON.stringify(unsent),
      JSON.stringify(allNotes),
      userId,
      status !== undefined,
      wasDecided ? null : (reason ?? null),
      isDecided,
    ],
  );
  if (request) await openCorrectionRequest(executor, now.reference, request);
  else if (isDecided) await closeCorrectionRequest(executor, now.reference);
  await queueMail(executor, work, outcome);
  const lines = linesOf({ ...work, fields: isClosed ? before : fields }, outcome);
  await writeAudit(req, ...lines, ...(await lineOfWriting(executor, { ...work, fields: left })));
  return applicationState.pick({ updated_at: true }).parse(rows[0]).updated_at.toISOString();
}

interface Decided {
  /** A code of `FLASH_MESSAGES`, or of a decision that is to be confirmed. */
  readonly flash: string;
  /** Choices that were not taken, since somebody has chosen otherwise meanwhile. */
  readonly notTaken: FormFields;
  /** What the form holds now, and the state that its person has seen. */
  readonly shown: FormFields;
  readonly seen: string;
  /** Whether somebody has decided on it: what is judged now waits until it is reopened. */
  readonly isDecided: boolean;
}

/** Decisions after which corrections count no more. */
const FINAL: readonly string[] = ['approve', 'decline'];

/**
 * Whether the applicant has just sent corrections that the hub takes in its next round: who decides has not seen them. What
 * waits for longer could not be opened, and holds no decision up.
 */
async function isAnswerOnItsWay(executor: QueryExecutor, reference: string): Promise<boolean> {
  const { rows } = await executor.query(
    `SELECT FROM inbox.correction WHERE reference = $1 AND octet_length(answer) > 0
       AND answered_at > now() - interval '1 minute'`,
    [reference],
  );
  return rows.length > 0;
}

const GONE: Decided = { flash: 'gone', notTaken: {}, shown: {}, seen: '', isDecided: false };

/** When the state was that a form is made from; a form that does not say has seen nothing. */
function seenAt(form: FormData): Date {
  const seen = new Date(String(form.get('seen')));
  return Number.isNaN(seen.getTime()) ? new Date(0) : seen;
}

/**
 * Keeps what stands in the desk's form, whatever button was pressed, and does what the button says: all of it or nothing. A
 * button whose outcome cannot be had leaves what was written saved.
 */
export async function decideByForm(
  req: PayloadRequest,
  id: number,
  form: FormData,
  dataDir: string,
): Promise<Decided> {
  const keys = await sealingKeys(dataDir);
  const siteOrigin = String(req.payload.config.custom?.siteOrigin);
  return wholeTransaction(req, async (executor) => {
    const now = await lockApplication(executor, id);
    if (!now) return GONE;
    const before = savedFields(readJudgements(now.judgements), now.unsent);
    const { id: userId = null, name: by = '' } = req.user ?? {};
    const isSeen = now.updated_at.toISOString() === form.get('seen');
    const sent = sentFields(form);
    const isNoted = !isSeen && isNewestNote(readNotes(now.notes), by, sent.note);
    const shown = shownFields(form);
    const corrected = isSeen ? [] : await correctedSince(executor, id, seenAt(form));
    const outdated = judgedUnseen(sent, shown, corrected);
    const written: Record<string, string> = { ...sent, ...(isNoted && { note: '' }) };
    for (const name of Object.keys(outdated)) written[name] = shown[name] ?? '';
    const merged = mergeFields(before, shown, written);
    const { fields } = merged;
    const notTaken = { ...merged.notTaken, ...outdated };
    if (isTooLong(fields) && !isTooLong(before))
      throw refusal('More is written of this application than there is room for. Shorten it.');
    const isFinal = FINAL.includes(String(form.get('decision')));
    const isCurrent = isSeen && !(isFinal && (await isAnswerOnItsWay(executor, now.reference)));
    const outcome: Outcome =
      Object.keys(notTaken).length > 0
        ? { flash: 'changed' }
        : outcomeOf({ form, now, before, fields, isNoted, isCurrent, userId, siteOrigin });
    const seen = await saveOutcome(executor, { req, id, now, keys, before, fields }, outcome);
    if (isTold(form, fields))
      await writeAudit(req, { action: 'read', kind: 'registrations', id, title: now.reference });
    // A form that saves itself does not show what colleagues did meanwhile: it stays as old as it is.
    const stillSeen = isSeen ? seen : String(form.get('seen') ?? '');
    const isDecided = DECIDED.includes(now.status);
    return { flash: outcome.flash, notTaken, shown: fields, seen: stillSeen, isDecided };
  });
}

/**
 * `POST /api/registrations/{id}/decide`: the desk's one form. Keeps what stands in it and, by `decision`, adds the note,
 * takes or releases the application, approves, declines, asks for corrections, or reopens a decision. Only what was changed
 * in the form since it was made (`shown`) counts, so that nobody's work is overwritten; who decides has seen the newest
 * state (`seen`). Answers with the page, or what is stored where JSON is asked for.
 */
export const decide = (dataDir: string) =>
  deskEndpoint('post', '/decide', CLERKS, async ({ req, registration: { id } }) => {
    const decided = await decideByForm(req, id, await formOf(req), dataDir);
    if (req.headers.get('accept') === 'application/json')
      return Response.json(decided, { headers: NO_STORE });
    return backToApplication(id, decided.flash, decided.notTaken);
  });
