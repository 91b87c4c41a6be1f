import { join } from 'node:path';
import type { DatabaseUrls } from '@selvedge/database/connection';
import type { Settings } from '@selvedge/services/settings';
import { step } from '../output/steps.ts';
import { isDatabaseAlone } from './backup-manifest.ts';
import { backupsIn, leftAloneLine, removeOldBackups } from './held-backups.ts';
import { makeBackup } from './make-backup.ts';

/** Of the database alone, and so small; older ones are of releases that nobody goes back to. */
const KEPT = 5;

/**
 * Takes a backup of the database into `DATA_DIR/backups` before a start migrates it, once a start. A start that cannot take
 * one ends, with everything as it was.
 *
 * @returns what is called before migrating, with the connections and the names of what is lacking
 */
export function backupBeforeMigrating({ DATA_DIR: dataDir }: Settings) {
  let taken: Promise<void> | undefined;
  const take = async (
    { ownerUrl, hubUrl }: DatabaseUrls,
    pending: readonly string[],
  ): Promise<void> => {
    const target = join(dataDir, 'backups');
    const { folder } = await step(`Taking a backup before ${pending.join(', ')}`, () =>
      makeBackup({ dataDir, ownerUrl, hubUrl, s3: undefined }, target, { databaseAlone: true }),
    ).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      const msg = `Nothing was migrated: no backup could be taken into ${target} (${why}). See to that, or make room there, and start again.`;
      throw new Error(msg, { cause });
    });
    const { backups, leftAlone } = await backupsIn(target);
    for (const other of leftAlone) console.error(leftAloneLine(other));
    // A whole one that lies there is somebody's own.
    const own = backups.filter(({ manifest }) => isDatabaseAlone(manifest));
    await removeOldBackups(own, KEPT, folder);
  };
  return (server: DatabaseUrls, pending: readonly string[]): Promise<void> => {
    taken ??= take(server, pending);
    return taken;
  };
}
