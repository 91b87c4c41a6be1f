import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { Payload } from 'payload';
import { executorOn } from '../projections/transaction.ts';

/** Runs statements by the hub's own connections, each by itself. */
export const executorOf = (payload: Payload): QueryExecutor => executorOn(payload.db.drizzle);
