import { OPERATIONS } from '@selvedge/contract/operations';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { Limits } from '../http/limits.ts';
import { mountOperation } from '../http/mount-operation.ts';

const RETRY_AFTER_SECONDS = 10;

/** The operations that {@link notificationRoutes} serves. */
export const NOTIFICATION_OPERATIONS = ['signUp'] as const;

/** Keeps a sign-up; once it resolves, nothing can lose it. Rejects when the database is away. */
export type KeepSignUp = (email: string) => Promise<void>;

/**
 * The notification service. Source: CALL-20, NEWS-05. The answer is the same whether or not the address is subscribed.
 */
export function notificationRoutes(keep: KeepSignUp, limits: Limits): FastifyPluginAsync {
  return async (app) => {
    await mountOperation(
      app,
      OPERATIONS.signUp,
      async ({ body }) => {
        try {
          await keep(body.email);
        } catch (cause) {
          const msg = 'The sign-up could not be kept; try again in a moment';
          throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
        }
        return { success: true as const, msg: 'You have been subscribed' };
      },
      {
        answerMs: limits.handlerMs,
        rateLimit: { max: limits.signUpsPerMinute, timeWindow: 60_000, groupId: 'sign-up' },
      },
    );
  };
}
