import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** In a row; with the pauses between them about a minute and a half. */
const MOST_TRIES = 15;
/** A server that lived this long had started well, and its tries are counted from one again. */
const WELL_AFTER_MS = 60_000;

interface WatchServerOptions {
  url: string;
  /** Starts the server again where it does not run. */
  revive(): Promise<void>;
  log(message: string): void;
}

/**
 * Holds one idle connection, whose end tells at once that the server died or restarted itself, and has it revived. After
 * too many tries in a row it gives up and says so.
 *
 * @returns `stop` ends the watch; after it nothing is revived
 */
export function watchServer({ url, revive, log }: WatchServerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  const keepAlive = async () => {
    let tries = 0;
    while (!signal.aborted) {
      const connectedAt = performance.now();
      const fault = await connectionEnd(url, signal);
      if (signal.aborted) return;
      if (performance.now() - connectedAt > WELL_AFTER_MS) tries = 0;
      tries += 1;
      if (tries > MOST_TRIES) {
        log(`The database server could not be kept running (${fault}). Giving up; start again.`);
        return;
      }
      log(`Lost the database server (${fault}); seeing to it (try ${tries} of ${MOST_TRIES})`);
      const pauseMs = tries === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined); // woken early by stop
      if (signal.aborted) return;
      await revive().catch((error: unknown) => log(`Starting it failed: ${String(error)}`));
    }
  };

  const ended = keepAlive();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

/** Connects and stays. @returns why the connection ended or could not be made */
async function connectionEnd(url: string, signal: AbortSignal): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const close = () => resolve('stopped');
  client.on('error', (error) => resolve(error.message));
  client.on('end', () => resolve('connection closed'));
  signal.addEventListener('abort', close);
  try {
    await client.connect();
    return await promise;
  } catch (error) {
    return String(error);
  } finally {
    signal.removeEventListener('abort', close);
    await client.end().catch(() => undefined); // already broken
  }
}
