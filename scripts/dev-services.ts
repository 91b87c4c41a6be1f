import { join } from 'node:path';
import { drawOnDemand } from '@selvedge/demo/drawing/draw-on-demand';
import { roomsOnDemand } from '@selvedge/demo/scenes/rooms-on-demand';
import { widerDemo } from '@selvedge/demo/wider-demo';
import { startDevServer } from '@selvedge/services/dev-server';
import { readSettings } from '@selvedge/services/settings';
import { stopRequested } from './stop-request.ts';

/** The part of `npm run dev` that restarts when a source of the services changes; scripts/dev.ts gives it the database. */
const stopping = stopRequested();
const siteUrl = process.env.DEV_SITE_URL;
if (!siteUrl) throw new Error('Call `npm run dev`; it starts this file.');
const settings = readSettings(process.env);
const rooms = roomsOnDemand(join(settings.DATA_DIR, 'wide-rooms'));
const server = await startDevServer(
  settings,
  { siteUrl },
  { widerOriginals: widerDemo(drawOnDemand(), rooms) },
);
console.log(`\n  Selvedge in development: ${server.address}\n`);
stopping.addEventListener('abort', async () => {
  await server.close();
  process.exit(0);
});
