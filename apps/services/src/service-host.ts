import cors from '@fastify/cors';
import { type Service, servicePath } from '@selvedge/contract/hosts';
import type { OperationName } from '@selvedge/contract/operations';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { siteOrigins } from './hosts.ts';
import { documentService } from './http/documentation.ts';
import { RequestFailure } from './http/failure.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import type { Limits } from './http/limits.ts';
import { validateRequests } from './http/validation.ts';

interface ServiceHostOptions {
  readonly service: Service;
  /** The operations that `routes` serve. */
  readonly operations: readonly OperationName[];
  readonly routes: FastifyPluginAsync;
  readonly health: FastifyPluginAsync;
  readonly limits: Limits;
  readonly publicOrigin: string | undefined;
}

/** Mounts one service with what every service has: CORS, JSON bodies, validation, documentation, health, JSON 404. */
export async function mountService(app: FastifyInstance, options: ServiceHostOptions) {
  const prefix = servicePath(options.service);
  await app.register(
    async (service) => {
      service.setValidatorCompiler(validateRequests);
      // Answers are built from the contract's types and tested against its schemas; checking each again costs time.
      service.setSerializerCompiler(() => (data) => JSON.stringify(data));
      acceptJsonOnly(service, options.limits);
      await allowSiteOrigins(service, options.publicOrigin);
      await documentService(service, options.service, options.operations);
      await service.register(options.health);
      await service.register(options.routes);
      service.all('/*', { schema: { hide: true } }, async () => {
        throw new RequestFailure(404, `The ${options.service} service has no such call; see /docs`);
      });
    },
    { prefix },
  );
}

const PREFLIGHT_CACHE_SECONDS = 86_400;

/**
 * Lets pages of the site's own origins, and no others, read a service's answers (CALL-01). Browsers keep the answer to
 * a preflight for a day, or as long as they allow.
 */
async function allowSiteOrigins(
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
