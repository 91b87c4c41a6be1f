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
