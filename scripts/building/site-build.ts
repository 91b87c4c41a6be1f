import { join } from 'node:path';
import { binary, root } from '../machine/paths.ts';
import { buildIfStale } from './build-if-stale.ts';
import { compressAssets } from './compress-assets.ts';
import { runBuild } from './run-build.ts';

/** What the built site depends on: a change in any of these makes the build stale. */
const SOURCES = [
  'apps/site/app/**/*',
  'apps/site/public/**/*',
  'apps/site/*.{ts,json}',
  'packages/contract/src/**/*.ts',
  'packages/scenes/src/**/*.ts',
  'package-lock.json',
  'scripts/building/compress-assets.ts',
];

/**
 * Builds the site when its sources have changed since the last build.
 *
 * @returns whether a build was needed
 * @throws Error with the build's output when it fails
 */
export async function buildSiteIfStale(): Promise<boolean> {
  return buildIfStale({
    name: 'site',
    sources: SOURCES,
    stampFile: join(root, 'apps/site/build/.sources'),
    async build() {
      await runBuild([binary('react-router', '@react-router/dev'), 'build'], {
        cwd: join(root, 'apps/site'),
      });
      await compressAssets(join(root, 'apps/site/build/client'));
    },
  });
}
