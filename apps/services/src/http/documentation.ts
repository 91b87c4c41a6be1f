import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Service, servicePath } from '@selvedge/contract/hosts';
import { openApiDocument } from '@selvedge/contract/openapi';
import type { OperationName } from '@selvedge/contract/operations';
import type { FastifyInstance } from 'fastify';

const VERSION = '1';

/** Swagger UI draws its icons from `data:` addresses. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves a service's OpenAPI description: for people at `/docs`, as JSON at `/docs/json`. */
export async function documentService(
  app: FastifyInstance,
  service: Service,
  served: readonly OperationName[],
): Promise<void> {
  const prefix = servicePath(service);
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(service, VERSION, served) as never }, // the plugin's type is of OpenAPI 3.0
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    // Without the bar at the top, whose logo brings a style of its own along, which the policy forbids.
    uiConfig: { layout: 'BaseLayout' },
    transformSpecification: (document, request) => {
      const isPathForm = request.originalUrl.startsWith(`${prefix}/`);
      return { ...document, servers: [{ url: isPathForm ? prefix : '/' }] };
    },
    uiHooks: {
      // Its scripts are linked relative to `docs/`, which serves the host form and the path form alike.
      onRequest: (request, reply, done) => {
        const [path = ''] = request.originalUrl.split('?');
        if (path.endsWith('/docs')) reply.redirect('docs/', 308);
        else done();
      },
    },
  });
}
