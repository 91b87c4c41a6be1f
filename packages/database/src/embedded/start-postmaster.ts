import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerStartError } from '../database-is-away.ts';
import type { Binaries } from './binaries.ts';
import { type ClusterHome, clusterFolder, serverEnvironment } from './cluster.ts';
import { disownStalePid, findPostmaster, type Postmaster, waitUntil } from './postmaster.ts';

/** Recovery after a crash reads back at most a few gigabytes of log. */
const START_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const MOST_PORTS = 5;
/** Processes of a server that was killed end by themselves when their statement does. */
const LEFTOVERS_LIMIT_MS = 15_000;
const LEFTOVERS_PAUSE_MS = 100;

/**
 * Starts the server on a cluster on which none runs, and waits until it takes connections. It belongs to no terminal and
 * outlives this process; whoever opens the data directory next finds it.
 *
 * @param port wanted port; where it is taken or not given, another one is found
 * @param keepPort whether a taken port is an error instead
 * @throws {ServerStartError}
 */
export async function startPostmaster(
  home: ClusterHome,
  binaries: Binaries,
  { port, keepPort = false }: { port?: number | undefined; keepPort?: boolean },
): Promise<Postmaster> {
  await disownStalePid(clusterFolder(home));
  const waitUntilAt = performance.now() + LEFTOVERS_LIMIT_MS;
  let tryPort = port ?? (await freePort());
  for (let tries = 1; ; tries++) {
    const outcome = await tryStart(home, binaries, tryPort);
    if (typeof outcome !== 'string') return outcome;
    const portTaken = /could not bind|Address already in use/u.test(outcome);
    const leftovers = /pre-existing shared memory block/u.test(outcome);
    if (portTaken && !keepPort && tries < MOST_PORTS) {
      tryPort = await freePort();
    } else if (leftovers && performance.now() < waitUntilAt) {
      await pause(LEFTOVERS_PAUSE_MS);
    } else {
      throw new ServerStartError(`The database server does not start. It says:\n${outcome}`);
    }
  }
}

/** One try. @returns what the server said, where it ended or took too long */
async function tryStart(
  home: ClusterHome,
  binaries: Binaries,
  port: number,
): Promise<Postmaster | string> {
  const cluster = clusterFolder(home);
  const logFile = join(home.folder, 'postgres.log');
  const logStart = await makeRoom(logFile);
  const output = await open(logFile, 'a', 0o600);
  let ended = false;
  try {
    const child = spawn(binaries.postgres, ['-D', cluster, ...settings(port)], {
      ...home.user,
      cwd: '/',
      env: serverEnvironment(),
      detached: true, // a Ctrl-C is for us to pass on, when our own work is done
      stdio: ['ignore', output.fd, output.fd],
    });
    child.once('exit', () => {
      ended = true;
    });
    child.once('error', () => {
      ended = true;
    });
    child.unref();
    let found: Postmaster | null = null;
    await waitUntil(async () => {
      found = await findPostmaster(cluster);
      return ended || (found?.ready === true && found.process.pid === child.pid);
    }, START_LIMIT_MS);
    if (isReady(found) && !ended) return found;
    if (!ended) child.kill('SIGKILL');
  } finally {
    await output.close();
  }
  const said = (await readFile(logFile)).subarray(logStart).toString('utf8').trim();
  return said || `(nothing; it could not be run: ${binaries.postgres})`;
}

// A function, because TypeScript takes a variable that only a callback sets for never set.
const isReady = (server: Postmaster | null): server is Postmaster => server?.ready === true;

/** Given at each start, so that they hold whatever `postgresql.conf` says; all else may be tuned there. */
function settings(port: number): string[] {
  return Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    // Until then a connection of anybody on this machine takes the place of one that knows a password.
    authentication_timeout: '10s',
    logging_collector: 'off',
    // What these leave out repeats what people have typed, be it megabytes: of a statement that fails the asker is told, and
    // the log hears of the server itself.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Keeps the log and one older one from filling the disk. @returns size of the log in bytes */
async function makeRoom(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size < LOG_LIMIT_BYTES) return size;
  await rename(logFile, `${logFile}.1`);
  return 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => (port === undefined ? reject(new Error('No free port')) : resolve(port)));
    });
  });
}
