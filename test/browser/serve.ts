import { mkdirSync, writeFileSync } from 'node:fs';
import { closeOnSignal, startDemoSite } from '../demo-site.ts';
import { SERVED_FOLDER, type ServedSite, servedFile } from './served-site.ts';

/** Serves the demo supplier for the browser tests, and writes down where what it keeps lies. */
const [port = ''] = process.argv.slice(2);
const { settings, database, close } = await startDemoSite({ PORT: port });
const served: ServedSite = { dataDir: settings.DATA_DIR, hubUrl: database.hubUrl };
mkdirSync(SERVED_FOLDER, { recursive: true });
writeFileSync(servedFile(port), JSON.stringify(served));
closeOnSignal(close);
