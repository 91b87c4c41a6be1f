-- An application that is sent by reference to its draft takes the draft with it. Who tries once more after a lost answer has
-- the documents nowhere, and asks what became of the first: with the key and the hash that only its sender knows.
CREATE FUNCTION inbox.sent_reference(idempotency_key text, body_hash bytea) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT sent.reference FROM inbox.registration AS sent
    WHERE sent.idempotency_key = sent_reference.idempotency_key AND sent.body_hash = sent_reference.body_hash;
END;

REVOKE ALL ON FUNCTION inbox.sent_reference(text, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.sent_reference(text, bytea) TO selvedge_site;
