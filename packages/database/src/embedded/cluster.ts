import { execFile } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';

/** initdb takes half a second; a slow disk may take many times that. */
const INITDB_LIMIT_MS = 120_000;

/** The superuser of an embedded cluster. */
export const OWNER_ROLE = 'selvedge_owner';

/** One way in: over TCP from this machine, with a password that is never sent. */
const HOST_RULES = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** The cluster's folder inside its home. */
export const clusterFolder = (home: ClusterHome): string => join(home.folder, 'postgres');

/**
 * Makes the cluster where there is none. It is made aside and renamed when whole, so that one that was interrupted is
 * never taken for a cluster. The caller holds the lock of the data directory.
 *
 * @throws where the folder holds something else, or a cluster of another major version
 */
export async function ensureCluster(
  home: ClusterHome,
  binaries: Binaries,
  ownerPassword: string,
): Promise<void> {
  const folder = clusterFolder(home);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) {
    if (version.trim() === binaries.majorVersion) return;
    throw new Error(
      `${folder} was made by PostgreSQL ${version.trim()} and this release brings ${binaries.majorVersion}. Dump it with ` +
        'the old release (pg_dump), move the folder away, start, and restore the dump (psql).',
    );
  }
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new Error(
      `${folder} is not empty and not a PostgreSQL cluster (PG_VERSION is missing). Restore it from a backup, or move ` +
        'it away to begin with an empty database.',
    );
  }
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  if (home.user) await chown(making, home.user.uid, home.user.gid);
  await runInitdb(home, binaries, making, ownerPassword);
  await writeFile(join(making, 'pg_hba.conf'), HOST_RULES, { flush: true });
  await rename(making, folder); // takes the place of an empty folder, too
  const parent = await open(home.folder);
  await parent.sync().finally(() => parent.close());
}

async function runInitdb(
  home: ClusterHome,
  binaries: Binaries,
  making: string,
  ownerPassword: string,
): Promise<void> {
  const passwordFile = `${making}.password`;
  await writeFile(passwordFile, `${ownerPassword}\n`, { mode: 0o600 });
  try {
    if (home.user) await chown(passwordFile, home.user.uid, home.user.gid);
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${making}`,
        `--username=${OWNER_ROLE}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Part of the server itself, so that no index depends on the libraries of the machine.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      { ...home.user, cwd: '/', timeout: INITDB_LIMIT_MS, env: serverEnvironment() },
    );
  } catch (cause) {
    const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    throw new Error(`Making the database failed: ${stderr.trim() || String(cause)}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** What the server sees of our environment: no settings of its own (PG...), no secrets of ours. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
