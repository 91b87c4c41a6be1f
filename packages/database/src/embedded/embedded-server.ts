import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../connection.ts';
import { type FileLock, takeFileLock } from '../file-lock.ts';
import { DatabaseClient, requireScram } from '../scram-client.ts';
import { keepSecrets, type Secrets } from '../secrets.ts';
import { readyBinaries } from './binaries.ts';
import { clusterFolder, ensureCluster, findClusterHome, OWNER_ROLE } from './cluster.ts';
import { findPostmaster, type Postmaster, stopPostmaster, waitUntil } from './postmaster.ts';
import { startPostmaster } from './start-postmaster.ts';

const DATABASE = 'selvedge';
/** Another process may be making the cluster, or waiting for a long recovery. */
const START_LOCK_WAIT_MS = 90_000;
const STOP_LOCK_WAIT_MS = 300;
const ANSWER_LIMIT_MS = 10_000;

/** The embedded server, as one of perhaps several processes that use it. */
interface EmbeddedServer {
  /** The owner's connection to the project's database. */
  ownerUrl: string;
  secrets: Secrets;
  /** Lets go of the server, and stops it where nobody else uses it; within four seconds. */
  stop(): Promise<void>;
}

/**
 * Opens the embedded server of a data directory: makes its cluster, starts it, or takes over one that runs already,
 * because another process of ours uses it or because its starter was killed. As long as it is open, a server that dies
 * is started again on the same port.
 *
 * Two locks order this among processes, and both go by themselves when a process is killed: whoever starts or stops the
 * server holds `postgres-start.lock`; everyone who uses it shares `postgres-users.lock`, so the last one out knows it.
 *
 * @param keepPort whether it is an error that the port of before is taken
 */
export async function openEmbeddedServer(
  dataDir: string,
  log: (message: string) => void,
  keepPort = false,
): Promise<EmbeddedServer> {
  const home = await findClusterHome(dataDir, log);
  const inDataDir = (name: string) => join(dataDir, name);
  const lockStart = (waitMs: number) =>
    takeFileLock(inDataDir('postgres-start.lock'), 'exclusive', waitMs);
  const starting = await lockStart(START_LOCK_WAIT_MS);
  if (starting === null) {
    throw new Error(`Another process has been starting the database in ${dataDir} for too long`);
  }
  let using: FileLock | null = null;
  try {
    const users = await takeFileLock(inDataDir('postgres-users.lock'), 'shared', STOP_LOCK_WAIT_MS);
    if (users === null) throw new Error(`Another process holds ${dataDir}/postgres-users.lock`);
    using = users;
    const secrets = await keepSecrets(dataDir);
    const binaries = await readyBinaries(home.user, home.folder);
    await ensureCluster(home, binaries, secrets.owner);
    const cluster = await realpath(clusterFolder(home));
    const urlOn = (port: number, database: string) => ownerUrlOn(secrets, port, database);

    const running = await findPostmaster(cluster);
    let server = running && (await adopt(cluster, running, (port) => urlOn(port, 'postgres'), log));
    server ??= await startPostmaster(home, binaries, {
      port: await recordedPort(home.folder),
      keepPort,
    });
    const { port } = server;
    await writeFile(join(home.folder, 'postgres-port'), `${port}\n`);
    await createDatabase(urlOn(port, 'postgres'));

    const watch = watchServer({
      url: urlOn(port, 'postgres'),
      log,
      revive: async () => {
        const reviving = await lockStart(START_LOCK_WAIT_MS);
        try {
          if ((await findPostmaster(cluster)) !== null) return;
          await startPostmaster(home, binaries, { port, keepPort: true });
        } finally {
          reviving?.release();
        }
      },
    });
    starting.release();
    return {
      ownerUrl: urlOn(port, DATABASE),
      secrets,
      stop: async () => {
        await watch.stop();
        const stopping = await lockStart(STOP_LOCK_WAIT_MS);
        users.release();
        if (stopping === null) return; // someone who is starting uses the server now
        try {
          const alone = await takeFileLock(inDataDir('postgres-users.lock'), 'exclusive');
          if (alone === null) return;
          alone.release();
          const last = await findPostmaster(cluster);
          if (last) await stopPostmaster(last.process);
        } finally {
          stopping.release();
        }
      },
    };
  } catch (error) {
    using?.release();
    starting.release();
    throw error;
  }
}

