-- Of what makes the hub write a mail to a stranger: a mark of the network that it came from, by a key that the site keeps
-- in memory alone, so that the mails of networks leave in turns and nobody can tell a network from its mark.
ALTER TABLE inbox.registration ADD COLUMN asked_by text CHECK (length(asked_by) <= 64);
ALTER TABLE inbox.sign_up ADD COLUMN asked_by text CHECK (length(asked_by) <= 64);
ALTER TABLE inbox.outgoing_mail ADD COLUMN asked_by text CHECK (length(asked_by) <= 64);
-- Once an application is taken its mark is of no use.
GRANT UPDATE (asked_by) ON inbox.registration TO selvedge_hub;

DROP FUNCTION inbox.record_sign_up(text, text);
DROP FUNCTION inbox.record_registration(text, bytea, text, bytea, text, bytea);
DROP FUNCTION inbox.record_outgoing_mail(text, text, bytea);

-- As before, with the mark.
CREATE FUNCTION inbox.record_sign_up(email text, consent text, asked_by text DEFAULT NULL) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO inbox.sign_up (email, consent, asked_by)
    VALUES (btrim(record_sign_up.email), record_sign_up.consent, record_sign_up.asked_by)
    ON CONFLICT DO NOTHING;
END;

CREATE FUNCTION inbox.record_registration(
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
    DELETE FROM inbox.draft WHERE key_hash = record_registration.draft_key_hash;
  END IF;
END $$;

CREATE FUNCTION inbox.record_outgoing_mail(
  idempotency_key text, kind text, body bytea, asked_by text DEFAULT NULL
) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO inbox.outgoing_mail (idempotency_key, kind, body, asked_by)
    VALUES (record_outgoing_mail.idempotency_key, record_outgoing_mail.kind, record_outgoing_mail.body,
            record_outgoing_mail.asked_by)
    ON CONFLICT DO NOTHING;
END;

REVOKE ALL ON FUNCTION inbox.record_sign_up(text, text, text),
  inbox.record_registration(text, bytea, text, bytea, text, bytea, text),
  inbox.record_outgoing_mail(text, text, bytea, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.record_sign_up(text, text, text),
  inbox.record_registration(text, bytea, text, bytea, text, bytea, text),
  inbox.record_outgoing_mail(text, text, bytea, text) TO selvedge_site;
