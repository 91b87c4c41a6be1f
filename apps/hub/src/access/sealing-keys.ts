import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** Seals to the hub and opens what was sealed to it. */
export interface SealingKeys {
  seal(content: string | Uint8Array): Promise<Uint8Array>;
  /** Rejects where it was sealed to another key. */
  open(sealed: Uint8Array): Promise<Uint8Array>;
}

const IDENTITY = /^AGE-SECRET-KEY-/u;

/** Most bytes of what stands before the content, which is for one key; where many stand there, each is tried for milliseconds. */
const MAX_HEADER_BYTES = 4096;
/** How the last line of it begins. */
const HEADER_END = '\n--- ';

/**
 * The identities of `DATA_DIR/sealing/identity.txt`, one a line: the first is the one that things are sealed to, the others
 * open what was sealed before the key was changed.
 *
 * @throws where there is none yet: then nothing can be opened here
 */
export async function readIdentities(dataDir: string): Promise<[string, ...string[]]> {
  const file = join(dataDir, 'sealing', 'identity.txt');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').map((line) => line.trim());
  const [current, ...older] = lines.filter((line) => IDENTITY.test(line));
  if (!current) throw new Error(`${file} holds no sealing key; the first start makes one.`);
  return [current, ...older];
}

/** Seals to the first of these identities, and opens by any. */
export async function keysOf(identities: readonly [string, ...string[]]): Promise<SealingKeys> {
  const recipient = await identityToRecipient(identities[0]);
  return {
    seal(content) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return encrypter.encrypt(content);
    },
    async open(sealed) {
      if (!Buffer.from(sealed.subarray(0, MAX_HEADER_BYTES)).includes(HEADER_END))
        throw new Error('It is not sealed as the site seals');
      const decrypter = new Decrypter();
      for (const identity of identities) decrypter.addIdentity(identity);
      return decrypter.decrypt(sealed);
    },
  };
}

/**
 * The keys of the hub. What was sealed to another key since they were read, as while keys are rotated, opens by those that
 * are there by then.
 *
 * @throws as {@link readIdentities} does
 */
export async function sealingKeys(dataDir: string): Promise<SealingKeys> {
  const read = async () => keysOf(await readIdentities(dataDir));
  let keys = await read();
  return {
    seal: (content) => keys.seal(content),
    open: (sealed) =>
      keys.open(sealed).catch(async () => {
        keys = await read();
        return keys.open(sealed);
      }),
  };
}
