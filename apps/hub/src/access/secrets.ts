import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;
const SECRET_BYTES = 32;

/**
 * A random secret that lies in a file which only its owner can read, made at its first use. Processes that start at the
 * same moment agree on one.
 *
 * @throws where the file is there and holds none
 */
export async function secretIn(
  folder: string,
  name: string,
  encoding: 'base64url' | 'hex',
): Promise<string> {
  const file = join(folder, name);
  // A disk that is full keeps nobody from a secret that is there.
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.trim() !== '') return known.trim();
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const draft = `${file}.${randomUUID()}`;
  const made = randomBytes(SECRET_BYTES).toString(encoding);
  await writeFile(draft, `${made}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    await link(draft, file); // whole or not at all, and never over one that exists
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret === '')
    throw new Error(
      `${file} is empty: it was copied onto a full disk, or broken off. Put it back from where it is kept, or remove it for a new one.`,
    );
  return secret;
}

/**
 * What the hub signs sessions and reset links with: `DATA_DIR/secrets/hub-sessions`. Without the file everybody has to sign
 * in again.
 */
export const sessionSecret = (dataDir: string): Promise<string> =>
  secretIn(join(dataDir, 'secrets'), 'hub-sessions', 'base64url');
