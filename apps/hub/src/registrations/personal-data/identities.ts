import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';

const IDENTITY = /^AGE-SECRET-KEY-/u;
const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;

const folderOf = (dataDir: string): string => join(dataDir, 'sealing');

/** Puts a file in place of another, whole or not at all. */
async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: OWNER_ONLY, flush: true });
  await rename(`${path}.new`, path);
}

/**
 * The identities that open what is sealed, the current one first.
 *
 * @throws where there is none yet
 */
export async function readIdentities(dataDir: string): Promise<[string, ...string[]]> {
  const file = join(folderOf(dataDir), 'identity.txt');
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const [current, ...older] = lines.filter((line) => IDENTITY.test(line));
  if (!current) throw new Error(`${file} holds no sealing key; the first start makes one.`);
  return [current, ...older];
}

/** Makes a new key pair the current one; the identities before it go on opening what was sealed to them. */
export async function addIdentity(dataDir: string): Promise<void> {
  const before = await readIdentities(dataDir);
  const identity = await generateIdentity();
  const folder = folderOf(dataDir);
  // First what opens, then what seals to it: nothing is ever sealed to a key that is not stored.
  await replace(join(folder, 'identity.txt'), `${[identity, ...before].join('\n')}\n`);
  await replace(join(folder, 'recipient.txt'), `${await identityToRecipient(identity)}\n`);
}

/**
 * Takes all identities but the current one out of use. They are written to a file that nothing reads, since backups from
 * before cannot be opened without them; whoever keeps no such backup destroys it.
 *
 * @returns that file; undefined where there was nothing to retire
 */
export async function retireIdentities(dataDir: string, now: Date): Promise<string | undefined> {
  const [current, ...older] = await readIdentities(dataDir);
  if (older.length === 0) return undefined;
  const folder = folderOf(dataDir);
  const retired = join(folder, 'retired');
  await mkdir(retired, { recursive: true, mode: FOLDER_MODE });
  const file = join(retired, `${now.toISOString().replaceAll(':', '-')}.txt`);
  await replace(file, `${older.join('\n')}\n`);
  await replace(join(folder, 'identity.txt'), `${current}\n`);
  return file;
}
