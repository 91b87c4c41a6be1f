-- Which save came last of what was entered and of each document: by the page that sent it and as its how-manieth. Of two
-- saves of one page that overtake each other the later stays, whichever process has which.
ALTER TABLE inbox.draft ADD COLUMN changes jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(changes::text) <= 4000);

-- What is noted once a save has come: nothing new where a later one of the same page was there before it.
CREATE FUNCTION inbox.with_draft_change(changes jsonb, part text, page text, number bigint) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
RETURN CASE
  WHEN changes -> part ->> 0 = page AND (changes -> part ->> 1)::bigint > number THEN changes
  ELSE changes || jsonb_build_object(part, jsonb_build_array(page, number))
END;
REVOKE ALL ON FUNCTION inbox.with_draft_change(jsonb, text, text, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.with_draft_change(jsonb, text, text, bigint) TO selvedge_site;
