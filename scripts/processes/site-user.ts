import { chmod, lchown, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  canAccess,
  type ServerUser,
  serverUser,
  systemUser,
} from '@selvedge/database/embedded/server-user';
import type { Settings } from '@selvedge/services/settings';
import { lastSnapshotFile } from '@selvedge/services/snapshot/last-snapshot';
import { workerFolder } from '@selvedge/services/worker';
import { root } from '../machine/paths.ts';

/** Users that systems have for programs that own nothing, the best first; on Debian the last is whom nginx runs as. */
const UNPRIVILEGED_USERS = ['_www', 'nobody', 'daemon', 'www-data'];

/** Ports below it are for root alone. */
const FIRST_OPEN_PORT = 1024;

/** What the site writes in the data directory: its last snapshot, and pictures made of others. */
const SITE_FOLDERS = ['snapshot', 'pictures', 'views', 'wide'];
/** What each further process of it writes (WORKERS): pictures made of others. */
const WORKER_FOLDERS = ['pictures', 'views'];

/**
 * Whom the site's process runs as. Root runs it as a user of the system that can read neither the sealing key nor the
 * database's passwords and files, and gives it the folders that the site writes; an ordinary user runs it as itself.
 *
 * @param say told in a sentence why root runs it as root all the same
 * @returns null where the site runs as this process does
 */
export async function siteUser(
  { DATA_DIR, PORT, WORKERS }: Pick<Settings, 'DATA_DIR' | 'PORT' | 'WORKERS'>,
  say: (sentence: string) => void,
): Promise<ServerUser | null> {
  await mkdir(dirname(lastSnapshotFile(DATA_DIR)), { recursive: true });
  await keepEarlierSnapshot(DATA_DIR);
  if (process.getuid?.() !== 0) return null;
  if (PORT < FIRST_OPEN_PORT) {
    say(`The site runs as root: port ${PORT} is open to root alone.`);
    return null;
  }
  const user = await findUser(DATA_DIR);
  if (!user) {
    say(
      `The site runs as root: this system has none of the users ${UNPRIVILEGED_USERS.join(', ')}.`,
    );
    return null;
  }
  // Originals are the hub's and the import's to write; the site reads them.
  process.umask(0o022);
  await mkdir(join(DATA_DIR, 'media'), { recursive: true });
  await letThrough(user, DATA_DIR);
  for (const path of [DATA_DIR, root, process.execPath]) {
    if (await canAccess(user, path, 'x')) continue;
    say(`The site runs as root: the user ${user.uid} cannot reach ${path}.`);
    return null;
  }
  for (const folder of SITE_FOLDERS) await giveTo(user, join(DATA_DIR, folder));
  for (let number = 2; number <= WORKERS; number++)
    for (const folder of WORKER_FOLDERS)
      await giveTo(user, join(workerFolder(DATA_DIR, number), folder));
  return user;
}

/** Versions before kept it beside the folder that is the site's own. */
async function keepEarlierSnapshot(dataDir: string): Promise<void> {
  await rename(join(dataDir, 'last-snapshot'), lastSnapshotFile(dataDir)).catch(() => undefined);
}

/** The first of the system's users that owns neither the database nor the data directory. */
async function findUser(dataDir: string): Promise<ServerUser | undefined> {
  const database = await serverUser(join(dataDir, 'postgres')).catch(() => null);
  const { uid: owner } = await stat(dataDir);
  for (const name of UNPRIVILEGED_USERS) {
    const user = await systemUser(name);
    if (user && user.uid !== database?.uid && user.uid !== owner) return user;
  }
  return undefined;
}

/** Where the data directory itself, which is root's, is what keeps the user out, lets others pass through, not look. */
async function letThrough(user: ServerUser, dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o001) !== 0 || !(await canAccess(user, dirname(dataDir), 'x'))) return;
  await chmod(dataDir, (mode & 0o777) | 0o001);
}

async function giveTo({ uid, gid }: ServerUser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await stat(folder)).uid === uid) return;
  const inside = await readdir(folder, { recursive: true });
  for (const name of inside) await lchown(join(folder, name), uid, gid);
  // The folder itself last, since its owner says whether the work was done.
  await lchown(folder, uid, gid);
}
