import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { failureBody, RequestFailure } from './failure.ts';
import type { Limits } from './limits.ts';

const RETRY_AFTER_SECONDS = 5;
const MAX_HEAP_SHARE = 0.95;
const RESOLUTION_MS = 10;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why a request of this route is turned away under pressure; without it each is. */
    readonly underPressure?: (request: FastifyRequest) => RequestFailure | undefined;
  }
}

const busy = (): RequestFailure =>
  new RequestFailure(503, 'The service is busy; try again in a moment', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * Turns requests away with 503 and Retry-After while the event loop lags or the heap is nearly full, so that those
 * already taken are answered. The share of time the loop is busy is no sign of it: a process that answers as fast as
 * it can is always busy. Nothing is opened to look at either, since what cannot be opened would end the process.
 */
export function refuseUnderPressure(app: FastifyInstance, limits: Limits): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let isUnderPressure = false;
  const timer = setInterval(() => {
    // Nothing was measured where the loop stood still all the time.
    const delayMs = delay.count === 0 ? Infinity : delay.mean / 1e6 - RESOLUTION_MS;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    isUnderPressure = delayMs > limits.eventLoopDelayMs || used > limit * MAX_HEAP_SHARE;
    delay.reset();
  }, limits.pressureSampleMs).unref();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUnderPressure) return done();
    const { underPressure } = request.routeOptions.config;
    done(underPressure ? underPressure(request) : busy());
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}

/** Route setting for what answers some of its requests under any load, and turns away the others. */
export const servedUnderPressureIf = (isCheap: (request: FastifyRequest) => boolean) => ({
  underPressure: (request: FastifyRequest) => (isCheap(request) ? undefined : busy()),
});

/** Route setting for what costs so little that it is answered under any load. */
export const servedUnderPressure = { underPressure: () => undefined } as const;

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
