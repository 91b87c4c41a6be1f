import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 100;

export interface WatchOptions {
  /** Told each new revision, never two at a time; what it throws is logged and it is told again. */
  onChange(revision: number): void | Promise<void>;
  /** How often to look, should a notice be lost. Default 5,000. */
  pollMs?: number;
  /** Ends the watch. */
  signal: AbortSignal;
  /** The revision that the caller has already; without it the present one is told first. */
  since?: number;
  log?(message: string): void;
}

/** The number of the published state; it grows by one with each transaction that changes what is published. */
export async function readRevision(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ revision: string }>(
    'SELECT revision FROM published.revision',
  );
  return Number(rows[0]?.revision ?? 0);
}

/**
 * Tells of each change of what is published, by LISTEN and by a slow poll. Lost connections are made again after
 * pauses that grow from 0.1 to 30 s.
 *
 * @param siteUrl connection of any role that may read `published`
 * @returns resolves when the signal is given; never rejects
 */
export async function watchPublished(siteUrl: string, options: WatchOptions): Promise<void> {
  const { signal, log = () => undefined } = options;
  let known = options.since;
  let pauseMs = FIRST_PAUSE_MS;

  const look = async (client: pg.Client) => {
    const revision = await readRevision(client);
    pauseMs = FIRST_PAUSE_MS;
    if (revision === known || signal.aborted) return;
    try {
      await options.onChange(revision);
      known = revision; // after a failure the next look tells it again
    } catch (error) {
      log(`Taking over published revision ${revision} failed: ${String(error)}`);
    }
  };

  while (!signal.aborted) {
    try {
      await listen(siteUrl, look, options.pollMs ?? 5000, signal);
    } catch (error) {
      log(`Watching for published changes was interrupted: ${String(error)}`);
    }
    await pause(pauseMs, undefined, { signal }).catch(() => undefined); // woken early by the signal
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Looks at once, and again after each notice and each `pollMs`, until the signal or the loss of the connection. */
async function listen(
  url: string,
  look: (client: pg.Client) => Promise<void>,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  let wake: () => void = () => undefined;
  let noticed = true;
  let lost: unknown;
  const notice = () => {
    noticed = true;
    wake();
  };
  client.on('notification', notice);
  client.on('error', (error) => {
    lost = error;
    wake();
  });
  signal.addEventListener('abort', notice);
  try {
    await client.connect();
    await client.query('LISTEN published');
    while (!signal.aborted && lost === undefined) {
      noticed = false;
      await look(client);
      if (noticed || signal.aborted || lost !== undefined) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (lost !== undefined) throw lost;
  } finally {
    signal.removeEventListener('abort', notice);
    await client.end().catch(() => undefined); // already broken
  }
}
