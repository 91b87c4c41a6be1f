-- Anybody can count a view of any address and title: what that takes is bounded. A day that has 20,000 different ones takes
-- no further ones, and after two years nothing is kept.
CREATE FUNCTION inbox.count_page_views(pages text[], titles text[], counts bigint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM inbox.page_view WHERE day < CURRENT_DATE - 730;
  INSERT INTO inbox.page_view AS counted (day, page, title, views)
    SELECT CURRENT_DATE, seen.page, seen.title, seen.views
    FROM unnest(count_page_views.pages, count_page_views.titles, count_page_views.counts)
      AS seen (page, title, views)
    WHERE (SELECT count(*) FROM inbox.page_view WHERE day = CURRENT_DATE) < 20000
      OR EXISTS (SELECT FROM inbox.page_view AS known
                 WHERE known.day = CURRENT_DATE AND known.page = seen.page AND known.title = seen.title)
    ORDER BY seen.page COLLATE "C", seen.title
    ON CONFLICT (day, page, title) DO UPDATE SET views = counted.views + excluded.views;
END;

REVOKE ALL ON FUNCTION inbox.count_page_views(text[], text[], bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.count_page_views(text[], text[], bigint[]) TO selvedge_site;
DROP FUNCTION inbox.count_page_view(text, text, bigint);
