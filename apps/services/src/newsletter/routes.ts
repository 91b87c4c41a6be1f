import { createHash } from 'node:crypto';
import { OPERATIONS } from '@selvedge/contract/operations';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { mountOperation } from '../http/mount-operation.ts';
import { networkMark } from '../http/network-mark.ts';

const RETRY_AFTER_SECONDS = 10;

/** The operations that {@link notificationRoutes} serves. */
export const NOTIFICATION_OPERATIONS = ['signUp', 'confirmSignUp'] as const;

/** Keeps a sign-up with the mark of its network; once it resolves, nothing can lose it. Rejects when the database is away. */
export type KeepSignUp = (email: string, askedBy: string) => Promise<void>;
/** Keeps the yes of an address by what its link carries; false for a link that is unknown or too old. */
export type KeepConfirmation = (token: string) => Promise<boolean>;

/**
 * The notification service. Source: CALL-20, NEWS-05. The answer is the same whether or not the address is subscribed.
 */
export function notificationRoutes(
  keep: KeepSignUp,
  confirm: KeepConfirmation,
  limits: Limits,
): FastifyPluginAsync {
  const notKept = (msg: string) => (cause: unknown) => {
    throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  };
  const rateLimit = { max: limits.signUpsPerMinute, timeWindow: 60_000 };
  return async (app) => {
    await mountOperation(
      app,
      OPERATIONS.signUp,
      async ({ body, client }) => {
        await keep(body.email, networkMark(client)).catch(
          notKept('The sign-up could not be kept; try again in a moment'),
        );
        return { success: true as const, msg: 'You have been subscribed' };
      },
      {
        answerMs: limits.handlerMs,
        rateLimit: { ...rateLimit, groupId: 'sign-up' },
      },
    );
    await mountOperation(
      app,
      OPERATIONS.confirmSignUp,
      async ({ body }) => {
        const confirmed = await confirm(body.token).catch(
          notKept('Your answer could not be kept; try again in a moment'),
        );
        const msg = confirmed
          ? 'You have been subscribed'
          : 'This link is unknown or too old; sign up anew';
        return { success: true as const, confirmed, msg };
      },
      { answerMs: limits.handlerMs, rateLimit: { ...rateLimit, groupId: 'sign-up-confirmation' } },
    );
  };
}

/** By which the database knows the link that a newsletter's mail carries. */
export const confirmationHash = (token: string): Buffer =>
  createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
