import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@selvedge/database/open-database';
import { loadDemo } from '@selvedge/demo/load-demo';
import { startServer } from '@selvedge/services/server';
import { readSettings } from '@selvedge/services/settings';
import { buildSiteIfStale } from '../../scripts/site-build.ts';

/** Serves the demo supplier for the browser tests; pictures are small, since no test looks at their beauty. */
const PICTURE_WIDTH_PX = 96;

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-browser-'));
await buildSiteIfStale();
const database = await openDatabase({ dataDir });
await loadDemo({
  ownerUrl: database.ownerUrl,
  mediaDir: join(dataDir, 'media'),
  pictureWidthPx: PICTURE_WIDTH_PX,
});
const settings = readSettings({
  ...process.env,
  PORT: process.argv[2],
  DATA_DIR: dataDir,
  RATE_LIMIT: '100000',
});
const server = await startServer(settings, database);

async function stop(): Promise<void> {
  await server.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
