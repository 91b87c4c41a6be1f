import { setTimeout as pause } from 'node:timers/promises';
import { watchPublished } from '@selvedge/database/published-changes';
import { type BuildEngine, loadSnapshot } from './load-snapshot.ts';
import type { Snapshot, SnapshotSource } from './snapshot.ts';

const FIRST_PAUSE_MS = 500;
/** The time that a starting site has for its first answers before it builds what only the search needs. */
const FIRST_ANSWERS_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface FollowOptions {
  /** Connection of the site's role. */
  readonly siteUrl: string;
  readonly buildEngine: BuildEngine;
  readonly log: { warn(message: string): void; info(message: string): void };
}

export interface Following extends SnapshotSource {
  /** Settles when the first load has succeeded or failed for the first time; never rejects. */
  readonly firstAttempt: Promise<void>;
  /** Ends the watch; what is loaded stays. */
  close(): Promise<void>;
}

/**
 * Keeps a snapshot of what is published: loads it at once, and anew after each change, and swaps it whole. While the
 * database is away the last snapshot goes on serving; the outage is logged once and loading is tried again.
 */
export function followPublished({ siteUrl, buildEngine, log }: FollowOptions): Following {
  const ending = new AbortController();
  const attempted = Promise.withResolvers<void>();
  let current: Snapshot | undefined;
  let reason = 'The catalogue is being loaded';
  let away = false;

  const lost = (message: string) => {
    if (!away && !ending.signal.aborted) log.warn(message);
    away = true;
    reason = 'The catalogue cannot be loaded: the database is away or not readable';
    attempted.resolve();
  };

  const load = async () => {
    for (let pauseMs = FIRST_PAUSE_MS; !ending.signal.aborted; ) {
      try {
        const loaded = await loadSnapshot(siteUrl, buildEngine);
        // A starting site answers first; a later catalogue is complete before it takes the place of the one before.
        if (current) loaded.engine.prepareSearch?.();
        else setTimeout(() => loaded.engine.prepareSearch?.(), FIRST_ANSWERS_MS).unref();
        current = loaded;
        if (away) log.info(`The catalogue is up to date again, at revision ${current.revision}`);
        away = false;
        attempted.resolve();
        return;
      } catch (error) {
        lost(`The catalogue could not be loaded: ${String(error)}`);
        await pause(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  };

  const watching = watchPublished(siteUrl, {
    onChange: load,
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
      await watching;
    },
  };
}
