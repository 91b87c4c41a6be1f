-- Views of pages by day: what the site's own counter knows. No visitor, address or time of day is kept.
CREATE TABLE inbox.page_view (
  day date NOT NULL,
  page text COLLATE "C" NOT NULL CHECK (length(page) BETWEEN 1 AND 500),
  title text NOT NULL CHECK (length(title) <= 500),
  views bigint NOT NULL CHECK (views > 0),
  PRIMARY KEY (day, page, title)
);

CREATE FUNCTION inbox.count_page_view(page text, title text, views bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO inbox.page_view AS counted (day, page, title, views)
    VALUES (CURRENT_DATE, count_page_view.page, count_page_view.title, count_page_view.views)
    ON CONFLICT (day, page, title) DO UPDATE SET views = counted.views + excluded.views;
END;

REVOKE ALL ON FUNCTION inbox.count_page_view(text, text, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.count_page_view(text, text, bigint) TO selvedge_site;
GRANT SELECT, DELETE ON inbox.page_view TO selvedge_hub;
