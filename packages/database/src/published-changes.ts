import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from './scram-client.ts';

const FIRST_PAUSE_MS = 100;
/** A database that is back is found this soon, so that its readers are up to date within five seconds. */
const LONGEST_PAUSE_MS = 1000;
/** A server that takes longer to connect, or to tell its revision, counts as away. */
const ANSWER_LIMIT_MS = 3000;
/** Pauses after a change that could not be taken over: doing so may be costly, and the cause may last. */
const FIRST_RETRY_MS = 500;
const POLL_MS = 2000;
/** A hot standby refuses LISTEN: what is published is found there only by looking, and is to be shown within a second. */
const REPLICA_POLL_MS = 250;
const LONGEST_RETRY_MS = 30_000;

interface WatchOptions {
  /** Told the present revision, and each new one, never two at a time; what it throws is logged and it is told again. */
  onChange(revision: number): void | Promise<void>;
  /** Told after each look that found the last told revision to be the present one: nothing is amiss. */
  onCurrent?(): void;
  /** How often to look, should a notice be lost. Default 2,000, and 250 on a replica, which gives no notice. */
  pollMs?: number;
  /** Ends the watch. */
  signal: AbortSignal;
  log?(message: string): void;
}

/** What tells one published state from every other, even from those of another database with the same number. */
interface PublishedState {
  readonly revision: number;
  /** When it was committed, as PostgreSQL writes it, to the microsecond. */
  readonly changedAt: string;
  /** When products were last changed, likewise: a change of content leaves it as it is. */
  readonly productsChangedAt: string;
}

const asText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** The published state of the moment, or of the transaction that the client is in. */
export async function readPublishedState(client: pg.ClientBase | pg.Pool): Promise<PublishedState> {
  const { rows } = await client.query<{ revision: string; changed: string; products: string }>(
    `SELECT revision, ${asText('changed_at')} AS changed, ${asText('products_changed_at')} AS products FROM published.revision`,
  );
  const { revision = '0', changed = '', products = '' } = rows[0] ?? {};
  return { revision: Number(revision), changedAt: changed, productsChangedAt: products };
}

/** The number of the published state; it grows by one with each transaction that changes what is published. */
export async function readRevision(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ revision: string }>(
    'SELECT revision FROM published.revision',
  );
  return Number(rows[0]?.revision ?? 0);
}

/**
 * Tells of each change of what is published, by LISTEN and by a slow poll, or on a replica by a faster one. Lost
 * connections are made again after pauses that grow from 0.1 to 1 s. A database that has come back with another state under
 * the number of the last one, such as a replica that has taken over, counts as changed.
 *
 * @param siteUrl connection of any role that may read `published`
 * @returns resolves when the signal is given; never rejects
 */
export async function watchPublished(siteUrl: string, options: WatchOptions): Promise<void> {
  const { signal, log = () => undefined } = options;
  let known: string | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let retryMs = FIRST_RETRY_MS;

  /** @returns milliseconds until the next look, where no notice comes before */
  const look = async (client: pg.Client, isReplica: boolean): Promise<number> => {
    const { revision, changedAt } = await readPublishedState(client);
    const state = `${revision} ${changedAt}`;
    pauseMs = FIRST_PAUSE_MS;
    if (signal.aborted) return 0;
    try {
      if (state !== known) await options.onChange(revision);
    } catch (error) {
      log(`Taking over published revision ${revision} failed: ${String(error)}`);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      return retryMs / 2; // and it is told again
    }
    known = state;
    retryMs = FIRST_RETRY_MS;
    options.onCurrent?.();
    return options.pollMs ?? (isReplica ? REPLICA_POLL_MS : POLL_MS);
  };

  while (!signal.aborted) {
    try {
      await listen(siteUrl, look, signal);
    } catch (error) {
      log(`Watching for published changes was interrupted: ${String(error)}`);
    }
    await pause(pauseMs, undefined, { signal }).catch(() => undefined); // woken early by the signal
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Whether the server is a hot standby, which may be read only. */
async function isInRecovery(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ recovering: boolean }>(
    'SELECT pg_is_in_recovery() AS recovering',
  );
  return rows[0]?.recovering === true;
}

/** Looks at once, and again after each notice and when the last look said, until the signal or a lost connection. */
async function listen(
  url: string,
  look: (client: pg.Client, isReplica: boolean) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
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
    const isReplica = await isInRecovery(client);
    if (!isReplica) await client.query('LISTEN published');
    while (!signal.aborted && lost === undefined) {
      noticed = false;
      const nextLookMs = await look(client, isReplica);
      if (noticed || signal.aborted || lost !== undefined) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, nextLookMs);
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
