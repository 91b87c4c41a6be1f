import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from '@selvedge/database/database-is-away';
import {
  expectedSiteUrl,
  type OpenDatabase,
  type OpenOptions,
  openDatabase,
} from '@selvedge/database/open-database';
import { lastSnapshotFile } from '@selvedge/services/snapshot/last-snapshot';

/** A database that is not open by then is waited for beside the site, which starts from its last snapshot. */
const PATIENCE_MS = 1500;
const RETRY_MS = 1000;
/** An attempt to open that is under way is not waited for any longer. */
const STOP_LIMIT_MS = 4000;

/** A database that is open, or will be when it answers. */
export interface ReachedDatabase {
  /** Connection of the site's role, good as soon as the database answers. */
  readonly siteUrl: string;
  readonly isOpen: boolean;
  /** Settles when it is open, or cannot be. */
  readonly opened: Promise<OpenDatabase>;
  stop(): Promise<void>;
}

/**
 * Opens the database. Where that takes long, or the database is away, and the data directory has a last snapshot, the
 * site need not wait: opening goes on, once a second while the database is away.
 *
 * @throws what opening throws, where the site cannot start without; of DATABASE_URL where nobody answers there
 */
export async function reachDatabase(options: OpenOptions): Promise<ReachedDatabase> {
  const hasSnapshot = existsSync(lastSnapshotFile(options.dataDir));
  const siteUrl = hasSnapshot ? await expectedSiteUrl(options) : undefined;
  const ending = new AbortController();
  const opened =
    siteUrl === undefined
      ? openDatabase(options).catch((error: unknown) => {
          throw namingSetting(options, error);
        })
      : openWhenBack(options, siteUrl, ending.signal);
  opened.catch(() => undefined); // told to whoever asks for it
  const stop = async () => {
    ending.abort();
    const closed = opened.then(
      (database) => database.stop(),
      () => undefined,
    );
    await Promise.race([closed, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
  };
  const patience = siteUrl === undefined ? undefined : pause(PATIENCE_MS, null, { ref: false });
  const database = await Promise.race([opened, ...(patience ? [patience] : [])]);
  if (database) return { siteUrl: database.siteUrl, isOpen: true, opened, stop };
  return { siteUrl: siteUrl ?? '', isOpen: false, opened, stop };
}

/** Of an outside database that does not answer, an error that says which setting leads there. */
function namingSetting({ databaseUrl }: OpenOptions, error: unknown): unknown {
  if (databaseUrl === undefined || !isAway(error)) return error;
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const reason = first instanceof Error ? first.message : String(first);
  return new Error(
    `No database answers at ${new URL(databaseUrl).host}, where DATABASE_URL leads: ${reason}. Start it, or correct the address.`,
    { cause: error },
  );
}

async function openWhenBack(
  options: OpenOptions,
  siteUrl: string,
  signal: AbortSignal,
): Promise<OpenDatabase> {
  const from = performance.now();
  const siteHasStarted = () => performance.now() - from > PATIENCE_MS;
  for (;;) {
    try {
      const database = await openDatabase({ ...options, keepPort: siteHasStarted() });
      if (database.siteUrl === siteUrl || !siteHasStarted()) return database;
      await database.stop();
      throw new Error('The database came up on another port than before. Start again to use it.');
    } catch (error) {
      if (signal.aborted || !isAway(error)) throw error;
    }
    await pause(RETRY_MS, undefined, { signal });
  }
}
