import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

/** Imports that the page lists. */
const LISTED_RUNS = 20;

const run = z.object({
  id: z.coerce.string(),
  file_name: z.string(),
  source: z.string(),
  finished_at: z.coerce.date(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  withdrawn: z.number(),
  rejected: z.number(),
  undone_at: z.coerce.date().nullable(),
  /** Whether it is the one that can be taken back now. */
  can_undo: z.boolean(),
});

export type ImportRunRow = z.output<typeof run>;

/** The latest imports, the newest first. */
export async function readRuns(executor: QueryExecutor): Promise<ImportRunRow[]> {
  const { rows } = await executor.query(
    `SELECT id, file_name, source, finished_at, added, changed, unchanged, withdrawn, rejected, undone_at,
       id IS NOT DISTINCT FROM (SELECT max(run_id) FROM products.replaced) AS can_undo
     FROM published.import_run ORDER BY id DESC LIMIT ${LISTED_RUNS}`,
    [],
  );
  return z.array(run).parse(rows);
}

/** Lists that the page offers by name. */
const NAMED_LISTS = 50;

/** The lists by which products have come, the largest first. */
export async function readLists(executor: QueryExecutor): Promise<string[]> {
  const { rows } = await executor.query(
    `SELECT source FROM published.product GROUP BY source ORDER BY count(*) DESC, source LIMIT ${NAMED_LISTS}`,
    [],
  );
  return rows.map(({ source }) => String(source));
}
