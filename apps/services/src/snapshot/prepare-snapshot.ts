import { inMemory } from './engines.ts';
import { lastSnapshot } from './last-snapshot.ts';
import { loadSnapshot } from './load-snapshot.ts';

/**
 * Keeps a snapshot of what is published for the next start of the site, which then need not index it. Nothing else may
 * use the data directory meanwhile: a site that runs keeps its snapshots itself.
 *
 * @param siteUrl connection of the site's role
 * @throws what the database throws; a file that cannot be written is told to the log only
 */
export async function prepareSnapshot(
  siteUrl: string,
  dataDir: string,
  log: { warn(message: string): void },
): Promise<void> {
  const last = lastSnapshot(dataDir, log);
  last.keep(await loadSnapshot(siteUrl, inMemory));
  await last.close();
}
