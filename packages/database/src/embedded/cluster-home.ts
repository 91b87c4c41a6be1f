import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canAccess, type ServerUser, serverUser } from './server-user.ts';

/** Where root keeps a cluster that its unprivileged user could not reach inside the data directory. */
const ELSEWHERE = '/var/lib/selvedge';

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
  const pointer = join(real, 'postgres-location');
  const recorded = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  const user = await serverUser(join(recorded || real, 'postgres'));
  if (recorded !== '') return { folder: recorded, user };
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
  await writeFile(pointer, `${folder}\n`, { flush: true });
  log(`PostgreSQL's user cannot reach ${real}; the database lives in ${folder}`);
  return { folder, user };
}

/** Where the data directory itself, which is ours, is what keeps the server's group out, lets that group pass through. */
async function letThrough(user: ServerUser, dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  const othersHaveNone = (mode & 0o077) === 0;
  if (uid !== 0 || !othersHaveNone || !(await canAccess(user, dirname(dataDir), 'x'))) return;
  await chown(dataDir, uid, user.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
}
