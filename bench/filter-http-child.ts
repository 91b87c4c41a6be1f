import { tmpdir } from 'node:os';
import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import fastify, { type FastifyInstance } from 'fastify';
import { createApp } from '../apps/services/src/app.ts';
import { readSettings } from '../apps/services/src/settings.ts';
import { noContent } from '../apps/services/src/snapshot/published-content.ts';
import { generateProducts } from './generate.ts';

/** The product service over a generated catalogue, without a limit of requests a minute. */
async function service(skus: number): Promise<FastifyInstance> {
  const engine = await buildMemoryEngine(generateProducts(skus), { showTradeFields: false });
  const current = {
    revision: 1,
    changedAt: '',
    productsChangedAt: '',
    productBrands: [],
    loadedAtMs: 0,
    productCount: skus,
    settings: defaultSiteSettings,
    brands: [],
    content: noContent,
    engine,
  };
  return createApp({
    settings: readSettings({ DATA_DIR: tmpdir(), RATE_LIMIT: '0', LOG_LEVEL: 'silent' }),
    source: { current, reason: '' },
    keepSignUp: async () => undefined,
    storeRegistration: async () => ({ reference: undefined, cause: 'another body' }),
    addPageViews: async () => undefined,
  });
}

/** The ceiling: a bare route that gives one ready-made answer of `bytes` bytes to every request. */
async function readyMade(bytes: number): Promise<FastifyInstance> {
  const answer = Buffer.from(JSON.stringify('x'.repeat(bytes - 2)));
  const app = fastify();
  app.post('/', async (_request, reply) => reply.type('application/json').send(answer));
  return app;
}

const [kind = '', number = ''] = process.argv.slice(2);
const app = kind === 'service' ? await service(Number(number)) : await readyMade(Number(number));
console.log(JSON.stringify(await app.listen({ host: '127.0.0.1', port: 0 })));
process.on('SIGTERM', () => process.exit(0));
