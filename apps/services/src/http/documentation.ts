import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
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
  files ??= packedFiles();
  const fileOf = await files;
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.originalUrl.split('?');
      // Its scripts are linked relative to `docs/`, which serves the host form and the path form alike.
      if (path.endsWith('/docs')) return reply.redirect('docs/', 308);
      const { url: route = '' } = request.routeOptions; // in whatever spelling it is asked for
      // The plugin itself would write it anew for each who asks, and as YAML for a tenth of a second.
      if (route.endsWith('/docs/yaml')) return reply.callNotFound();
      const isPathForm = path.startsWith(`${prefix}/`);
      if (route.endsWith('/docs/json'))
        return descriptions[isPathForm ? 'byPath' : 'onHost'].send(request, reply);
      if (!route.endsWith('/docs/static/*')) return;
      const file = await fileOf(String(Object(request.params)['*']));
      return file ? file.send(request, reply) : reply.callNotFound();
    });
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: document as never }, // the plugin's type is of OpenAPI 3.0
    });
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: POLICY,
      // Without the bar at the top, whose logo brings a style of its own along, which the policy forbids.
      uiConfig: { layout: 'BaseLayout' },
    });
  });
}

/** Those of all services are the same. */
let files: ReturnType<typeof packedFiles> | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

/**
 * The scripts and styles of the page, each read and compressed once: the plugin would do so for everyone who asks, and of
 * nearly two megabytes.
 *
 * @returns finds one by its name; undefined where there is none
 */
async function packedFiles(): Promise<(name: string) => Promise<CachedPage> | undefined> {
  const folder = new URL('./', import.meta.resolve('@fastify/swagger-ui/static/index.css'));
  const read = async (name: string): Promise<CachedPage> =>
    new CachedPage(await readFile(new URL(name, folder)), {
      'content-type': TYPES[extname(name)] ?? '',
      'cache-control': 'public, max-age=3600',
    });
  const names = await readdir(folder);
  const files = new Map<string, () => Promise<CachedPage>>();
  for (const name of names)
    if (extname(name) in TYPES) {
      let file: Promise<CachedPage> | undefined;
      files.set(name, () => (file ??= read(name)));
    }
  return (name) => files.get(name)?.();
}
