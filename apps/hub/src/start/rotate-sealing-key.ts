import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';

/**
 * `node apps/hub/src/start/rotate-sealing-key.ts`: makes a new sealing key in `DATA_DIR/sealing`. The new identity stands
 * on top of the old ones, which go on opening what was sealed to them; the site and the hub seal to it from their next
 * start on.
 */
const folder = join(process.env.DATA_DIR ?? '.data', 'sealing');
const OWNER_ONLY = 0o600;

/** Puts a file in place of another, whole or not at all. */
async function replace(name: string, text: string): Promise<void> {
  const draft = join(folder, `${name}.new`);
  await writeFile(draft, text, { mode: OWNER_ONLY, flush: true });
  await rename(draft, join(folder, name));
}

const before = await readFile(join(folder, 'identity.txt'), 'utf8').catch(() => undefined);
if (before === undefined) {
  console.error(`There is no sealing key in ${folder} yet; the first start makes one.`);
  process.exit(1);
}
const identity = await generateIdentity();
// First what opens, then what seals to it: nothing is ever sealed to a key that is not kept.
await replace('identity.txt', `${identity}\n${before.trim()}\n`);
await replace('recipient.txt', `${await identityToRecipient(identity)}\n`);
console.log(`The sealing key in ${folder} is new. Start the site and the hub again.`);
