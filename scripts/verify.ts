import { resolve } from 'node:path';
import { damageOf } from './backup/backup-folder.ts';
import { leftAloneLine, openBackup } from './backup/held-backups.ts';

/**
 * `npm run verify -- FROM`: whether every file of a backup is there and as it was written, and nothing beside it has the
 * name of a backup alone.
 */
async function verify(): Promise<number> {
  const [from, ...rest] = process.argv.slice(2);
  if (!from || rest.length > 0) {
    console.error(
      'Usage: npm run verify -- FROM (a backup, or the folder that holds several: the newest)',
    );
    return 2;
  }
  const { folder, manifest, leftAlone } = await openBackup(resolve(from));
  for (const other of leftAlone) console.error(leftAloneLine(other));
  const damage = await damageOf(folder, manifest);
  for (const line of damage) console.error(line);
  const { length: files } = Object.keys(manifest.files);
  const { length: missing } = manifest.missingMedia;
  console.log(
    `${folder}, taken ${manifest.takenAt}: ${files} files, ${damage.length} damaged${missing > 0 ? `, ${missing} originals were missing before` : ''}`,
  );
  return damage.length + leftAlone.length === 0 ? 0 : 1;
}

process.exitCode = await verify().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