/** Takes over a server that runs already, or stops it where it does not answer. @returns null where it was stopped */
async function adopt(
  cluster: string,
  running: Postmaster,
  url: (port: number) => string,
  log: (message: string) => void,
): Promise<Postmaster | null> {
  let current: Postmaster | null = running;
  const answers = await waitUntil(async () => {
    current = await findPostmaster(cluster);
    if (current === null) return true;
    if (!current.ready) return false;
    return withClient(url(current.port), (client) => client.query('SELECT')).then(
      () => true,
      () => false,
    );
  }, ANSWER_LIMIT_MS);
  if (answers) {
    if (current)
      log(`Using the database server that runs already (process ${running.process.pid})`);
    return current;
  }
  log(`The database server (process ${running.process.pid}) does not answer and is started anew`);
  await stopPostmaster(running.process);
  return null;
}

function ownerUrlOn(secrets: Secrets, port: number, database: string): string {
  return requireScram(`postgres://${OWNER_ROLE}:${secrets.owner}@127.0.0.1:${port}/${database}`);
}

/** The owner's connection to a server on the port of its last start; undefined where there was none. */
export async function recordedOwnerUrl(dataDir: string): Promise<string | undefined> {
  const { folder } = await findClusterHome(dataDir, () => undefined);
  const port = await recordedPort(folder);
  return port === undefined ? undefined : ownerUrlOn(await keepSecrets(dataDir), port, DATABASE);
}

async function recordedPort(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postgres-port'), 'utf8').catch(() => '');
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** Makes the house's database where it is missing, and keeps the two roles out of the others. */
async function createDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
    await client.query('REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC');
  });
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** In a row; with the pauses between them about a minute and a half. */
const MOST_TRIES = 15;
/** A server that lived this long had started well, and its tries are counted from one again. */
const WELL_AFTER_MS = 60_000;

interface WatchServerOptions {
  url: string;
  /** Starts the server again where it does not run. */
  revive(): Promise<void>;
  log(message: string): void;
}

/**
 * Holds one idle connection, whose end tells at once that the server died or restarted itself, and has it revived. After
 * too many tries in a row it gives up and says so.
 *
 * @returns `stop` ends the watch; after it nothing is revived
 */
function watchServer({ url, revive, log }: WatchServerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  const keepAlive = async () => {
    let tries = 0;
    while (!signal.aborted) {
      const connectedAt = performance.now();
      const fault = await connectionEnd(url, signal);
      if (signal.aborted) return;
      if (performance.now() - connectedAt > WELL_AFTER_MS) tries = 0;
      tries += 1;
      if (tries > MOST_TRIES) {
        log(`The database server could not be kept running (${fault}). Giving up; start again.`);
        return;
      }
      log(`Lost the database server (${fault}); seeing to it (try ${tries} of ${MOST_TRIES})`);
      const pauseMs = tries === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined); // woken early by stop
      if (signal.aborted) return;
      await revive().catch((error: unknown) => log(`Starting it failed: ${String(error)}`));
    }
  };

  const ended = keepAlive();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

/** Connects and stays. @returns why the connection ended or could not be made */
async function connectionEnd(url: string, signal: AbortSignal): Promise<string> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5000 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const close = () => resolve('stopped');
  client.on('error', (error) => resolve(error.message));
  client.on('end', () => resolve('connection closed'));
  signal.addEventListener('abort', close);
  try {
    await client.connect();
    return await promise;
  } catch (error) {
    return String(error);
  } finally {
    signal.removeEventListener('abort', close);
    await client.end().catch(() => undefined); // already broken
  }
}
