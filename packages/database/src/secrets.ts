import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const password = z.string().regex(/^[\w-]{32,}$/u);
const secretsFile = z.strictObject({ owner: password, site: password, hub: password });

/** The passwords of the embedded server's owner and of the two roles. */
export type Secrets = z.infer<typeof secretsFile>;

async function makeSecrets(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const random = () => randomBytes(24).toString('base64url');
  const made: Secrets = { owner: random(), site: random(), hub: random() };
  await writeFile(draft, `${JSON.stringify(made)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file); // whole or not at all, and never over one that exists
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}

/**
 * The database passwords of this installation: read from `postgres-secrets.json` in the data directory, which is made
 * with random ones where there is none. Only the file's owner can read it.
 *
 * @throws where the file exists and is not what this function writes
 */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'postgres-secrets.json');
  // A disk that is full keeps nobody from secrets that are there.
  if (!existsSync(file)) await makeSecrets(dataDir, file);
  await chmod(file, 0o600);
  try {
    return secretsFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(
      `${file} does not hold the database passwords. Bring it back from a copy of DATA_DIR; where there is none, restore the newest backup into an empty DATA_DIR.`,
      { cause },
    );
  }
}
