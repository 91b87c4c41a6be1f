import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The rooms that decide what a snapshot is made of, each by one of its modules. */
const ROOMS = [
  import.meta.resolve('@selvedge/contract/limits'),
  import.meta.resolve('@selvedge/catalogue/engine'),
  import.meta.url,
].map((module) => dirname(fileURLToPath(module)));

/**
 * What tells one version of the program from another where it matters to a kept snapshot: a hash of the sources that
 * make it, and of the engine that runs them. A snapshot of another version may be laid out otherwise.
 */
export function programHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const room of ROOMS) {
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort();
    for (const name of files) hash.update(`\0${name}\0`).update(readFileSync(join(room, name)));
  }
  return hash.digest('hex');
}
