import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom the server runs as; PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Users that systems have for such a purpose, the best first. */
const UNPRIVILEGED_USERS = ['postgres', '_postgres', 'nobody'];

/**
 * Whom to run the server as. An ordinary user runs it as itself. Root runs it as the owner of the data or of
 * the folders above (so that a start with sudo and one without agree), or else as an unprivileged user of the system.
 *
 * @param path the cluster, or where it will be
 * @returns null for an ordinary user: no change of user
 * @throws where root finds nobody to run it as
 */
export async function serverUser(path: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && found.uid !== 0 && (await isKnown(found.uid))) {
      return { uid: found.uid, gid: found.gid };
    }
    if (folder === dirname(folder)) break;
  }
  for (const name of UNPRIVILEGED_USERS) {
    const user = await systemUser(name);
    if (user) return user;
  }
  throw new Error(
    `PostgreSQL does not run as root, and this system has none of the users ${UNPRIVILEGED_USERS.join(', ')} ` +
      'to run it as. Make one ("useradd --system postgres"), or start as an ordinary user.',
  );
}

/** A user of the system by its name; undefined where there is none, or where it is root. */
export async function systemUser(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (option) => Number((await run('id', [option, name])).stdout)),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

/** initdb wants the user to have a name. */
async function isKnown(uid: number): Promise<boolean> {
  return run('id', ['-un', String(uid)]).then(
    () => true,
    () => false,
  );
}

/** Whether that user can use a file or folder, all folders above it included. */
export async function canAccess(
  user: ServerUser | null,
  path: string,
  rights: 'x' | 'rx',
): Promise<boolean> {
  const tests = Array.from(rights, (right) => `test -${right} "$0"`).join(' && ');
  return run('/bin/sh', ['-c', tests, path], { cwd: '/', ...user }).then(
    () => true,
    () => false,
  );
}
