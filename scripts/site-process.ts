import { type RunningServer, type SiteDatabase, startServer } from '@selvedge/services/server';
import { readSettings } from '@selvedge/services/settings';
import type { AliveWord, StartWord } from './kept-process.ts';
import { stopRequested } from './stop-request.ts';

/** What the site's process is told: to serve from a database. */
export interface SiteMessage {
  readonly serve: SiteDatabase;
}

const ALIVE_MS = 5000;

/**
 * The public process of `npm start`: it knows the site's own part of the database and of the sealing key, and nothing of
 * the owner's. It serves once it is told of the database, and says where.
 */
const settings = readSettings(process.env);
const stopping = stopRequested({ ofTerminal: false });
const told = Promise.withResolvers<SiteDatabase>();
const say = (word: StartWord | AliveWord) => process.send?.(word);

process.on('message', ({ serve }: SiteMessage) => told.resolve(serve));
// Without the process that started it nobody would end it, and the next start wants its port.
process.on('disconnect', () => process.exit(1));
let server: RunningServer | undefined;
stopping.addEventListener('abort', async () => {
  await server?.close();
  process.exit(0);
});

try {
  server = await startServer(settings, await told.promise);
  say({ ready: server.address });
  say({ alive: true });
  setInterval(() => say({ alive: true }), ALIVE_MS).unref();
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}
