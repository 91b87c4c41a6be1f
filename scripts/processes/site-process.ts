import { traceRequests } from '@selvedge/http/tracing';
import { type RunningServer, type SiteDatabase, startServer } from '@selvedge/services/server';
import { readSettings } from '@selvedge/services/settings';
import type { Figures } from '@selvedge/services/worker';
import { stopRequested } from '../run/stop-request.ts';
import type { AliveWord, StartWord } from './kept-process.ts';

/** What the site's process is told: to serve from a database, and what another of them has counted. */
export type SiteMessage =
  | { readonly serve: SiteDatabase }
  | { readonly worker: number; readonly figures: Figures };

/** What it says every few seconds: that it is alive, and, where there are others, what it has counted. */
export interface SiteWord extends AliveWord {
  readonly figures?: Figures;
}

const ALIVE_MS = 5000;

/**
 * The public process of `npm start`, or one of them (WORKERS): it knows the site's own part of the database and of the
 * sealing key, and nothing of the owner's. It serves once it is told of the database, and says where.
 */
const settings = readSettings(process.env);
const number = Number(process.env.SITE_WORKER ?? 1);
const stopping = stopRequested({ ofTerminal: false });
const told = Promise.withResolvers<SiteDatabase>();
const others = new Map<number, Figures>();
const say = (word: StartWord | SiteWord) => process.send?.(word);

process.on('message', (message: SiteMessage) => {
  if ('serve' in message) told.resolve(message.serve);
  else others.set(message.worker, message.figures);
});
// Without the process that started it nobody would end it, and the next start wants its port.
process.on('disconnect', () => process.exit(1));
let server: RunningServer | undefined;
let endTracing: (() => Promise<void>) | undefined;
stopping.addEventListener('abort', async () => {
  await server?.close();
  await endTracing?.();
  process.exit(0);
});

try {
  endTracing = await traceRequests('selvedge-site', console.error);
  const worker = { number, figuresOfOthers: () => [...others.values()] };
  const running = await startServer(settings, told.promise, { worker });
  server = running;
  const sayAlive = async () => {
    if (settings.WORKERS === 1) say({ alive: true });
    else say({ alive: true, figures: await running.figures() });
  };
  say({ ready: running.address });
  await sayAlive();
  setInterval(sayAlive, ALIVE_MS).unref();
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}
