import { setTimeout as pause } from 'node:timers/promises';
import { withCredentialsOf } from '@selvedge/database/connection';
import { addFailedSearches } from '@selvedge/database/failed-searches';
import { inboxSize } from '@selvedge/database/inbox-size';
import { addPageViews } from '@selvedge/database/page-views';
import { readPreview } from '@selvedge/database/previews';
import { DatabasePool } from '@selvedge/database/scram-client';
import { confirmSignUp, recordSignUp } from '@selvedge/database/sign-ups';
import { Registry } from 'prom-client';
import { createApp } from './app.ts';
import { enquiryKeeper } from './enquiries/keep-enquiry.ts';
import type { Lifecycle } from './http/health.ts';
import { confirmationHash } from './newsletter/routes.ts';
import { builtSite, type Site } from './pages/site.ts';
import { correctionStore } from './registration/corrections/correction-store.ts';
import { draftLinks } from './registration/drafts/draft-links.ts';
import { draftStore, expireDrafts } from './registration/drafts/draft-store.ts';
import { sealingRecipient } from './registration/sealing-key.ts';
import { registrationKeeper, sentRegistrations } from './registration/store-registration.ts';
import type { Settings } from './settings.ts';
import { type Following, followPublished } from './snapshot/follow-published.ts';
import { readLastSnapshot, snapshotKeeper } from './snapshot/last-snapshot.ts';
import { type Figures, ONLY_WORKER, type Worker } from './worker.ts';

/** The part of an opened database that the public process uses. */
export interface SiteDatabase {
  /** Connection of the role that reads what is published and adds to the inbox, and can do nothing else. */
  readonly siteUrl: string;
  /** Where that role reads what is published; by default where DATABASE_READ_URL says, or there. */
  readonly readUrl?: string;
  /** The key to which registrations are sealed; by default that of the data directory, made where it is missing. */
  readonly recipient?: string;
}

export interface RunningServer {
  /** Where it listens, as people open it: `http://localhost:3000`, since an IP address has no subdomains. */
  readonly address: string;
  /** What it has counted and measured. */
  figures(): Promise<Figures>;
  /** Ends it within five seconds: takes no new request, finishes those under way, closes every connection. */
  close(): Promise<void>;
}

const CONSENT = 'Newsletter sign-up on the site';
const DATABASE_CONNECTIONS = 8;
const DATABASE_TIMEOUT_MS = 5000;
/** The database itself gives a statement up before it is answered for: what is told not to be kept is not kept later. */
const STATEMENT_TIMEOUT_MS = 4500;
/** What is still open after this is cut off. */
const CLOSE_GRACE_MS = 2000;
/** A database that does not answer is not waited for. */
const DATABASE_GRACE_MS = 1000;

/** What a site is put together from besides its settings and its database. */
export interface ServerParts {
  /** The pages; the built site by default. */
  readonly site?: Site;
  /** Where the scenes lie; by default those that come with the program. */
  readonly scenesFolder?: string | undefined;
  /** Which of the processes it is that serve the same port; by default there is no other. */
  readonly worker?: Worker;
}

/**
 * Starts the public process on HOST and PORT and resolves once it serves, or once the first try to load the catalogue
 * has failed; it then goes on trying, and `/readyz` says so. What was kept last is read while the database opens. One of
 * several processes listens when it serves: the others answer until then.
 *
 * @throws when the site is not built or the address is taken
 */
export async function startServer(
  settings: Settings,
  database: SiteDatabase | Promise<SiteDatabase>,
  { site, scenesFolder, worker = ONLY_WORKER }: ServerParts = {},
): Promise<RunningServer> {
  const lifecycle: Lifecycle = { stopping: false };
  const stored = readLastSnapshot(settings.DATA_DIR);
  const { siteUrl, readUrl: readBy, recipient: sealTo } = await database;
  const readUrl = readBy ?? withCredentialsOf(siteUrl, settings.DATABASE_READ_URL ?? siteUrl);
  const pool = connections(siteUrl);
  const recipient = sealTo ?? (await sealingRecipient(settings.DATA_DIR));
  const registry = new Registry();
  if (settings.WORKERS > 1) registry.setDefaultLabels({ worker: String(worker.number) });
  let published: Following | undefined;
  const app = await createApp({
    settings,
    source: {
      get current() {
        return published?.current;
      },
      get reason() {
        return published?.reason ?? 'The process is starting';
      },
    },
    keepSignUp: (email, askedBy) => recordSignUp(pool, { email, consent: CONSENT, askedBy }),
    measureInbox: () => inboxSize(pool),
    keepConfirmation: (token) => confirmSignUp(pool, confirmationHash(token)),
    keepEnquiry: enquiryKeeper(pool, recipient),
    storeRegistration: registrationKeeper(pool, recipient),
    drafts: {
      store: draftStore(pool),
      links: draftLinks(pool, recipient),
      findSent: sentRegistrations(pool),
    },
    corrections: correctionStore(pool, recipient),
    findPreview: (token) => readPreview(pool, token),
    addPageViews: (counted) => addPageViews(pool, counted),
    addFailedSearches: (counted) => addFailedSearches(pool, counted),
    site: site ?? (await builtSite()),
    scenesFolder,
    worker,
    registry,
    lifecycle,
  });
  const isShared = settings.WORKERS > 1;
  // Node.js's own option, which Fastify hands on.
  const where = { host: settings.HOST, port: settings.PORT, reusePort: isShared };
  const follow = () => {
    published = followPublished({
      siteUrl: readUrl,
      stored,
      keeper: worker.number === 1 ? snapshotKeeper(settings.DATA_DIR, app.log) : undefined,
      log: app.log,
    });
    return published;
  };
  const early = isShared ? follow() : undefined;
  await early?.firstAttempt;
  const address = await app.listen(where).catch(async (error: unknown) => {
    await Promise.all([app.close(), early?.close(), pool.end()]);
    throw error;
  });
  const following = early ?? follow();
  const stopExpiring = expireDrafts(pool);
  await following.firstAttempt;
  return {
    address: address.replace('//127.0.0.1:', '//localhost:'),
    figures: () => registry.getMetricsAsJSON(),
    async close() {
      lifecycle.stopping = true;
      stopExpiring();
      const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
      // At once, since writing what is to be kept of a large catalogue takes a moment.
      const followingClosed = following.close();
      await app.close();
      clearTimeout(cut);
      const connectionsClosed = Promise.all([followingClosed, pool.end()]);
      await Promise.race([connectionsClosed, pause(DATABASE_GRACE_MS, undefined, { ref: false })]);
    },
  };
}

function connections(url: string): DatabasePool {
  const pool = new DatabasePool({
    connectionString: url,
    max: DATABASE_CONNECTIONS,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced at the next use
  return pool;
}
