-- A registration is answered under its key: the same key gives the same reference, and another body under it is told
-- apart. No release before this one has taken a registration, so the table is empty.

ALTER TABLE inbox.registration
  ADD COLUMN reference text NOT NULL UNIQUE CHECK (length(reference) BETWEEN 4 AND 40),
  -- Of the body as it came, keyed with something that only its sender has, so that it cannot be guessed back.
  ADD COLUMN body_hash bytea NOT NULL CHECK (octet_length(body_hash) = 32);

DROP FUNCTION inbox.record_registration(text, bytea);

-- Keeps a registration unless its key is known; gives the reference that the key has, and whether the body under it is
-- this one. Two callers with one key wait for each other here, and the later one reads what the first has committed.
CREATE FUNCTION inbox.record_registration(
  idempotency_key text, body_hash bytea, new_reference text, body bytea,
  OUT reference text, OUT is_same_body boolean
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO inbox.registration (idempotency_key, body_hash, reference, body)
    VALUES (record_registration.idempotency_key, record_registration.body_hash,
            record_registration.new_reference, record_registration.body)
    ON CONFLICT (idempotency_key) DO NOTHING;
  SELECT kept.reference, kept.body_hash = record_registration.body_hash
    INTO record_registration.reference, record_registration.is_same_body
    FROM inbox.registration AS kept
    WHERE kept.idempotency_key = record_registration.idempotency_key;
END $$;

REVOKE ALL ON FUNCTION inbox.record_registration(text, bytea, text, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.record_registration(text, bytea, text, bytea) TO selvedge_site;
