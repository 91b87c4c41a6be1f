import { OPERATIONS } from '@selvedge/contract/operations';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { mountOperation } from '../http/mount-operation.ts';
import { fieldErrors } from '../http/validation.ts';
import type { TakeApplication } from './take-application.ts';

/** The operations that {@link registrationRoutes} serves. */
export const REGISTRATION_OPERATIONS = ['registration'] as const;

type Headers = Record<string, string | string[] | undefined>;

/** What the headers say of an application. Throws where one of them is not what it should be. */
export function senderOf(given: Headers) {
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

/** What calls that take an application are held to. */
export const applicationLimits = (limits: Limits) => ({
  bodyBytes: limits.registrationBytes,
  answerMs: limits.documentsMs,
  rateLimit: { max: limits.registrationsPerMinute, timeWindow: 60_000, groupId: 'registration' },
});

/** The trade application's call, with everything in its body. Source: CALL-24. */
export function registrationRoutes(take: TakeApplication, limits: Limits): FastifyPluginAsync {
  return (app) =>
    mountOperation(
      app,
      OPERATIONS.registration,
      ({ body: { data }, bodyText, headers, client, signal, chargeStored }) => {
        const sender = { client, signal };
        return take({ ...senderOf(headers), data, bodyText, sender, chargeStored });
      },
      applicationLimits(limits),
    );
}
