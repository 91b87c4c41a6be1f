import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@selvedge/pictures/write-whole';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;

const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
const exists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Where the two halves of the sealing key lie. */
export const sealingKeyFiles = (dataDir: string) => ({
  /** Opens what was sealed. Only the hub reads it; it may be moved to the hub's machine. */
  identity: join(dataDir, 'sealing', 'identity.txt'),
  /** Seals. All that the public process needs. */
  recipient: join(dataDir, 'sealing', 'recipient.txt'),
});

/** Writes a file whole or not at all; false where there is one already. */
async function writeOnce(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, `${text}\n`, { mode: OWNER_ONLY, flush: true });
    await link(draft, path);
    return true;
  } catch (error) {
    if (exists(error)) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The public key to which registrations are sealed, in age's notation. The first start makes the pair, each half in a
 * file that only the owner of the data directory can read; starts at the same moment agree on one pair. Where the secret
 * half is here too, it decides: a change of keys that broke off may have left the public half of the one before.
 *
 * @throws where there is a file of a key without one
 */
export async function sealingRecipient(dataDir: string): Promise<string> {
  const files = sealingKeyFiles(dataDir);
  const [identities, stored] = await Promise.all([
    readIfThere(files.identity),
    readIfThere(files.recipient),
  ]);
  if (identities === undefined && stored) return stored;
  if (identities === undefined && stored === undefined) {
    await mkdir(join(dataDir, 'sealing'), { recursive: true, mode: FOLDER_MODE });
    await writeOnce(files.identity, await generateIdentity());
  }
  const lines = (identities ?? (await readIfThere(files.identity)) ?? '').split('\n');
  // A key that was changed stands above those before it.
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined)
    throw new Error(
      `${join(dataDir, 'sealing')} has a file without a key in it, as one that was copied onto a full disk. Put identity.txt back from where it is kept.`,
    );
  const recipient = await identityToRecipient(identity);
  if (recipient !== stored)
    await writeWhole(files.recipient, Buffer.from(`${recipient}\n`), OWNER_ONLY);
  return recipient;
}

/** The public half as it lies here, whoever has the other one; undefined where none does. */
export const storedRecipient = async (dataDir: string): Promise<string | undefined> =>
  (await readIfThere(sealingKeyFiles(dataDir).recipient)) || undefined;

/** Notes the public half of a key whose other half another machine has. */
export async function keepRecipient(dataDir: string, recipient: string): Promise<void> {
  if ((await storedRecipient(dataDir)) === recipient) return;
  await mkdir(join(dataDir, 'sealing'), { recursive: true, mode: FOLDER_MODE });
  await writeWhole(sealingKeyFiles(dataDir).recipient, Buffer.from(`${recipient}\n`), OWNER_ONLY);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
}

/** Seals a text to a public key in age's notation: whoever has the other half can read it, and nobody else. */
export function seal(recipient: string, text: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(text);
}

/**
 * What was sealed, opened with the hub's half of the key. The public process never calls it: checks and the hub do.
 * Rejects where the key is another, or a bit was changed.
 *
 * @param identity the secret half, in age's notation
 */
export function unseal(identity: string, body: Uint8Array): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(body, 'text');
}
