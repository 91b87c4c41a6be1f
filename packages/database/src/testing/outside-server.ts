import { execFile } from 'node:child_process';
import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeUrl } from '../connection.ts';
import { readyBinaries } from '../embedded/binaries.ts';
import { clusterFolder, findClusterHome } from '../embedded/cluster.ts';
import { type Postmaster, stopPostmaster, waitUntil } from '../embedded/postmaster.ts';
import { startPostmaster } from '../embedded/start-postmaster.ts';
import { openDatabase } from '../open-database.ts';
import { isRunning, signalProcess } from '../process-identity.ts';

const END_LIMIT_MS = 5000;

/** A PostgreSQL of a test's own, for the site an outside one: when it is gone nobody revives it. */
export interface OutsideServer {
  readonly ownerUrl: string;
  readonly siteUrl: string;
  readonly hubUrl: string;
  /** Starts it again, where it was and does not run, and resolves when it takes connections. */
  start(): Promise<void>;
  /** Stops it as an operator does: every connection ends, what was committed is written out. */
  stop(): Promise<void>;
  /** Ends it as `kill -9` does. */
  crash(): Promise<void>;
}

/** Makes a server in an empty folder and starts it, migrated and with its roles. */
export async function outsideServer(folder: string): Promise<OutsideServer> {
  const { ownerUrl, siteUrl, hubUrl, stop } = await openDatabase({ dataDir: folder });
  await stop();
  const home = await findClusterHome(folder, () => undefined);
  const binaries = await readyBinaries(home.user, home.folder);
  const port = Number(new URL(ownerUrl).port);
  let running: Postmaster | undefined;
  const start = async () => {
    if (running && (await isRunning(running.process))) return;
    running = await startPostmaster(home, binaries, { port, keepPort: true });
  };
  await start();
  return {
    ownerUrl,
    siteUrl,
    hubUrl,
    start,
    async stop() {
      if (running) await stopPostmaster(running.process);
    },
    async crash() {
      const killed = running?.process;
      if (!killed) return;
      await signalProcess(killed, 'SIGKILL');
      const ended = await waitUntil(async () => !(await isRunning(killed)), END_LIMIT_MS);
      if (!ended) throw new Error(`The server (process ${killed.pid}) does not end`);
    },
  };
}

const run = promisify(execFile);

const LETS_REPLICAS_IN = 'host replication all 127.0.0.1/32 scram-sha-256\n';

/** A hot standby that follows another server of a test's own. */
interface ReplicaServer {
  /** Its owner, who may only read here. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * Makes a read replica by streaming replication. The primary is stopped for it and started again, since a cluster that
 * stands still can be copied as it is; the programs that npm brings have no pg_basebackup.
 *
 * @param primaryFolder where `primary` was made
 * @param folder empty; the replica is kept there
 */
export async function replicaServer(
  primary: OutsideServer,
  primaryFolder: string,
  folder: string,
): Promise<ReplicaServer> {
  const quiet = () => undefined;
  const from = clusterFolder(await findClusterHome(primaryFolder, quiet));
  const home = await findClusterHome(folder, quiet);
  const to = clusterFolder(home);
  await primary.stop();
  await appendFile(join(from, 'pg_hba.conf'), LETS_REPLICAS_IN);
  await cp(from, to, { recursive: true });
  await rm(join(to, 'postmaster.pid'), { force: true });
  await writeFile(join(to, 'standby.signal'), '');
  await appendFile(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = '${connectionOf(primary.ownerUrl)}'\n`,
  );
  if (home.user) await run('chown', ['-R', `${home.user.uid}:${home.user.gid}`, to]);
  await primary.start();
  const binaries = await readyBinaries(home.user, home.folder);
  const running = await startPostmaster(home, binaries, {});
  const url = new URL(changeUrl(primary.ownerUrl, {}));
  url.port = String(running.port);
  return { ownerUrl: url.href, stop: () => stopPostmaster(running.process) };
}

function connectionOf(ownerUrl: string): string {
  const { hostname, port, username, password } = new URL(ownerUrl);
  return `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
}
