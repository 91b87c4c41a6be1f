-- Searches that found something which nobody followed are counted beside those that found nothing.
ALTER TABLE inbox.fruitless_search
  ADD COLUMN outcome text NOT NULL DEFAULT 'nothing found'
    CHECK (outcome IN ('nothing found', 'nothing followed')),
  DROP CONSTRAINT fruitless_search_pkey,
  ADD PRIMARY KEY (day, outcome, text);

-- Adds to today's counts. A day that has 2,000 different texts of an outcome takes no further ones of it.
CREATE FUNCTION inbox.count_fruitless_searches(outcomes text[], texts text[], counts bigint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM inbox.fruitless_search WHERE day < CURRENT_DATE - 90;
  INSERT INTO inbox.fruitless_search AS counted (day, outcome, text, searches)
    SELECT CURRENT_DATE, seen.outcome, seen.text, seen.searches
    FROM unnest(count_fruitless_searches.outcomes, count_fruitless_searches.texts, count_fruitless_searches.counts)
      AS seen (outcome, text, searches)
    WHERE (SELECT count(*) FROM inbox.fruitless_search AS known
           WHERE known.day = CURRENT_DATE AND known.outcome = seen.outcome) < 2000
      OR EXISTS (SELECT FROM inbox.fruitless_search AS known
                 WHERE known.day = CURRENT_DATE AND known.outcome = seen.outcome AND known.text = seen.text)
    ORDER BY seen.outcome COLLATE "C", seen.text COLLATE "C"
    ON CONFLICT (day, outcome, text) DO UPDATE SET searches = counted.searches + excluded.searches;
END;

REVOKE ALL ON FUNCTION inbox.count_fruitless_searches(text[], text[], bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.count_fruitless_searches(text[], text[], bigint[]) TO selvedge_site;
DROP FUNCTION inbox.count_fruitless_searches(text[], bigint[]);
