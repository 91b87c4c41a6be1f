import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { binary, root } from './paths.ts';
import { runBuild } from './run-build.ts';
import { sourcesHash } from './sources-hash.ts';

const stampFile = join(root, 'apps/site/build/.sources');

/** What the built site depends on: a change in any of these makes the build stale. */
const SOURCES = [
  'apps/site/app/**/*',
  'apps/site/public/**/*',
  'apps/site/*.{ts,json}',
  'packages/contract/src/**/*.ts',
  'package-lock.json',
  'scripts/compress-assets.ts',
];

/**
 * Builds the site when its sources have changed since the last build.
 *
 * @returns whether a build was needed
 * @throws Error with the build's output when it fails
 */
export async function buildSiteIfStale(): Promise<boolean> {
  const wanted = sourcesHash(SOURCES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return false;
  try {
    await runBuild([binary('react-router', '@react-router/dev'), 'build'], {
      cwd: join(root, 'apps/site'),
    });
  } catch (error) {
    throw new Error(`The site could not be built:\n${String(error)}`);
  }
  await compressAssets(join(root, 'apps/site/build/client'));
  writeFileSync(stampFile, wanted);
  return true;
}
