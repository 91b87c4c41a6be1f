import type { FastifyPluginAsync } from 'fastify';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { failureBody } from './failure.ts';
import { evenUnderPressure } from './overload.ts';

/** Whether the process has been told to stop. */
export interface Lifecycle {
  stopping: boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, or 503 and why not. They answer under any load and count
 * against no limit.
 */
export function healthRoutes(source: SnapshotSource, lifecycle: Lifecycle): FastifyPluginAsync {
  return async (app) => {
    const options = { config: evenUnderPressure, schema: { hide: true } };
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/healthz', options, async () => ({ status: 'alive' }));
    app.get('/readyz', options, async (_request, reply) => {
      if (lifecycle.stopping) return reply.code(503).send(failureBody('The process is stopping'));
      if (!source.current) return reply.code(503).send(failureBody(source.reason));
      return { status: 'ready' };
    });
  };
}
