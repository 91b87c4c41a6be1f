-- A draft that was sent, deleted or moved to another key leaves its row, emptied and closed, for the days that it had left:
-- a save that was under way meanwhile finds it so, and begins no second draft under the old key.
ALTER TABLE inbox.draft ADD COLUMN closed_at timestamptz CHECK (closed_at IS NULL OR octet_length(body) = 0);

CREATE FUNCTION inbox.close_draft(key_hash bytea) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  UPDATE inbox.draft SET body = '', closed_at = now() WHERE draft.key_hash = close_draft.key_hash;
  DELETE FROM inbox.draft_document AS document WHERE document.key_hash = close_draft.key_hash;
  DELETE FROM inbox.draft_link AS link WHERE link.key_hash = close_draft.key_hash;
END;
REVOKE ALL ON FUNCTION inbox.close_draft(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.close_draft(bytea) TO selvedge_site;

-- As before, and the draft is closed.
CREATE OR REPLACE FUNCTION inbox.record_registration(
  idempotency_key text, body_hash bytea, new_reference text, body bytea, scan_state text,
  draft_key_hash bytea, asked_by text DEFAULT NULL, OUT reference text, OUT is_same_body boolean
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO inbox.registration (idempotency_key, body_hash, reference, body, scan_state, asked_by)
    VALUES (record_registration.idempotency_key, record_registration.body_hash,
            record_registration.new_reference, record_registration.body,
            record_registration.scan_state, record_registration.asked_by)
    ON CONFLICT (idempotency_key) DO NOTHING;
  SELECT kept.reference, kept.body_hash = record_registration.body_hash
    INTO record_registration.reference, record_registration.is_same_body
    FROM inbox.registration AS kept
    WHERE kept.idempotency_key = record_registration.idempotency_key;
  IF record_registration.is_same_body THEN
    PERFORM inbox.close_draft(record_registration.draft_key_hash);
  END IF;
END $$;
