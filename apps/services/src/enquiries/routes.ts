import { OPERATIONS } from '@selvedge/contract/operations';
import { fold } from '@selvedge/contract/text';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { mountOperation } from '../http/mount-operation.ts';
import { networkMark } from '../http/network-mark.ts';
import { fieldErrors } from '../http/validation.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import type { KeepEnquiry } from './keep-enquiry.ts';

const RETRY_AFTER_SECONDS = 10;

/** The operations that {@link enquiryRoutes} serves. */
export const ENQUIRY_OPERATIONS = ['enquiry'] as const;

function refusal(field: string, message: string): RequestFailure {
  return new RequestFailure(400, `${field}: ${message}`, { errors: [{ field, message }] });
}

/** The sender's key. @throws RequestFailure where it is none */
function keyOf(given: string | string[] | undefined): string | undefined {
  const { headers } = OPERATIONS.enquiry;
  const parsed = headers.safeParse({ 'Idempotency-Key': given });
  if (parsed.success) return parsed.data['Idempotency-Key'];
  const errors = fieldErrors(parsed.error.issues, headers);
  throw new RequestFailure(400, 'The Idempotency-Key header is not valid', { errors });
}

/**
 * Letters of visitors to a store, with their project list (decision 49). Whose address a letter goes to the hub looks up:
 * the request names the store, and the answer tells no address.
 */
export function enquiryRoutes(
  keep: KeepEnquiry,
  source: SnapshotSource,
  limits: Limits,
): FastifyPluginAsync {
  const away = (msg: string, cause?: unknown) =>
    new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  return (app) =>
    mountOperation(
      app,
      OPERATIONS.enquiry,
      async ({ body: letter, bodyText, headers, client }) => {
        const idempotencyKey = keyOf(headers['idempotency-key']);
        if (!source.current) throw away(source.reason);
        const { stores } = source.current.content.house;
        if (!stores.some(({ title, email }) => fold(title) === fold(letter.store) && email))
          throw refusal('store', 'This store takes no letters; please choose another');
        const askedBy = networkMark(client);
        const isKept = await keep({ letter, bodyText, idempotencyKey, askedBy }).catch((cause) => {
          throw away('Your letter could not be kept; try again in a moment', cause);
        });
        if (!isKept) throw refusal('products', 'The catalogue has none of these products any more');
        return {
          success: true as const,
          msg: `Your project list is on its way to ${letter.store}`,
        };
      },
      {
        answerMs: limits.handlerMs,
        rateLimit: { max: limits.signUpsPerMinute, timeWindow: 60_000, groupId: 'enquiry' },
      },
    );
}
