import { OPERATIONS } from '@selvedge/contract/operations';
import { REGISTRATION_SENT } from '@selvedge/contract/registration-answer';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { mountOperation } from '../http/mount-operation.ts';
import { fieldErrors } from '../http/validation.ts';
import { wrongDocuments } from './document-types.ts';
import type { KeepRegistration } from './keep-registration.ts';

const RETRY_AFTER_SECONDS = 10;
const CONFLICT = 409;

/** The operations that {@link registrationRoutes} serves. */
export const REGISTRATION_OPERATIONS = ['registration'] as const;

/** The sender's key for this registration; undefined where it sends none. Throws where it is too long or empty. */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const { headers } = OPERATIONS.registration;
  const parsed = headers.safeParse({ 'Idempotency-Key': header });
  if (parsed.success) return parsed.data['Idempotency-Key'];
  const errors = fieldErrors(parsed.error.issues, headers);
  throw new RequestFailure(400, 'The Idempotency-Key header is not valid', { errors });
}

/**
 * The trade application's call. It answers only when the application is kept, and the same key always gives the same
 * answer; a body that is refused leaves nothing behind. Source: CALL-24, REG-48, decisions 12, 36.
 */
export function registrationRoutes(keep: KeepRegistration, limits: Limits): FastifyPluginAsync {
  return async (app) => {
    await mountOperation(
      app,
      OPERATIONS.registration,
      async ({ body, bodyText, headers }) => {
        const key = idempotencyKey(headers['idempotency-key']);
        const errors = await wrongDocuments(body.data.documentation);
        const [first] = errors;
        if (first) throw new RequestFailure(400, `${first.field}: ${first.message}`, { errors });
        const { reference } = await keep({ idempotencyKey: key, bodyText }).catch((cause) => {
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
        handlerTimeout: limits.handlerMs,
        rateLimit: {
          max: limits.registrationsPerMinute,
          timeWindow: 60_000,
          groupId: 'registration',
        },
      },
    );
  };
}
