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

/**
 * Reads the identities of `DATA_DIR/sealing/identity.txt`, one a line: the first is the one that things are sealed to, the
 * others open what was sealed before the key was changed.
 *
 * @throws where the file is missing or holds no identity: then nothing can be opened here
 */
export async function sealingKeys(dataDir: string): Promise<SealingKeys> {
  const file = join(dataDir, 'sealing', 'identity.txt');
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => IDENTITY.test(line));
  const [current] = identities;
  if (!current) throw new Error(`${file} holds no identity`);
  const recipient = await identityToRecipient(current);
  return {
    seal(content) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return encrypter.encrypt(content);
    },
    open(sealed) {
      const decrypter = new Decrypter();
      for (const identity of identities) decrypter.addIdentity(identity);
      return decrypter.decrypt(sealed);
    },
  };
}
