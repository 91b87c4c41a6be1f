import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { CLERKS } from '../../access/roles.ts';
import { sealingKeys } from '../../access/sealing-keys.ts';
import { transactionOf } from '../../database/transaction.ts';
import { readJudgements } from '../application/judgement.ts';
import { backToApplication, deskEndpoint, formOf, NO_STORE } from './desk-request.ts';
import {
  type FormFields,
  mergeFields,
  savedFields,
  sentFields,
  shownFields,
} from './form-fields.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { lockApplication, saveOutcome } from './save-outcome.ts';

export interface Decided {
  /** A code of flash-message.ts, or of a decision that is to be confirmed. */
  readonly flash: string;
  /** Choices that were not taken, since somebody has chosen otherwise meanwhile. */
  readonly notTaken: FormFields;
  /** What the form holds now, and the state that it is made from. */
  readonly shown: FormFields;
  readonly seen: string;
}

const GONE: Decided = { flash: 'decided', notTaken: {}, shown: {}, seen: '' };

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
  await initTransaction(req);
  try {
    const executor = await transactionOf(req);
    const now = await lockApplication(executor, id);
    let decided = GONE;
    if (now) {
      const before = savedFields(readJudgements(now.judgements), now.unsent);
      const { fields, notTaken } = mergeFields(before, shownFields(form), sentFields(form));
      const isCurrent = now.updated_at.toISOString() === form.get('seen');
      const outcome: Outcome =
        Object.keys(notTaken).length > 0
          ? { flash: 'changed' }
          : outcomeOf({ form, now, fields, isCurrent, siteOrigin });
      const seen = await saveOutcome(executor, { req, id, now, keys, before, fields }, outcome);
      decided = { flash: outcome.flash, notTaken, shown: fields, seen };
    }
    await commitTransaction(req);
    return decided;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
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
