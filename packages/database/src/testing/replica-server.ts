import { execFile } from 'node:child_process';
import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeUrl } from '../connection.ts';
import { readyBinaries } from '../embedded/binaries.ts';
import { clusterFolder } from '../embedded/cluster.ts';
import { findClusterHome } from '../embedded/cluster-home.ts';
import { stopPostmaster } from '../embedded/postmaster.ts';
import { startPostmaster } from '../embedded/start-postmaster.ts';
import type { OutsideServer } from './outside-server.ts';

const run = promisify(execFile);

const LETS_REPLICAS_IN = 'host replication all 127.0.0.1/32 scram-sha-256\n';

/** A hot standby that follows another server of a test's own. */
export interface ReplicaServer {
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
