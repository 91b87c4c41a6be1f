import { watchPublished } from '@selvedge/database/published-changes';
import type { SnapshotKeeper, StoredSnapshot } from './last-snapshot.ts';
import { type BuildEngine, loadSnapshot } from './load-snapshot.ts';
import type { Snapshot, SnapshotSource } from './snapshot.ts';

/** The time that a starting site has for its first answers before it builds what only the search needs. */
const FIRST_ANSWERS_MS = 1000;
/** A starting site that has not read the database by then serves its last snapshot until it has. */
const PATIENCE_MS = 1000;

interface FollowOptions {
  /** Connection of the site's role. */
  readonly siteUrl: string;
  readonly buildEngine?: BuildEngine;
  /** What this site, or another that shows the same, has kept last. */
  readonly stored?: Promise<StoredSnapshot>;
  /** Keeps snapshots for a start without the database; without it they are not kept. */
  readonly keeper?: SnapshotKeeper | undefined;
  readonly log: { warn(message: string): void; info(message: string): void };
}

export interface Following extends SnapshotSource {
  /** Settles when there is a snapshot, or the first try to get one has failed; never rejects. */
  readonly firstAttempt: Promise<void>;
  /** Ends the watch; what is loaded stays. */
  close(): Promise<void>;
}

/**
 * Keeps a snapshot of what is published: loads it at once, and what is changed after each change, and swaps it whole. A
 * starting site takes its last one from the disk where that shows the published state still, or where the database is slow
 * or away. While it is away the snapshot goes on serving; the outage is logged once and the database is tried each second.
 */
export function followPublished(options: FollowOptions): Following {
  const { siteUrl, buildEngine, keeper, log } = options;
  const ending = new AbortController();
  const attempted = Promise.withResolvers<void>();
  /** What the site showed last; once something is served it is let go. */
  let stored = options.stored?.then(({ snapshot, problem }) => {
    if (problem !== undefined) log.warn(problem);
    return snapshot;
  });
  let current: Snapshot | undefined;
  let reason = 'The catalogue is being loaded';
  let away = false;

  let isPreparing = false;
  /** Makes the searches of the newest catalogue, one after the other; one that is overtaken meanwhile is passed over. */
  const prepareNewest = async () => {
    if (isPreparing) return;
    isPreparing = true;
    while (current && !current.engine.isPrepared) await current.engine.prepare();
    isPreparing = false;
  };

  const serve = async (snapshot: Snapshot) => {
    // A starting site answers first; a later catalogue can be searched before it takes the place of the one before.
    const isFirst = current === undefined;
    if (!isFirst && !snapshot.engine.isSearchable) await snapshot.engine.prepare();
    current = snapshot;
    stored = undefined;
    attempted.resolve();
    if (isFirst) setTimeout(prepareNewest, FIRST_ANSWERS_MS).unref();
    else void prepareNewest();
  };

  const serveStored = async (why: string) => {
    const snapshot = await stored;
    if (current || !snapshot || ending.signal.aborted) return;
    await serve(snapshot);
    const { revision, loadedAtMs } = snapshot;
    const from = new Date(loadedAtMs).toISOString();
    log.warn(`${why}: serving from the last snapshot, revision ${revision} of ${from}`);
  };
  const impatient = setTimeout(
    () => void serveStored('The catalogue is not loaded yet'),
    PATIENCE_MS,
  ).unref();

  const lost = (message: string) => {
    if (!away && !ending.signal.aborted) log.warn(message);
    away = true;
    reason = 'The catalogue cannot be loaded: the database is away or not readable';
    void serveStored('The database is away').then(attempted.resolve);
  };

  const load = async () => {
    const kept = await stored;
    const loaded = await loadSnapshot(siteUrl, current ?? kept, buildEngine);
    clearTimeout(impatient);
    if (loaded === current) return;
    await serve(loaded);
    if (loaded !== kept) keeper?.keep(loaded);
  };

  const backAgain = () => {
    if (away) log.info(`The catalogue is up to date again, at revision ${current?.revision}`);
    away = false;
  };

  const watching = watchPublished(siteUrl, {
    onChange: load,
    onCurrent: backAgain,
    signal: ending.signal,
    log: lost,
  });

  return {
    get current() {
      return current;
    },
    get reason() {
      return reason;
    },
    firstAttempt: attempted.promise,
    async close() {
      ending.abort();
      clearTimeout(impatient);
      await Promise.all([watching, keeper?.close()]);
    },
  };
}
