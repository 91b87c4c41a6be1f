import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeFileLock } from '@selvedge/database/file-lock';
import { root } from '../machine/paths.ts';
import { sourcesHash } from './sources-hash.ts';

/** A busy machine builds the hub in a few minutes. */
const OTHERS_LIMIT_MS = 600_000;

interface Buildable {
  /** As people call it, in one word. */
  readonly name: string;
  /** Patterns of all that the build depends on, from the repository's root. */
  readonly sources: readonly string[];
  /** Says of which sources the build is. */
  readonly stampFile: string;
  readonly build: () => Promise<void>;
}

/**
 * Builds what has changed since it was built last. Two processes that want the same build do not get into each other's
 * way: the second waits for the first and takes what that has built.
 *
 * @returns whether a build was needed
 * @throws what `build` throws, with the name of what could not be built
 */
export async function buildIfStale({
  name,
  sources,
  stampFile,
  build,
}: Buildable): Promise<boolean> {
  // What `npm run build` has put together was built then, and has nothing to build with.
  if (existsSync(join(root, '.built'))) return false;
  const wanted = () => sourcesHash(sources);
  const isBuiltFrom = (hash: string) =>
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (isBuiltFrom(wanted())) return false;
  const lockFile = join(root, `node_modules/.selvedge-${name}-build.lock`);
  const lock = await takeFileLock(lockFile, 'exclusive', OTHERS_LIMIT_MS);
  if (!lock) throw new Error(`Another process has been building the ${name} for minutes. End it.`);
  try {
    const hash = wanted();
    if (isBuiltFrom(hash)) return false;
    await build();
    writeFileSync(stampFile, hash);
    return true;
  } catch (error) {
    throw new Error(`The ${name} could not be built:\n${String(error)}`);
  } finally {
    lock.release();
  }
}
