import { startServer } from '@selvedge/services/server';
import { readSettings } from '@selvedge/services/settings';
import { reachDatabase } from '../run/reach-database.ts';
import { stopRequested } from '../run/stop-request.ts';

/** The site as `npm start` runs it, and no hub: what check:faults harms. */
const settings = readSettings(process.env);
const database = await reachDatabase({
  dataDir: settings.DATA_DIR,
  databaseUrl: settings.DATABASE_URL,
});
const server = await startServer(settings, database);
stopRequested().addEventListener('abort', async () => {
  await server.close();
  await database.stop();
  process.exit(0);
});
