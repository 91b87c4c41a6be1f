-- Searches that found nothing, by day: what visitors look for and the catalogue does not name. No visitor, address or time
-- of day is kept, and after 90 days nothing at all.
CREATE TABLE inbox.fruitless_search (
  day date NOT NULL,
  text text COLLATE "C" NOT NULL CHECK (length(text) BETWEEN 2 AND 100),
  searches bigint NOT NULL CHECK (searches > 0),
  PRIMARY KEY (day, text)
);

-- Adds to today's counts. A day that has 2,000 different texts takes no further ones.
CREATE FUNCTION inbox.count_fruitless_searches(texts text[], counts bigint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM inbox.fruitless_search WHERE day < CURRENT_DATE - 90;
  INSERT INTO inbox.fruitless_search AS counted (day, text, searches)
    SELECT CURRENT_DATE, seen.text, seen.searches
    FROM unnest(count_fruitless_searches.texts, count_fruitless_searches.counts) AS seen (text, searches)
    WHERE (SELECT count(*) FROM inbox.fruitless_search WHERE day = CURRENT_DATE) < 2000
      OR EXISTS (SELECT FROM inbox.fruitless_search AS known
                 WHERE known.day = CURRENT_DATE AND known.text = seen.text)
    ORDER BY seen.text COLLATE "C"
    ON CONFLICT (day, text) DO UPDATE SET searches = counted.searches + excluded.searches;
END;

REVOKE ALL ON FUNCTION inbox.count_fruitless_searches(text[], bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.count_fruitless_searches(text[], bigint[]) TO selvedge_site;
GRANT SELECT ON inbox.fruitless_search TO selvedge_hub;
