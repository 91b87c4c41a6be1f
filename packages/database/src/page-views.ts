import type pg from 'pg';

/** Views of one page under one title. */
export interface PageViews {
  /** The address's path, of 1 to 500 characters. */
  readonly page: string;
  /** At most 500 characters. */
  readonly title: string;
  /** A whole number above 0. */
  readonly views: number;
}

/**
 * Adds views to today's counts, by the database's day, in one statement. A day takes some 20,000 different ones, and two
 * years are kept. Source: GEN-06.
 */
export async function addPageViews(
  client: pg.ClientBase | pg.Pool,
  counted: readonly PageViews[],
): Promise<void> {
  await client.query('SELECT inbox.count_page_views($1::text[], $2::text[], $3::bigint[])', [
    counted.map(({ page }) => page),
    counted.map(({ title }) => title),
    counted.map(({ views }) => views),
  ]);
}
