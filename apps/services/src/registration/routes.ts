import { OPERATIONS } from '@selvedge/contract/operations';
import type { Application, RegistrationResponse } from '@selvedge/contract/registration';
import { DOCUMENT_GONE, REGISTRATION_SENT } from '@selvedge/contract/registration-answer';
import type { ExamineDocument } from '@selvedge/documents/examine-document';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { type Call, mountOperation } from '../http/mount-operation.ts';
import { networkMark } from '../http/network-mark.ts';
import { fieldErrors } from '../http/validation.ts';
import { type Sender, safeDocuments } from './safe-documents.ts';
import type { KeepRegistration, SentRegistration } from './store-registration.ts';

const RETRY_AFTER_SECONDS = 10;
const CONFLICT = 409;

/** What the sender of an application is told once it is kept. */
export const sentAnswer = (reference: string): RegistrationResponse => ({
  success: true,
  json: { reference },
  msg: REGISTRATION_SENT,
});

/** The database is away; nothing is kept of the application. */
export function notStored(cause: unknown): never {
  const msg = 'The application could not be kept; try again in a moment';
  throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

/** A draft holds documents no more that were to be sent out of it; nothing is kept of the application. */
export function documentsGone(fields: readonly string[]): RequestFailure {
  const errors = fields.map((field) => ({ field, message: DOCUMENT_GONE }));
  return new RequestFailure(CONFLICT, `${fields[0]}: ${DOCUMENT_GONE}`, { errors });
}

interface CompleteApplication extends SentRegistration {
  /** With the content of each document. */
  readonly data: Application;
  readonly draftKeyHash: Buffer | undefined;
  /** The documents that were read out of the draft, by their fields. */
  readonly draftFields?: readonly string[];
  readonly sender: Sender;
  /** Counts what is stored in the sender's share. Throws a {@link RequestFailure} where it is too much. */
  chargeStored(bytes: number): void;
}

/** Answers an application; rejects with a {@link RequestFailure} where it is not taken. */
export type TakeApplication = (application: CompleteApplication) => Promise<RegistrationResponse>;

/**
 * Takes applications, however they came: looks at their documents, keeps them, and answers when they are kept. The same
 * key always gives the same answer; what is refused, or answered for as too late, leaves nothing behind. Source: CALL-24, REG-48, decisions 12, 36.
 */
export function applicationTaker(
  keep: KeepRegistration,
  examine: ExamineDocument,
): TakeApplication {
  return async ({ data, sender, chargeStored, draftFields = [], ...sent }) => {
    const { documentation: given } = data;
    const { wrong, documentation, scanState } = await safeDocuments(given, examine, sender);
    const [first] = wrong;
    if (first) throw new RequestFailure(400, `${first.field}: ${first.message}`, { errors: wrong });
    const storedText = JSON.stringify({ data: { ...data, documentation } });
    chargeStored(Buffer.byteLength(storedText));
    sender.signal?.throwIfAborted();
    const askedBy = networkMark(sender.client);
    const isOutOfDraft = draftFields.length > 0;
    const received = { ...sent, isOutOfDraft, askedBy, storedText, scanState };
    const kept = await keep(received).catch(notStored);
    if (kept.reference === undefined) {
      if (kept.cause === 'draft gone') throw documentsGone(draftFields);
      const msg = 'Another application was sent under this Idempotency-Key';
      throw new RequestFailure(CONFLICT, msg);
    }
    return sentAnswer(kept.reference);
  };
}

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

/** Takes an application with documents that its draft holds. */
export type SendKept = (
  call: Call<typeof OPERATIONS.registration>,
) => Promise<RegistrationResponse>;

/**
 * The trade application's call, with everything in its body, or with documents that its draft holds. Source: CALL-24.
 *
 * @param sendKept none where no drafts are held
 */
export function registrationRoutes(
  take: TakeApplication,
  sendKept: SendKept | undefined,
  limits: Limits,
): FastifyPluginAsync {
  return (app) =>
    mountOperation(
      app,
      OPERATIONS.registration,
      (call) => {
        const { body, bodyText, headers, client, signal, chargeStored } = call;
        const kept = Object.keys(body.kept ?? {});
        if (kept.length > 0) {
          if (!sendKept) throw documentsGone(kept.map((slot) => `kept.${slot}`));
          return sendKept(call);
        }
        const sender = { client, signal };
        return take({ ...senderOf(headers), data: body.data, bodyText, sender, chargeStored });
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
}
