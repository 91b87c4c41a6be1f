import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/paths.ts';

/**
 * A hash of the names and contents of all files that match, tests left out: what was built from them is stale when it
 * changes.
 *
 * @param patterns globs from the repository's root
 */
export function sourcesHash(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
