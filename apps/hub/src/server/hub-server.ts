import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pdfPage } from '@selvedge/documents/pdf-page';
import { traceRequests } from '@selvedge/http/tracing';
import next from 'next';
import { HubPool } from '../database/hub-pool.ts';
import { startDecoding } from '../decoding/start-decoding.ts';
import { offerPdfDrawer } from '../registrations/decisions/document-guard.ts';
import { hubOrigin, readHubSettings } from '../settings.ts';
import { HOUSE_TIMEZONE } from '../ui/formats.ts';
import { answerer } from './answerer.ts';
import { askSeldom } from './ask-seldom.ts';
import { type DeskRound, sendingRounds, startDeskWorker, watchedRounds } from './desk-worker.ts';
import { hubHttpServer } from './http-server.ts';
import { withholdQueries } from './hub-log.ts';
import { hubMetrics } from './hub-metrics.ts';

// Payload renders times here as this process has them, and staff read them beside those of the house.
process.env.TZ = HOUSE_TIMEZONE;

const LONGEST_BACKOFF_MS = 15_000;

/**
 * Asks the hub a question until it answers, so that Payload is loaded, connected and at its jobs before anyone waits for
 * it.
 *
 * @param host where the process listens; every address is asked as the loopback
 */
async function warmUp(host: string, port: number): Promise<void> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  for (let backoffMs = 250; ; backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS)) {
    const answer = await fetch(`http://${name}:${port}/api/users/me`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await delay(backoffMs);
  }
}

/**
 * The hub's process: Next with Payload in it, behind what every request passes first. `npm start` runs it as a child and
 * is told when it is ready; it ends with its parent, however that ends.
 */
const FOLDER = join(import.meta.dirname, '../..');
/** What is still under way when the process is asked to end is cut off after this. */
const CLOSE_GRACE_MS = 2000;
const DATABASE_TIMEOUT_MS = 2000;
/** How often the process says that its thread is not held. */
const ALIVE_MS = 5000;
const READY_MS = 1000;
const DESK_TIMEOUT_MS = 10_000;
/** What the database has not answered by then is given up until the next round; before that it gives it up itself. */
const DESK_QUERY_MS = 120_000;
const DESK_STATEMENT_MS = 100_000;

const settings = readHubSettings(process.env);
const development = process.env.NODE_ENV === 'development';
const state = { started: false, stopping: false };
const pool = new HubPool({
  connectionString: settings.HUB_DATABASE_URL,
  max: 1,
  connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
  query_timeout: DATABASE_TIMEOUT_MS,
});

/** What the desk does by itself, on connections of its own: none of it waits for a page, and no page for it. */
const deskPool = new HubPool({
  connectionString: settings.HUB_DATABASE_URL,
  max: 3, // one that a long deletion holds leaves two
  connectionTimeoutMillis: DESK_TIMEOUT_MS,
  query_timeout: DESK_QUERY_MS,
  statement_timeout: DESK_STATEMENT_MS,
});
/** Anybody may ask for it, beside the questions that let people in. */
const databaseProblem = askSeldom(
  () =>
    pool.query('SELECT 1').then(
      () => null,
      () => 'The database does not answer',
    ),
  READY_MS,
);
const desk = { stop: async (): Promise<void> => undefined, lastRoundsAt: [Date.now()] };

const endTracing = await traceRequests('selvedge-hub', console.error);
const { server, answerWith } = hubHttpServer({ development, settings });
const app = next({
  dev: development,
  dir: FOLDER,
  hostname: settings.HOST,
  port: settings.HUB_PORT,
  httpServer: server,
});

function stop(): void {
  if (state.stopping) return;
  state.stopping = true;
  const end = (): never => process.exit(0);
  setTimeout(end, CLOSE_GRACE_MS).unref();
  server.close(() => Promise.all([desk.stop(), endTracing()]).then(end, end));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('disconnect', stop);
// A Ctrl-C in the terminal reaches this process too, but it is the parent that stops its children.
process.on('SIGINT', () => {
  if (!process.connected) stop();
});

withholdQueries(console);
offerPdfDrawer(pdfPage);
startDecoding();
const pages = app.getRequestHandler();
answerWith(
  answerer({
    settings,
    development,
    pages,
    isOpen: async (session) => {
      const { rowCount } = await pool.query(
        'SELECT FROM hub.users_sessions WHERE id = $1 AND expires_at > now()',
        [session],
      );
      return rowCount === 1;
    },
    metrics: hubMetrics({ settings, pool, lastRoundAt: () => Math.min(...desk.lastRoundsAt) }),
    readiness: async () => {
      if (state.stopping) return 'The hub is stopping';
      if (!state.started) return 'The hub is starting';
      return databaseProblem();
    },
  }),
);
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `The hub cannot listen on port ${settings.HUB_PORT}: it is taken. Set HUB_PORT to another one.`
      : `The hub cannot listen: ${error.message}`,
  );
  process.exit(1);
});

/** Without a parent it ends by itself, and nobody is told. */
function sayAlive(): void {
  if (process.connected) process.send?.({ alive: true }, () => undefined);
}

/** Listens once Next can answer: what it is asked before, it may leave without an answer for ever. */
async function serve(): Promise<void> {
  await app.prepare();
  server.listen(settings.HUB_PORT, settings.HOST);
  await once(server, 'listening');
  const { port } = Object(server.address());
  await warmUp(settings.HOST, port);
  state.started = true;
  const noted = watchedRounds(deskPool, settings).map((round, place): DeskRound => {
    desk.lastRoundsAt[place] = Date.now();
    return async (stopping) => {
      const failures = await round(stopping);
      if (failures.length === 0) desk.lastRoundsAt[place] = Date.now();
      return failures;
    };
  });
  desk.stop = startDeskWorker([...noted, ...sendingRounds(deskPool, settings)], console.error);
  process.send?.({ ready: settings.HUB_ORIGIN ?? hubOrigin({ ...settings, HUB_PORT: port }) });
  sayAlive();
  setInterval(sayAlive, ALIVE_MS).unref();
}
// Next takes rejections that nobody handles to itself: without this the process would stay, and never serve.
serve().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`The hub cannot start: ${why}`);
  process.exit(1);
});
