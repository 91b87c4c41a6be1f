-- Registrations in the making, whole: their documents, and links by which they are taken up on another machine. Every
-- body is encrypted under a key that only the applicant carries; `key_hash` finds it and opens nothing.

ALTER TABLE inbox.draft ADD CONSTRAINT draft_size CHECK (octet_length(body) <= 400000);

CREATE TABLE inbox.draft_document (
  key_hash bytea NOT NULL REFERENCES inbox.draft ON DELETE CASCADE,
  slot text NOT NULL CHECK (length(slot) BETWEEN 1 AND 40),
  facts bytea NOT NULL CHECK (octet_length(facts) <= 4000), -- its name, size and what is wrong with it
  body bytea NOT NULL CHECK (octet_length(body) <= 3000000),
  PRIMARY KEY (key_hash, slot)
);
ALTER TABLE inbox.draft_document ALTER COLUMN body SET STORAGE EXTERNAL; -- ciphertext does not compress

-- What a mailed link holds opens the draft's key, once.
CREATE TABLE inbox.draft_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  key_hash bytea NOT NULL REFERENCES inbox.draft ON DELETE CASCADE,
  wrapped_key bytea NOT NULL CHECK (octet_length(wrapped_key) <= 200),
  expires_at timestamptz NOT NULL
);
CREATE INDEX draft_link_key ON inbox.draft_link (key_hash);

GRANT SELECT, INSERT, UPDATE, DELETE ON inbox.draft_document, inbox.draft_link TO selvedge_site;

-- Mail that the site asks the hub to send, each once: the hub takes a request into its own outbox and deletes it here.
CREATE TABLE inbox.outgoing_mail (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idempotency_key text NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 16 AND 200),
  kind text NOT NULL CHECK (kind IN ('draft_link')),
  body bytea NOT NULL CHECK (octet_length(body) <= 20000), -- JSON, sealed to the hub's public key
  received_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, DELETE ON inbox.outgoing_mail TO selvedge_hub;

CREATE FUNCTION inbox.record_outgoing_mail(idempotency_key text, kind text, body bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO inbox.outgoing_mail (idempotency_key, kind, body)
    VALUES (record_outgoing_mail.idempotency_key, record_outgoing_mail.kind, record_outgoing_mail.body)
    ON CONFLICT DO NOTHING;
END;

-- Whether viruses were looked for in a registration's documents; nobody may open one that awaits its scan.
ALTER TABLE inbox.registration ADD COLUMN scan_state text NOT NULL DEFAULT 'not_scanned'
  CHECK (scan_state IN ('no_documents', 'clean', 'awaiting_scan', 'not_scanned'));

DROP FUNCTION inbox.record_registration(text, bytea, text, bytea);

-- As before, and the draft that became this registration goes in the same transaction.
CREATE FUNCTION inbox.record_registration(
  idempotency_key text, body_hash bytea, new_reference text, body bytea, scan_state text,
  draft_key_hash bytea, OUT reference text, OUT is_same_body boolean
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO inbox.registration (idempotency_key, body_hash, reference, body, scan_state)
    VALUES (record_registration.idempotency_key, record_registration.body_hash,
            record_registration.new_reference, record_registration.body,
            record_registration.scan_state)
    ON CONFLICT (idempotency_key) DO NOTHING;
  SELECT kept.reference, kept.body_hash = record_registration.body_hash
    INTO record_registration.reference, record_registration.is_same_body
    FROM inbox.registration AS kept
    WHERE kept.idempotency_key = record_registration.idempotency_key;
  IF record_registration.is_same_body THEN
    DELETE FROM inbox.draft WHERE key_hash = record_registration.draft_key_hash;
  END IF;
END $$;

REVOKE ALL ON FUNCTION inbox.record_registration(text, bytea, text, bytea, text, bytea),
  inbox.record_outgoing_mail(text, text, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.record_registration(text, bytea, text, bytea, text, bytea),
  inbox.record_outgoing_mail(text, text, bytea) TO selvedge_site;
