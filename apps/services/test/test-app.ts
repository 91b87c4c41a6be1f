import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { addFailedSearches } from '@selvedge/database/failed-searches';
import { inboxSize } from '@selvedge/database/inbox-size';
import { addPageViews } from '@selvedge/database/page-views';
import { writeProducts } from '@selvedge/database/products';
import { confirmSignUp, recordSignUp } from '@selvedge/database/sign-ups';
import { type TestDatabase, testDatabase } from '@selvedge/database/testing/test-database';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { type AppOptions, createApp } from '../src/app.ts';
import { enquiryKeeper } from '../src/enquiries/keep-enquiry.ts';
import { confirmationHash } from '../src/newsletter/routes.ts';
import { draftLinks } from '../src/registration/drafts/draft-links.ts';
import { draftStore } from '../src/registration/drafts/draft-store.ts';
import { sealingRecipient } from '../src/registration/sealing-key.ts';
import { registrationKeeper, sentRegistrations } from '../src/registration/store-registration.ts';
import { readSettings } from '../src/settings.ts';
import { type Following, followPublished } from '../src/snapshot/follow-published.ts';
import { FIXTURE_PRODUCTS } from './fixture-products.ts';
import { PATIENT } from './stand-in.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly published: Following;
  readonly dataDir: string;
  /** What was logged about the database. */
  readonly messages: readonly string[];
  /** Asks a service on its own host. */
  ask(service: 'product' | 'notification', request: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Publishes products as an import would, in one transaction. */
export function publish(database: TestDatabase, products: readonly Product[]): Promise<void> {
  return withClient(database.ownerUrl, async (client) => {
    await client.query('BEGIN');
    await writeProducts(client, products, { source: 'fixture', complete: true });
    await writeContent(client, 'brand', 'Protea', {
      brand_name: 'Protea',
      image_data: '/media/protea.webp',
    });
    await client.query('COMMIT');
  });
}

/** The whole application over a database of its own with the fixture's products in it. */
export async function startTestApp({
  environment = {},
  ...options
}: Partial<AppOptions> & { environment?: NodeJS.ProcessEnv } = {}): Promise<TestApp> {
  const database = await testDatabase();
  await publish(database, FIXTURE_PRODUCTS);
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-services-'));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const pool = new pg.Pool({ connectionString: database.siteUrl, max: 2 });
  pool.on('error', () => undefined);
  const messages: string[] = [];
  const note = (message: string) => void messages.push(message);
  const published = followPublished({
    siteUrl: database.siteUrl,
    log: { warn: note, info: note },
  });
  await published.firstAttempt;
  const recipient = await sealingRecipient(dataDir);
  const app = await createApp({
    settings,
    source: published,
    storeRegistration: registrationKeeper(pool, recipient),
    drafts: {
      store: draftStore(pool),
      links: draftLinks(pool, recipient),
      findSent: sentRegistrations(pool),
    },
    keepSignUp: (email, askedBy) => recordSignUp(pool, { email, consent: 'test', askedBy }),
    keepEnquiry: enquiryKeeper(pool, recipient),
    measureInbox: () => inboxSize(pool),
    keepConfirmation: (token) => confirmSignUp(pool, confirmationHash(token)),
    addPageViews: (counted) => addPageViews(pool, counted),
    addFailedSearches: (counted) => addFailedSearches(pool, counted),
    ...options,
    limits: { ...PATIENT, ...options.limits },
  });
  return {
    app,
    database,
    published,
    dataDir,
    messages,
    ask: (service, request) =>
      app.inject({
        ...request,
        headers: { host: `${service}.localhost:3000`, ...request.headers },
      }),
    async close() {
      await app.close();
      await Promise.all([published.close(), pool.end()]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
