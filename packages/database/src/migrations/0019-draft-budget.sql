-- Drafts have their own share of what strangers may store: whoever fills it with drafts keeps nobody from applying.
CREATE FUNCTION inbox.draft_bytes() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT (SELECT coalesce(sum(octet_length(body)), 0) FROM inbox.draft)
    + (SELECT coalesce(sum(octet_length(facts) + octet_length(body)), 0) FROM inbox.draft_document);
END;
REVOKE ALL ON FUNCTION inbox.draft_bytes() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.draft_bytes() TO selvedge_site;
