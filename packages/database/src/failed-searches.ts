import type pg from 'pg';
import { z } from 'zod';
import type { QueryExecutor } from './query-executor.ts';

/** What a search came to: it found nothing, or something that its visitor left without following any of it. */
export type FailedOutcome = 'nothing found' | 'nothing followed';

/** A text that was searched for in vain, and how often. */
export interface FailedSearch {
  readonly outcome: FailedOutcome;
  /** Folded, of 2 to 100 characters. */
  readonly text: string;
  /** A whole number above 0. */
  readonly searches: number;
}

/** Adds searches in vain to today's counts, by the database's day, in one statement. */
export async function addFailedSearches(
  client: pg.ClientBase | pg.Pool,
  counted: readonly FailedSearch[],
): Promise<void> {
  await client.query(
    'SELECT inbox.count_fruitless_searches($1::text[], $2::text[], $3::bigint[])',
    [
      counted.map(({ outcome }) => outcome),
      counted.map(({ text }) => text),
      counted.map(({ searches }) => searches),
    ],
  );
}

const row = z.object({ text: z.string(), searches: z.number() });

/** Of the texts most looked for, so many are judged. */
const JUDGED = 500;

/**
 * What was searched for in vain during the last 30 days, most often first, at most 500 texts. The dialog searches at every
 * letter, so a text that only begins a longer one, which was looked for as often, is left out.
 *
 * @param executor as owner or hub
 */
export async function readFailedSearches(
  executor: QueryExecutor,
  outcome: FailedOutcome,
): Promise<Omit<FailedSearch, 'outcome'>[]> {
  const { rows } = await executor.query(
    `WITH counted AS (
       SELECT text, sum(searches)::int AS searches FROM inbox.fruitless_search
       WHERE day > CURRENT_DATE - 30 AND outcome = $1
       GROUP BY text ORDER BY searches DESC, length(text) DESC, text LIMIT ${JUDGED}
     )
     SELECT text, searches FROM counted WHERE NOT EXISTS (
       SELECT FROM counted AS longer WHERE longer.text <> counted.text
         AND starts_with(longer.text, counted.text) AND longer.searches >= counted.searches
     ) ORDER BY searches DESC, text`,
    [outcome],
  );
  return z.array(row).parse(rows);
}
