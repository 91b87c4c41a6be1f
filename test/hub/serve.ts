import { mkdirSync, writeFileSync } from 'node:fs';
import { buildHubIfStale } from '../../scripts/building/hub-build.ts';
import { hubEnvironment, prepareHub } from '../../scripts/processes/hub.ts';
import { keepHubRunning } from '../../scripts/processes/hub-process.ts';
import { closeOnSignal, startDemoSite } from '../demo-site.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { DATA_DIR_NOTE } from './sent-mails.ts';

/** Serves the demo supplier and its hub for the browser tests that see both. */
const [PORT = '', HUB_PORT = ''] = process.argv.slice(2);
const { settings, database, close } = await startDemoSite({
  PORT,
  HUB_PORT,
  HUB_ADMIN_EMAIL: ADMINISTRATOR.email,
  HUB_ADMIN_PASSWORD: ADMINISTRATOR.password,
});
// Where a test finds the mails that were sent.
mkdirSync('test-results', { recursive: true });
writeFileSync(DATA_DIR_NOTE, settings.DATA_DIR);
await buildHubIfStale();
const environment = await hubEnvironment(settings, database.hubUrl);
await prepareHub(settings, environment);
const hub = keepHubRunning(environment, console.error);
closeOnSignal(async () => {
  await hub.close();
  await close();
});
