import { deleteExpiredDrafts } from '@selvedge/database/drafts';
import type pg from 'pg';

const HOUR_MS = 3_600_000;

/** Deletes drafts whose time is over, now and then every hour, until it is stopped. */
export function expireDrafts(client: pg.Pool): () => void {
  // While the database is away nothing can be deleted; the next hour tries again.
  const look = () => void deleteExpiredDrafts(client).catch(() => undefined);
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
