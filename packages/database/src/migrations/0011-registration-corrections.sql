-- What the desk asks applicants to correct. The hub asks, the site finds a request by the hash of what its mailed link
-- carries and hands the answer in, and the hub takes it. What was given before is not in here.

CREATE TABLE inbox.correction (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  reference text NOT NULL CHECK (length(reference) BETWEEN 4 AND 40),
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array'),
  expires_at timestamptz NOT NULL,
  answer bytea, -- sealed to the hub's public key
  scan_state text CHECK (scan_state IN ('no_documents', 'clean', 'awaiting_scan', 'not_scanned')),
  answered_at timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
ALTER TABLE inbox.correction ALTER COLUMN answer SET STORAGE EXTERNAL; -- ciphertext does not compress
CREATE INDEX correction_reference ON inbox.correction (reference);
GRANT SELECT, INSERT, DELETE ON inbox.correction TO selvedge_hub;
GRANT UPDATE (answer) ON inbox.correction TO selvedge_hub; -- empties what it has taken

CREATE FUNCTION inbox.find_correction(
  token_hash bytea, OUT reference text, OUT items jsonb, OUT is_answered boolean
) RETURNS SETOF record
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT asked.reference, asked.items, asked.answered_at IS NOT NULL FROM inbox.correction AS asked
    WHERE asked.token_hash = find_correction.token_hash AND asked.expires_at > now();
END;

-- The first answer counts. True where the request is answered now, whoever answered it.
CREATE FUNCTION inbox.record_correction(token_hash bytea, answer bytea, scan_state text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE inbox.correction AS asked
    SET answer = record_correction.answer, scan_state = record_correction.scan_state, answered_at = now()
    WHERE asked.token_hash = record_correction.token_hash AND asked.answered_at IS NULL AND asked.expires_at > now();
  RETURN EXISTS (SELECT FROM inbox.correction AS asked
    WHERE asked.token_hash = record_correction.token_hash AND asked.answered_at IS NOT NULL AND asked.expires_at > now());
END $$;

REVOKE ALL ON FUNCTION inbox.find_correction(bytea), inbox.record_correction(bytea, bytea, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.find_correction(bytea), inbox.record_correction(bytea, bytea, text) TO selvedge_site;
