import { OPERATIONS } from '@selvedge/contract/operations';
import { REGISTRATION_SENT } from '@selvedge/contract/registration-answer';
import type { ExamineDocument } from '@selvedge/documents/examine-document';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { mountOperation } from '../http/mount-operation.ts';
import { fieldErrors } from '../http/validation.ts';
import type { KeepRegistration } from './keep-registration.ts';
import { safeDocuments } from './safe-documents.ts';

const RETRY_AFTER_SECONDS = 10;
const CONFLICT = 409;

/** The operations that {@link registrationRoutes} serves. */
export const REGISTRATION_OPERATIONS = ['registration'] as const;

/** What the headers say of a registration. Throws where one of them is not what it should be. */
function headersOf(given: Record<string, string | string[] | undefined>) {
  const { headers } = OPERATIONS.registration;
  const parsed = headers.safeParse({
    'Idempotency-Key': given['idempotency-key'],
    'Registration-Draft': given['registration-draft'],
  });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error.issues, headers);
    throw new RequestFailure(400, `The ${errors[0]?.field} header is not valid`, { errors });
  }
  const draftId = parsed.data['Registration-Draft'];
  return {
    idempotencyKey: parsed.data['Idempotency-Key'],
    draftKeyHash: draftId === undefined ? undefined : Buffer.from(draftId, 'base64url'),
  };
}

/**
 * The trade application's call. It answers only when the application is kept, and the same key always gives the same
 * answer; a body that is refused leaves nothing behind. Source: CALL-24, REG-48, decisions 12, 36.
 */
export function registrationRoutes(
  keep: KeepRegistration,
  examine: ExamineDocument,
  limits: Limits,
): FastifyPluginAsync {
  return async (app) => {
    await mountOperation(
      app,
      OPERATIONS.registration,
      async ({ body, bodyText, headers }) => {
        const sender = headersOf(headers);
        const safe = await safeDocuments(body.data.documentation, examine);
        const [first] = safe.wrong;
        if (first) {
          const msg = `${first.field}: ${first.message}`;
          throw new RequestFailure(400, msg, { errors: safe.wrong });
        }
        const kept = { data: { ...body.data, documentation: safe.documentation } };
        const { reference } = await keep({
          ...sender,
          bodyText,
          keptText: JSON.stringify(kept),
          scanState: safe.scanState,
        }).catch((cause) => {
          const msg = 'The application could not be kept; try again in a moment';
          throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
        });
        if (reference === undefined) {
          const msg = 'Another application was sent under this Idempotency-Key';
          throw new RequestFailure(CONFLICT, msg);
        }
        return { success: true as const, json: { reference }, msg: REGISTRATION_SENT };
      },
      {
        bodyBytes: limits.registrationBytes,
        answerMs: limits.documentsMs,
        rateLimit: {
          max: limits.registrationsPerMinute,
          timeWindow: 60_000,
          groupId: 'registration',
        },
      },
    );
  };
}
