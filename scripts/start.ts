import { once } from 'node:events';
import { join } from 'node:path';
import { withCredentialsOf } from '@selvedge/database/connection';
import type { OpenDatabase } from '@selvedge/database/open-database';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import { misspeltSettings, readSettings, type Settings } from '@selvedge/services/settings';
import { backupBeforeMigrating } from './backup/before-migrating.ts';
import { buildSiteIfStale } from './building/site-build.ts';
import { elapsed, step } from './output/steps.ts';
import { keepSiteRunning } from './processes/keep-site-running.ts';
import { startHub } from './processes/start-hub.ts';
import { lockDataDirectory } from './run/data-directory-lock.ts';
import { reachDatabase } from './run/reach-database.ts';
import { recipientOfHouse } from './run/recipient-of-house.ts';
import { stopRequested } from './run/stop-request.ts';
import { refuseTakenPorts } from './run/taken-ports.ts';

/** Everything that has to be undone when the process ends, the newest first. */
const undo: (() => Promise<void> | void)[] = [];

/** Longest time that stopping may take before the process ends all the same. Site and hub take little over three. */
const STOP_LIMIT_MS = 4500;

async function start(settings: Settings): Promise<void> {
  undo.unshift(await lockDataDirectory(settings.DATA_DIR));
  await refuseTakenPorts(settings);
  await step('Building the site, if it changed', buildSiteIfStale);
  // It loads its program while the database opens.
  const site = await keepSiteRunning(settings, console.error);
  const closers = [site.close];
  // Side by side: each may have to be waited for.
  undo.unshift(async () => void (await Promise.all(closers.map((close) => close()))));
  const beforeMigrating = backupBeforeMigrating(settings);
  const database = await step('Starting the database', () =>
    reachDatabase({
      dataDir: settings.DATA_DIR,
      databaseUrl: settings.DATABASE_URL,
      beforeMigrating,
    }),
  );
  // Both are ended before their database is.
  undo.splice(1, 0, () => database.stop());
  const prepared = database.opened.then((opened) => prepareContents(settings, opened));
  if (database.isOpen) await prepared;
  else {
    console.log('The database does not answer yet; the site starts from its last snapshot.');
    prepared.catch((error: unknown) => console.error('The database cannot be opened:', error));
  }
  const recipient = await recipientOfHouse(settings, database);
  const { siteUrl } = database;
  const readUrl = withCredentialsOf(siteUrl, settings.DATABASE_READ_URL ?? siteUrl);
  const address = await step('Starting the site', () =>
    site.serve({ siteUrl, readUrl, recipient }),
  );
  const hub = prepared
    .then(() => database.opened)
    .then((opened) => startHub(settings, opened, beforeMigrating))
    .then(({ lines, close }) => {
      closers.push(close);
      return lines;
    });
  const later = ['starts when the database answers'];
  // Readers go on being served, whatever keeps the hub from starting then.
  if (!database.isOpen) hub.catch((error: unknown) => console.error('The hub is down:', error));
  printAddresses(address, database.isOpen ? await hub : later);
}

async function prepareContents(settings: Settings, { ownerUrl }: OpenDatabase): Promise<void> {
  if (settings.DEMO !== 'on') return;
  const { fillWithDemo } = await import('./run/demo.ts');
  const mediaDir = join(settings.DATA_DIR, 'media');
  await fillWithDemo({ ownerUrl, mediaDir, s3: s3SettingsOf(settings) });
}

function printAddresses(address: string, hub: readonly string[]): void {
  const { protocol, host } = new URL(address);
  const indent = `\n${' '.repeat(26)}`;
  console.log(`
  Selvedge runs (ready after ${elapsed()})

    Site                  ${protocol}//${host}
    Product service       ${protocol}//product.${host}/docs
    Notification service  ${protocol}//notification.${host}/docs
    Hub                   ${hub.join(indent)}

  Ctrl-C stops it.
`);
}

async function stop(): Promise<void> {
  const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS);
  limit.unref();
  for (const action of undo.splice(0)) {
    try {
      await action();
    } catch (error) {
      console.error('While stopping:', error);
    }
  }
}

for (const { name, nearest } of misspeltSettings(process.env))
  console.warn(`${name} is no setting and is ignored. Is ${nearest} meant?`);
const stopping = stopRequested();
try {
  await Promise.race([start(readSettings(process.env)), once(stopping, 'abort')]);
  if (!stopping.aborted) await once(stopping, 'abort');
  console.log('Stopping …');
  await stop();
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop();
  process.exit(1);
}
