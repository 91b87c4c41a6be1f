import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { failureBody, RequestFailure } from './failure.ts';
import type { Limits } from './limits.ts';

const RETRY_AFTER_SECONDS = 5;
const MAX_HEAP_SHARE = 0.95;

/**
 * Turns requests away with 503 and Retry-After while the event loop lags or the heap is nearly full, so that those
 * already taken are answered. The share of time the loop is busy is no sign of it: a process that answers as fast as
 * it can is always busy.
 */
export async function refuseUnderPressure(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
    sampleInterval: limits.pressureSampleMs,
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/** Route setting for what answers some of its requests under any load, and turns away the others. */
export const servedUnderPressureIf = (isCheap: (request: FastifyRequest) => boolean) => ({
  pressureHandler: (request: FastifyRequest) =>
    isCheap(request)
      ? undefined
      : new RequestFailure(503, 'The service is busy; try again in a moment', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
});

/** Route setting for what costs so little that it is answered under any load. */
export const servedUnderPressure = { pressureHandler: () => undefined } as const;

/** Route setting for what must answer under any load, however often it is asked: the health of the process. */
export const evenUnderPressure = { ...servedUnderPressure, rateLimit: false } as const;

/** Whether the process has been told to stop. */
export interface Lifecycle {
  stopping: boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, or 503 and why not. They answer under any load and count
 * against no limit. A full disk is told and is no reason to send readers elsewhere: pages come out of memory.
 */
export function healthRoutes(
  source: SnapshotSource,
  lifecycle: Lifecycle,
  findDiskProblem: () => Promise<string | null>,
): FastifyPluginAsync {
  return async (app) => {
    const options = { config: evenUnderPressure, schema: { hide: true } };
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/healthz', options, async () => ({ status: 'alive' }));
    app.get('/readyz', options, async (_request, reply) => {
      if (lifecycle.stopping) return reply.code(503).send(failureBody('The process is stopping'));
      if (!source.current) return reply.code(503).send(failureBody(source.reason));
      const problem = await findDiskProblem();
      return { status: 'ready', ...(problem ? { problem } : {}) };
    });
  };
}
