import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Service, servicePath } from '@selvedge/contract/hosts';
import { openApiDocument } from '@selvedge/contract/openapi';
import type { OperationName } from '@selvedge/contract/operations';
import type { FastifyInstance } from 'fastify';
import { CachedPage } from './cached-page.ts';

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

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
};

/** Serves a service's OpenAPI description: for people at `/docs`, as JSON at `/docs/json`. */
export async function documentService(
  app: FastifyInstance,
  service: Service,
  served: readonly OperationName[],
): Promise<void> {
  const prefix = servicePath(service);
  const document = openApiDocument(service, VERSION, served);
  const describedAt = (base: string): CachedPage =>
    new CachedPage(
      Buffer.from(JSON.stringify({ ...document, servers: [{ url: base }] })),
      JSON_HEADERS,
    );
  const descriptions = { onHost: describedAt('/'), byPath: describedAt(prefix) };
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never }, // the plugin's type is of OpenAPI 3.0
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    // Without the bar at the top, whose logo brings a style of its own along, which the policy forbids.
    uiConfig: { layout: 'BaseLayout' },
    uiHooks: {
      onRequest: async (request, reply) => {
        const [path = ''] = request.originalUrl.split('?');
        // Its scripts are linked relative to `docs/`, which serves the host form and the path form alike.
        if (path.endsWith('/docs')) return reply.redirect('docs/', 308);
        // The plugin itself would write it anew for each who asks, and as YAML for a tenth of a second.
        const { url: route = '' } = request.routeOptions; // in whatever spelling it is asked for
        if (route.endsWith('/docs/yaml')) return reply.callNotFound();
        const isPathForm = path.startsWith(`${prefix}/`);
        if (route.endsWith('/docs/json'))
          return descriptions[isPathForm ? 'byPath' : 'onHost'].send(request, reply);
      },
    },
  });
}
