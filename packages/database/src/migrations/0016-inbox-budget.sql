-- What strangers send is bounded in all, and not only for each of them.

-- How much an application brought, also once the hub has taken it; erasing it sets it to nothing.
ALTER TABLE inbox.registration ADD COLUMN size_bytes integer NOT NULL DEFAULT 0;
UPDATE inbox.registration SET size_bytes = coalesce(octet_length(body), 0);
CREATE FUNCTION inbox.measure_registration() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.size_bytes := coalesce(octet_length(NEW.body), 0);
  RETURN NEW;
END $$;
CREATE TRIGGER measure BEFORE INSERT ON inbox.registration
  FOR EACH ROW EXECUTE FUNCTION inbox.measure_registration();
GRANT UPDATE (size_bytes) ON inbox.registration TO selvedge_hub;

-- Bytes of drafts, and of the applications of the last 90 days.
CREATE FUNCTION inbox.stored_bytes() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT (SELECT coalesce(sum(octet_length(body)), 0) FROM inbox.draft)
    + (SELECT coalesce(sum(octet_length(facts) + octet_length(body)), 0) FROM inbox.draft_document)
    + (SELECT coalesce(sum(size_bytes), 0) FROM inbox.registration);
END;

-- As before, and a page has twenty titles a day at most: with known pages alone, what can be made up is bounded by them.
CREATE OR REPLACE FUNCTION inbox.count_page_views(pages text[], titles text[], counts bigint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM inbox.page_view WHERE day < CURRENT_DATE - 730;
  INSERT INTO inbox.page_view AS counted (day, page, title, views)
    SELECT CURRENT_DATE, seen.page, seen.title, seen.views
    FROM (SELECT *, row_number() OVER (PARTITION BY page ORDER BY title) AS place
          FROM unnest(count_page_views.pages, count_page_views.titles, count_page_views.counts)
            AS given (page, title, views)) AS seen
    WHERE ((SELECT count(*) FROM inbox.page_view WHERE day = CURRENT_DATE) < 20000
        AND (SELECT count(*) FROM inbox.page_view AS titled
             WHERE titled.day = CURRENT_DATE AND titled.page = seen.page) + seen.place <= 20)
      OR EXISTS (SELECT FROM inbox.page_view AS known
                 WHERE known.day = CURRENT_DATE AND known.page = seen.page AND known.title = seen.title)
    ORDER BY seen.page COLLATE "C", seen.title
    ON CONFLICT (day, page, title) DO UPDATE SET views = counted.views + excluded.views;
END;

REVOKE ALL ON FUNCTION inbox.stored_bytes(), inbox.measure_registration() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.stored_bytes() TO selvedge_site;
