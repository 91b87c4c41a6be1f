import { buildSiteIfStale } from '../../scripts/building/site-build.ts';

/**
 * Vitest's globalSetup: what is operated here is the built site.
 *
 * @public called by Vitest
 */
export async function setup(): Promise<void> {
  await buildSiteIfStale();
}
