import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { readSettings } from '@selvedge/services/settings';
import { buildHubIfStale } from './building/hub-build.ts';
import { root } from './machine/paths.ts';
import { runCommand } from './machine/run-command.ts';
import { step } from './output/steps.ts';
import { hubEnvironment, prepareHub } from './processes/hub.ts';
import { keepHubRunning } from './processes/hub-process.ts';

/**
 * `npm run check:access`: asks a hub of its own, over HTTP, every REST, GraphQL, admin and document address as nobody and
 * as each role, and compares what it answers with the table of apps/hub/test/access-check/who-may.ts.
 */
const PORT = '3198';
const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-access-'));
const settings = readSettings({
  ...process.env,
  DATA_DIR: dataDir,
  HUB_PORT: PORT,
  RATE_LIMIT: '0', // nobody asks this much in a minute
  DATABASE_URL: '',
});
await step('Building the hub, if it changed', buildHubIfStale);
const database = await step('Starting a database', () => openDatabase({ dataDir }));
const environment = await hubEnvironment(settings, database.hubUrl);
await step('Preparing a hub', () => prepareHub(settings, environment));
const hub = keepHubRunning(environment, console.error);
try {
  const address = await step('Starting the hub', () => hub.firstAttempt);
  if (address === null) throw new Error('The hub does not run; see above.');
  const { ok, output } = await step('Asking it everything as everyone', () =>
    runCommand(process.execPath, [join(root, 'apps/hub/test/access-check/ask-hub.ts'), address], {
      env: environment,
    }),
  );
  console.log(output);
  process.exitCode = ok ? 0 : 1;
} finally {
  await hub.close();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();
