import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** The keys of a data directory, which open what is sealed: never in a backup, since they would open it. */
const KEYS = ['identity.txt', 'recipient.txt', 'marks.key'];

const isWithin = (folder: string, other: string): boolean =>
  `${resolve(folder)}${sep}`.startsWith(`${resolve(other)}${sep}`);

/**
 * Copies the keys of a data directory to where they are kept apart from its backups.
 *
 * @throws Error where that is within the backups, or there are no keys
 */
export async function keepKeys(dataDir: string, keysTo: string, target: string): Promise<void> {
  if (isWithin(keysTo, target) || isWithin(target, keysTo))
    throw new Error(
      `Keys that lie with their backups open them for everybody: name a folder apart from ${target}.`,
    );
  await copyKeys(join(dataDir, 'sealing'), keysTo);
}

/** The names of the keys in a folder. @throws Error where there are none */
export async function requireKeys(from: string): Promise<string[]> {
  const names = (await readdir(from).catch(() => [])).filter((name) => KEYS.includes(name));
  if (!names.includes('identity.txt'))
    throw new Error(`${from} holds no sealing key (identity.txt).`);
  return names;
}

/** @throws Error where there are none */
export async function copyKeys(from: string, to: string): Promise<void> {
  const names = await requireKeys(from);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await copyFile(join(from, name), join(to, name));
}
