import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { siteOrigins } from '../hosts.ts';

const PREFLIGHT_CACHE_SECONDS = 86_400;

/**
 * Lets pages of the site's own origins, and no others, read a service's answers (CALL-01). Browsers keep the answer to
 * a preflight for a day, or as long as they allow.
 */
export async function allowSiteOrigins(
  app: FastifyInstance,
  publicOrigin: string | undefined,
): Promise<void> {
  await app.register(cors, {
    delegator: (request, callback) => {
      const { protocol, headers } = request;
      callback(null, {
        origin: headers.origin ? siteOrigins(protocol, headers.host ?? '', publicOrigin) : false,
        methods: ['GET', 'HEAD', 'POST'],
        allowedHeaders: ['content-type', 'idempotency-key', 'registration-draft'],
        exposedHeaders: ['retry-after'],
        maxAge: PREFLIGHT_CACHE_SECONDS,
        strictPreflight: false,
      });
    },
  });
}
