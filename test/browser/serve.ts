import { mkdirSync, writeFileSync } from 'node:fs';
import { closeOnSignal, startDemoSite } from '../demo-site.ts';
import { SERVED_FOLDER, type ServedSite, servedFile } from './served-site.ts';

/** A house with a shop of its own, to which Rugs and Homeware lead (HEAD-12, FOOT-02); the demo has none. */
const HOUSE = { external_shop: 'https://shop.house.example/' };

/** Serves the demo supplier for the browser tests, and writes down where what it keeps lies. */
const [port = ''] = process.argv.slice(2);
const { settings, database, close } = await startDemoSite({ PORT: port }, HOUSE);
const served: ServedSite = { dataDir: settings.DATA_DIR, hubUrl: database.hubUrl };
mkdirSync(SERVED_FOLDER, { recursive: true });
writeFileSync(servedFile(port), JSON.stringify(served));
closeOnSignal(close);
