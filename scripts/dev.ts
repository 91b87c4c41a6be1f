import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import { readSettings } from '@selvedge/services/settings';
import { root } from './machine/paths.ts';
import { hubEnvironment, prepareHub } from './processes/hub.ts';
import { keepHubRunning } from './processes/hub-process.ts';
import { signIn } from './processes/start-hub.ts';
import { lockDataDirectory } from './run/data-directory-lock.ts';
import { fillWithDemo } from './run/demo.ts';
import { stopRequested } from './run/stop-request.ts';

/** What the services are made of; Vite watches the site's own sources. */
const WATCHED = [
  'apps/services/src',
  'packages/contract/src',
  'packages/catalogue/src',
  'packages/database/src',
  'packages/scenes/src',
];

/**
 * `npm run dev`: the services start anew when a source of theirs changes, pages are reloaded by Vite, the hub by Next.
 * The database is opened here, so that it stays while the services restart.
 */
const stopping = stopRequested();
const settings = readSettings(process.env);
const unlock = await lockDataDirectory(settings.DATA_DIR);
const database = await openDatabase({
  dataDir: settings.DATA_DIR,
  databaseUrl: settings.DATABASE_URL,
});
if (settings.DEMO === 'on') {
  const mediaDir = join(settings.DATA_DIR, 'media');
  await fillWithDemo({
    ownerUrl: database.ownerUrl,
    mediaDir,
    s3: s3SettingsOf(settings),
  });
}
const services = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    ...WATCHED.map((folder) => `--watch-path=${join(root, folder)}`),
    join(root, 'scripts/processes/dev-services.ts'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DEV_SITE_URL: database.siteUrl } },
);
const environment = await hubEnvironment(settings, database.hubUrl);
const firstUser = await prepareHub(settings, environment);
const hub = keepHubRunning(environment, console.error);
hub.firstAttempt.then((address) => {
  if (address)
    console.log(['  Hub in development:', address, ...signIn(firstUser, settings)].join(' '));
});
await Promise.race([once(stopping, 'abort'), once(services, 'exit')]);
services.kill('SIGTERM');
await hub.close();
await database.stop();
unlock();
process.exit(0);
