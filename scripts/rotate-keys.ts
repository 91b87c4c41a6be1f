import { stat } from 'node:fs/promises';
import { withClient } from '@selvedge/database/connection';
import { type OpenDatabase, openDatabase } from '@selvedge/database/open-database';
import { announceRecipient } from '@selvedge/database/sealing-recipient';
import { readIdentities } from '@selvedge/hub/access/sealing-keys';
import {
  addIdentity,
  resealAll,
  retireIdentities,
  sealsToCurrent,
} from '@selvedge/hub/registrations/personal-data/rotate-keys';
import { sealingKeyFiles, sealingRecipient } from '@selvedge/services/registration/sealing-key';
import { readSettings } from '@selvedge/services/settings';
import { step } from './output/steps.ts';
import { runningSince } from './run/data-directory-lock.ts';

/**
 * `npm run rotate-keys`: gives the hub a new sealing key and seals what is stored to it. `-- --retire`, once the site was
 * started again: seals what has come in meanwhile, and takes the older keys out of use. Both may run beside `npm start`.
 */

const [choice, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (choice !== undefined && choice !== '--retire')) {
  console.error('Usage: npm run rotate-keys [-- --retire]');
  process.exit(2);
}
const isRetiring = choice === '--retire';

async function rotate(): Promise<number> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readSettings(process.env);
  await readIdentities(dataDir);
  if (isRetiring) await refuseBeforeStart(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await withClient(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ alone: boolean }>(
        "SELECT pg_try_advisory_lock(hashtext('rotate-keys')) AS alone",
      );
      if (!rows[0]?.alone) throw new Error('Keys are being rotated already: wait for that to end.');
      return rotateAlone(dataDir, database);
    });
  } finally {
    await database.stop();
  }
}

/** What runs here seals to the key that was there when it started, until it is started again. */
async function refuseBeforeStart(dataDir: string): Promise<void> {
  const [, ...older] = await readIdentities(dataDir);
  if (older.length === 0) return;
  const since = await runningSince(dataDir);
  const isOlder =
    since !== undefined && since < (await stat(sealingKeyFiles(dataDir).identity)).mtime;
  if (isOlder || !(await sealsToCurrent(dataDir)))
    throw new Error(
      'The site seals to an older key until it is started again. Do that first; nothing is retired.',
    );
}

async function rotateAlone(dataDir: string, database: OpenDatabase): Promise<number> {
  if (!isRetiring) await step('Making a new key', () => addIdentity(dataDir));
  await announceRecipient(database.ownerUrl, await sealingRecipient(dataDir));
  const identities = await readIdentities(dataDir);
  const { looked, resealed, unreadable } = await step('Sealing what is stored to it', () =>
    resealAll(database, identities),
  );
  console.log(`${looked} sealed parts, ${resealed} sealed anew`);
  // No older key helps them, so they keep none in use.
  if (unreadable > 0)
    console.error(
      `${unreadable} cannot be opened by any key of ${dataDir}; they are as they were.`,
    );
  if (!isRetiring) {
    console.log('Start every machine again, then: npm run rotate-keys -- --retire');
    return 0;
  }
  const file = await retireIdentities(dataDir, new Date());
  console.log(
    file === undefined
      ? 'There is no older key.'
      : `The older keys lie in ${file}. Nothing reads it; backups from before need it.`,
  );
  return 0;
}

process.exitCode = await rotate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
