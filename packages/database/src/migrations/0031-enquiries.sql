-- Letters of visitors to a store, with their project list, until the hub has taken them. The site adds and cannot look.

CREATE TABLE inbox.enquiry (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of the visitor's key and the letter: the same letter twice is one.
  idempotency_key text NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 16 AND 200),
  body bytea NOT NULL CHECK (octet_length(body) <= 100000), -- JSON, sealed to the hub's public key
  asked_by text CHECK (length(asked_by) <= 64),
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX enquiry_received_at ON inbox.enquiry (received_at);
GRANT SELECT, DELETE ON inbox.enquiry TO selvedge_hub;

-- Strangers write as much as they like: so many letters wait for the hub at most, and no more are taken until it has.
CREATE FUNCTION inbox.record_enquiry(idempotency_key text, body bytea, asked_by text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  most CONSTANT integer := 2000;
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM inbox.enquiry LIMIT most) AS waiting) >= most THEN
    RAISE EXCEPTION 'So many letters wait that no more are taken' USING ERRCODE = 'program_limit_exceeded';
  END IF;
  INSERT INTO inbox.enquiry (idempotency_key, body, asked_by)
    VALUES (record_enquiry.idempotency_key, record_enquiry.body, record_enquiry.asked_by)
    ON CONFLICT DO NOTHING;
END;
$$;
REVOKE ALL ON FUNCTION inbox.record_enquiry(text, bytea, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.record_enquiry(text, bytea, text) TO selvedge_site;
