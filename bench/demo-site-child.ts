import { join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { databaseIsEmpty, loadDemo } from '@selvedge/demo/load-demo';
import { startServer } from '@selvedge/services/server';
import { readSettings } from '@selvedge/services/settings';
import pg from 'pg';

/** Serves the demo supplier as delivered, from the data directory and on the port given, and prints its address. */
const [dataDir = '', port = ''] = process.argv.slice(2);

const database = await openDatabase({ dataDir });
const client = new pg.Client(database.ownerUrl);
await client.connect();
const empty = await databaseIsEmpty(client);
await client.end();
if (empty) {
  await loadDemo({ ownerUrl: database.ownerUrl, mediaDir: join(dataDir, 'media') });
}
const settings = readSettings({
  HOST: '127.0.0.1',
  PORT: port,
  DATA_DIR: dataDir,
  RATE_LIMIT: '100000000',
});
const server = await startServer(settings, database);
console.log(JSON.stringify(`http://localhost:${port}`));

process.once('SIGTERM', async () => {
  await server.close();
  await database.stop();
  process.exit(0);
});
