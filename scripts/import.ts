import { importCommand } from '@selvedge/import/command';
import { prepareSnapshot } from '@selvedge/services/snapshot/last-snapshot';
import { DataDirectoryInUse, lockDataDirectory } from './run/data-directory-lock.ts';

/** Spares the next start the indexing of what has been imported; a site that runs has done so by itself. */
async function prepareStart(siteUrl: string, dataDir: string): Promise<void> {
  let unlock: () => void;
  try {
    unlock = await lockDataDirectory(dataDir);
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return;
    throw error;
  }
  try {
    await prepareSnapshot(siteUrl, dataDir, console);
  } finally {
    unlock();
  }
}

process.exitCode = await importCommand(
  process.argv.slice(2),
  process.env,
  process.stdout,
  (siteUrl, { dataDir }) => prepareStart(siteUrl, dataDir),
);
if (process.channel) process.disconnect();
