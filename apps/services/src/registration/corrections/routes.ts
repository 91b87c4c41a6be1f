import { CORRECTION_OPERATIONS } from '@selvedge/contract/registration-corrections';
import { itemLabel } from '@selvedge/contract/registration-item-labels';
import { itemShape } from '@selvedge/contract/registration-items';
import type { ExamineDocument } from '@selvedge/documents/examine-document';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../../http/failure.ts';
import type { Limits } from '../../http/limits.ts';
import { mountOperation } from '../../http/mount-operation.ts';
import type { CorrectionStore } from './correction-store.ts';
import { safeValues } from './safe-values.ts';

const RETRY_AFTER_SECONDS = 10;
const NOT_FOUND = 404;
const UNKNOWN_LINK = 'This link is unknown or too old. Please write to the registration desk.';

/** Also to whoever has lost the first answer and sends the same again. */
const ARRIVED_BEFORE =
  'Corrections by this link have arrived before. Nothing is kept of what is sent again: if it differs, please write to the registration desk.';

/** The operations that {@link correctionRoutes} serves. */
export const CORRECTION_OPERATION_NAMES = ['findCorrections', 'sendCorrections'] as const;

const away = (cause: unknown): never => {
  const msg = 'The registration desk could not be reached; try again in a moment';
  throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
};

/** The calls behind a mailed link that asks for corrections: what is asked, and the answer, which counts once. */
export function correctionRoutes(
  store: CorrectionStore,
  examine: ExamineDocument,
  limits: Limits,
): FastifyPluginAsync {
  const rateLimit = {
    max: limits.registrationsPerMinute,
    timeWindow: 60_000,
    groupId: 'correction',
  };
  return async (app) => {
    await mountOperation(
      app,
      CORRECTION_OPERATIONS.findCorrections,
      async ({ body }) => {
        const found = await store.find(body.token).catch(away);
        if (!found) return { success: true as const, corrections: null, msg: UNKNOWN_LINK };
        const items = found.items.flatMap((item) => {
          const shape = itemShape(item.path);
          return shape ? [{ ...item, label: itemLabel(item.path), shape }] : [];
        });
        const { reference, message, isAnswered } = found;
        const corrections = { reference, is_answered: isAnswered, message, items };
        return { success: true as const, corrections, msg: 'Found' };
      },
      { answerMs: limits.handlerMs, rateLimit },
    );
    await mountOperation(
      app,
      CORRECTION_OPERATIONS.sendCorrections,
      async ({ body: { token, values: given }, client, signal, chargeStored }) => {
        const found = await store.find(token).catch(away);
        if (!found) throw new RequestFailure(NOT_FOUND, UNKNOWN_LINK);
        if (found.isAnswered) return { success: true as const, msg: ARRIVED_BEFORE };
        const { wrong, values, scanState } = await safeValues(found.items, given, examine, {
          client,
          signal,
        });
        const [first] = wrong;
        if (first) {
          throw new RequestFailure(400, `${first.field}: ${first.message}`, { errors: wrong });
        }
        chargeStored(Buffer.byteLength(JSON.stringify(values)));
        signal?.throwIfAborted(); // what is answered for as too late is not kept
        const done = await store.record(token, values, scanState).catch(away);
        if (!done) throw new RequestFailure(NOT_FOUND, UNKNOWN_LINK);
        return { success: true as const, msg: 'Your corrections have arrived' };
      },
      {
        bodyBytes: limits.registrationBytes,
        answerMs: limits.documentsMs,
        rateLimit,
      },
    );
  };
}
