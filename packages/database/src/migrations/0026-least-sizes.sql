-- A draft, and a document of one, counts 4 KiB at least: in rows of next to nothing a stranger could store millions, which
-- take more room than their bytes and longer to add up than anybody may wait.
CREATE OR REPLACE FUNCTION inbox.draft_bytes() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT (SELECT coalesce(sum(greatest(octet_length(body), 4096)), 0) FROM inbox.draft)
    + (SELECT coalesce(sum(greatest(octet_length(facts) + octet_length(body), 4096)), 0) FROM inbox.draft_document);
END;

-- Bytes of the applications of the last 90 days.
CREATE FUNCTION inbox.registration_bytes() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT coalesce(sum(size_bytes), 0) FROM inbox.registration;
END;
REVOKE ALL ON FUNCTION inbox.registration_bytes() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.registration_bytes() TO selvedge_site;
DROP FUNCTION inbox.stored_bytes();

-- As before, and one statement takes no more new texts than the day has room for.
CREATE OR REPLACE FUNCTION inbox.count_fruitless_searches(outcomes text[], texts text[], counts bigint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM inbox.fruitless_search WHERE day < CURRENT_DATE - 90;
  INSERT INTO inbox.fruitless_search AS counted (day, outcome, text, searches)
    SELECT CURRENT_DATE, seen.outcome, seen.text, seen.searches
    FROM (SELECT given.*, known.text IS NOT NULL AS is_known,
            count(*) FILTER (WHERE known.text IS NULL)
              OVER (PARTITION BY given.outcome ORDER BY given.text COLLATE "C") AS place
          FROM unnest(count_fruitless_searches.outcomes, count_fruitless_searches.texts, count_fruitless_searches.counts)
            AS given (outcome, text, searches)
          LEFT JOIN inbox.fruitless_search AS known
            ON known.day = CURRENT_DATE AND known.outcome = given.outcome AND known.text = given.text) AS seen
    WHERE seen.is_known
      OR (SELECT count(*) FROM inbox.fruitless_search AS today
          WHERE today.day = CURRENT_DATE AND today.outcome = seen.outcome) + seen.place <= 2000
    ORDER BY seen.outcome COLLATE "C", seen.text COLLATE "C"
    ON CONFLICT (day, outcome, text) DO UPDATE SET searches = counted.searches + excluded.searches;
END;
