import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;
const SECRET_BYTES = 32;

/**
 * What the hub signs sessions and reset links with: read from `DATA_DIR/secrets/hub-sessions`, which the first start makes
 * with a random one that only its owner can read. Without the file everybody has to sign in again.
 */
export async function sessionSecret(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, 'hub-sessions');
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const draft = `${file}.${randomUUID()}`;
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFile(draft, `${made}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    await link(draft, file); // whole or not at all, and never over one that exists
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
