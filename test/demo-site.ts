import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { type OpenDatabase, openDatabase } from '@selvedge/database/open-database';
import { loadDemo } from '@selvedge/demo/load-demo';
import { SUPPLIER_SETTINGS } from '@selvedge/demo/supplier';
import { PASSES_FOLDER } from '@selvedge/scenes/read-scenes';
import {
  SYNTHETIC_SCENE,
  SYNTHETIC_WINDOW,
  writeSyntheticScene,
} from '@selvedge/scenes/testing/synthetic-scene';
import { startServer } from '@selvedge/services/server';
import { readSettings, type Settings } from '@selvedge/services/settings';
import { buildSiteIfStale } from '../scripts/building/site-build.ts';

/** Pictures are small, since no test looks at their beauty. */
const PICTURE_WIDTH_PX = 144;

export interface DemoSite {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  /** Stops it and removes all that it kept. */
  close(): Promise<void>;
}

/** Scenes of the home page and of a cloth: to dress all takes a minute and a half, and other places show a design. */
const DRESSED = ['city-living-room', 'morning-bedroom', 'drape-tied'];

function fewScenes(folder: string): string {
  mkdirSync(folder);
  for (const name of DRESSED) symlinkSync(join(PASSES_FOLDER, name), join(folder, name));
  return folder;
}

/**
 * Serves the demo supplier for browser tests, on a database and a data directory of its own.
 *
 * @param house settings that the demo leaves empty
 */
export async function startDemoSite(
  environment: NodeJS.ProcessEnv,
  house: Partial<SiteSettings> = {},
): Promise<DemoSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-browser-'));
  await buildSiteIfStale();
  const database = await openDatabase({ dataDir });
  await loadDemo({
    ownerUrl: database.ownerUrl,
    mediaDir: join(dataDir, 'media'),
    pictureWidthPx: PICTURE_WIDTH_PX,
    scenesFolder: fewScenes(join(dataDir, 'dressed')),
  });
  await withClient(database.ownerUrl, (client) =>
    writeContent(client, 'site-settings', '', { ...SUPPLIER_SETTINGS, ...house }),
  );
  const settings = readSettings({
    ...process.env,
    ...environment,
    DATA_DIR: dataDir,
    RATE_LIMIT: '100000',
  });
  // The same whatever scenes come with the program, and made in no time.
  const scenesFolder = join(dataDir, 'scenes');
  for (const scene of [SYNTHETIC_SCENE, SYNTHETIC_WINDOW])
    await writeSyntheticScene(scenesFolder, scene);
  const server = await startServer(settings, database, { scenesFolder });
  return {
    settings,
    database,
    async close() {
      await server.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ends the process by the signals that end a server of tests. */
export function closeOnSignal(close: () => Promise<void>): void {
  const end = async () => {
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
