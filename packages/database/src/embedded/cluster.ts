import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { canAccess, type ServerUser, serverUser } from './server-user.ts';

/** Where root keeps a cluster that its unprivileged user could not reach inside the data directory. */
const ELSEWHERE = '/var/lib/selvedge';

/** In a data directory: where its cluster lives, where that is elsewhere. And beside the cluster: whose it is. */
const [POINTER, OWNER] = ['postgres-location', 'data-directory'];

/** Where the embedded server lives, and whom it runs as. */
export interface ClusterHome {
  /** Holds the cluster, its log and, if need be, a copy of the programs. All folders above are open to the user. */
  folder: string;
  user: ServerUser | null;
}

/**
 * Finds a home for the cluster: the data directory, wherever the server's user can reach it. For root it may be out of
 * that user's reach (below /root, say); the rights of folders that are not ours stay as they are, so the cluster then
 * lives under /var/lib/selvedge, and the file `postgres-location` in the data directory says where.
 *
 * @param dataDir made where it is missing
 */
export async function findClusterHome(
  dataDir: string,
  log: (message: string) => void,
  elsewhere: string = ELSEWHERE,
): Promise<ClusterHome> {
  await mkdir(dataDir, { recursive: true });
  const real = await realpath(dataDir);
  const recorded = await lineOf(join(real, POINTER));
  const user = await serverUser(join(recorded || real, 'postgres'));
  if (recorded !== '') {
    await refuseCopy(recorded, real);
    return { folder: recorded, user };
  }
  if (user !== null) await letThrough(user, real);
  if (user === null || (await canAccess(user, real, 'x'))) return { folder: real, user };
  if (await lstat(join(real, 'postgres')).catch(() => null)) {
    throw new Error(
      `The database in ${real} cannot be opened as root, because the user ${user.uid}, which PostgreSQL must run as, ` +
        'cannot reach that folder. Start as the owner of the folder, or let others pass through the folders above it ' +
        '(chmod o+x).',
    );
  }
  await mkdir(elsewhere, { recursive: true });
  await chmod(elsewhere, 0o755);
  const folder = await mkdtemp(join(elsewhere, 'data-'));
  await chmod(folder, 0o755);
  await writeFile(join(folder, OWNER), `${real}\n`, { flush: true });
  await writeFile(join(real, POINTER), `${folder}\n`, { flush: true });
  log(`PostgreSQL's user cannot reach ${real}; the database lives in ${folder}`);
  return { folder, user };
}

const lineOf = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trim();

/**
 * A data directory that was copied names the cluster of the one that it is a copy of; one that was moved takes its own along.
 *
 * @throws where another data directory, which is still there, has the cluster
 */
async function refuseCopy(folder: string, dataDir: string): Promise<void> {
  const owner = await lineOf(join(folder, OWNER));
  if (owner === dataDir) return;
  if (owner !== '' && (await lineOf(join(owner, POINTER))) === folder)
    throw new Error(
      `${dataDir} is a copy of ${owner}, whose database lives in ${folder} and is not copied with it. ` +
        'Copy a house by `npm run backup` and `npm run restore`.',
    );
  await writeFile(join(folder, OWNER), `${dataDir}\n`, { flush: true });
}

/** Where the data directory itself, which is ours, is what keeps the server's group out, lets that group pass through. */
async function letThrough(user: ServerUser, dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  const othersHaveNone = (mode & 0o077) === 0;
  if (uid !== 0 || !othersHaveNone || !(await canAccess(user, dirname(dataDir), 'x'))) return;
  await chown(dataDir, uid, user.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
}

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
