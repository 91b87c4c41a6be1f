import type { QueryExecutor } from '@selvedge/database/query-executor';

/** What the queue shows of a person, in the names that conditions have and in those of the columns. */
const NAMES = [
  'company_name',
  'trading_name',
  'applicant_name',
  'applicant_email',
  'search_text',
] as const;
const CONDITIONS = ['companyName', 'tradingName', 'applicantName', 'applicantEmail', 'searchText']
  .map(
    (field) =>
      `SELECT jsonb_path_query(view."where", 'strict $.**.${field}.** ? (@.type() == "string")') AS said`,
  )
  .join(' UNION ALL ');

/** Whether the queue finds a word in names: `_` stands for any character there, and `%` for itself. */
const finds = (names: string, word: string): string =>
  `${names} LIKE '%' || replace(replace(${word}, '\\', '\\\\'), '%', '\\%') || '%'`;

/** The queue looks for each word of a text by itself, in any order. */
const everyPartIn = (names: string): string =>
  `NOT EXISTS (SELECT FROM unnest(parts) AS part WHERE NOT ${finds(names, 'part')})`;

/**
 * Each word is looked for once, however many views say it, and in one text of all names: otherwise the conditions of all
 * views times the applications would take minutes, in which nobody is erased.
 */
const FORGET = `
  WITH erased AS MATERIALIZED (
    SELECT lower(name) AS name FROM hub.registrations, unnest(ARRAY[${NAMES.join(', ')}]) AS name
    WHERE id = $1 AND name <> ''),
  other AS MATERIALIZED (
    SELECT lower(concat_ws(E'\\n', ${NAMES.join(', ')})) AS names
    FROM hub.registrations WHERE id <> $1 AND erased_at IS NULL),
  others AS MATERIALIZED (SELECT coalesce(string_agg(names, E'\\n'), '') AS names FROM other),
  view AS MATERIALIZED (
    SELECT id, title, "where" FROM hub.payload_query_presets WHERE related_collection = 'registrations'),
  said AS MATERIALIZED (
    SELECT id, lower(said #>> '{}') AS word, true AS is_of_names FROM view, LATERAL (${CONDITIONS}) AS conditions (said)
    UNION
    SELECT id, lower(said #>> '{}'), false
      FROM view, jsonb_path_query("where", 'strict $.** ? (@.type() == "string")') AS said
    UNION
    SELECT id, lower(title), false FROM view),
  named AS MATERIALIZED (
    SELECT CASE WHEN strpos(word, name) > 0 THEN name ELSE word END AS word, array_agg(id) AS views
    FROM said JOIN erased ON strpos(word, name) > 0 OR (is_of_names AND word <> '' AND ${finds('name', 'word')})
    GROUP BY 1),
  split AS MATERIALIZED (
    SELECT id, ARRAY(SELECT DISTINCT part FROM regexp_split_to_table(word, '\\s+') AS part
      WHERE part <> '' ORDER BY part) AS parts
    FROM said WHERE is_of_names),
  named_in_parts AS MATERIALIZED (
    SELECT parts, array_agg(id) AS views FROM split
    WHERE parts <> '{}' AND ${everyPartIn("(SELECT string_agg(name, E'\\n') FROM erased)")}
    GROUP BY parts)
  DELETE FROM hub.payload_query_presets WHERE id IN (
    SELECT unnest(views) FROM named WHERE NOT ${finds('(SELECT names FROM others)', 'word')}
    UNION SELECT unnest(views) FROM named_in_parts
      WHERE NOT EXISTS (SELECT FROM other WHERE ${everyPartIn('other.names')}))
  RETURNING id`;

/**
 * Deletes the saved views of the queue that look for somebody of an application, and for nobody of another one that is there:
 * by a part of a name in a condition on company, applicant or address, or by its words in any order; or by a whole name in any
 * condition or in their title.
 *
 * @param executor of the transaction in which the application is erased, before it is
 * @returns how many were deleted
 */
export async function forgetSavedViews(executor: QueryExecutor, id: number): Promise<number> {
  const { rows } = await executor.query(FORGET, [id]);
  return rows.length;
}
