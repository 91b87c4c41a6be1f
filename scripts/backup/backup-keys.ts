import { readdir, readFile, rename } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { writeWhole } from '@selvedge/pictures/write-whole';

/** The keys of a data directory, which open what is sealed: never in a backup, since they would open it. */
const IDENTITIES = 'identity.txt';
const KEYS = [IDENTITIES, 'recipient.txt', 'marks.key'];

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
  const identities = await readFile(join(from, IDENTITIES), 'utf8').catch(() => '');
  if (!/^AGE-SECRET-KEY-/mu.test(identities))
    throw new Error(`${from} holds no sealing key (identity.txt).`);
  return names;
}

/**
 * Copies keys to where others may lie already, of which none is lost: an identity that was there goes on opening behind the
 * new ones, and another file that is replaced stays beside it under the time of this.
 *
 * @throws Error where there are none
 */
export async function copyKeys(from: string, to: string): Promise<void> {
  const names = await requireKeys(from);
  const time = new Date().toISOString().replaceAll(':', '-');
  for (const name of names) {
    const path = join(to, name);
    const [text, before] = await Promise.all([
      readFile(join(from, name), 'utf8'),
      readFile(path, 'utf8').catch(() => ''),
    ]);
    const lines = name === IDENTITIES ? before.split('\n').filter((line) => line.trim()) : [];
    const others = lines.filter((line) => !text.includes(line));
    const both = [text.trimEnd(), ...others, ''].join('\n');
    if (both === before) continue;
    // An identity stays in the file; of another file there may be no other copy.
    if (before !== '' && name !== IDENTITIES) await rename(path, `${path}.${time}`);
    await writeWhole(path, Buffer.from(both), 0o600);
  }
}
