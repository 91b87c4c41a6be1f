import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity } from 'age-encryption';
import { type SealingKeys, sealingKeys } from '../src/access/sealing-keys.ts';

/** Puts a sealing key into a data directory, as the site's first start does. */
export async function makeSealingKey(dataDir: string): Promise<SealingKeys> {
  await mkdir(join(dataDir, 'sealing'), { recursive: true });
  await writeFile(join(dataDir, 'sealing', 'identity.txt'), `${await generateIdentity()}\n`);
  return sealingKeys(dataDir);
}
