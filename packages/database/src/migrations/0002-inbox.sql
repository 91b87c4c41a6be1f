-- What visitors hand in, kept until the hub has taken it. The site adds and cannot look: it calls the two functions
-- below, which run with the owner's rights, and has no right on their tables. (A plain INSERT right would not do:
-- ON CONFLICT needs SELECT on the columns it compares.)

CREATE SCHEMA inbox;
GRANT USAGE ON SCHEMA inbox TO selvedge_site, selvedge_hub;

CREATE TABLE inbox.sign_up (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  consent text NOT NULL CHECK (length(consent) <= 2000),
  received_at timestamptz NOT NULL DEFAULT now()
);
-- The same address many times is one subscriber, however it is capitalised.
CREATE UNIQUE INDEX sign_up_address ON inbox.sign_up (lower(email));

CREATE TABLE inbox.registration (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idempotency_key text NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 16 AND 200),
  body bytea NOT NULL, -- sealed to the hub's public key
  received_at timestamptz NOT NULL DEFAULT now()
);

-- A registration in the making. Its text is encrypted under a key that only the applicant carries; the hash of that key
-- finds it again.
CREATE TABLE inbox.draft (
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  body bytea NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX draft_expires_at ON inbox.draft (expires_at);

-- Answers the same whether or not the address was known, so that nobody can ask who subscribes.
CREATE FUNCTION inbox.record_sign_up(email text, consent text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO inbox.sign_up (email, consent) VALUES (btrim(record_sign_up.email), record_sign_up.consent)
    ON CONFLICT DO NOTHING;
END;

CREATE FUNCTION inbox.record_registration(idempotency_key text, body bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO inbox.registration (idempotency_key, body)
    VALUES (record_registration.idempotency_key, record_registration.body)
    ON CONFLICT DO NOTHING;
END;

REVOKE ALL ON FUNCTION inbox.record_sign_up(text, text), inbox.record_registration(text, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.record_sign_up(text, text), inbox.record_registration(text, bytea) TO selvedge_site;
GRANT SELECT, INSERT, UPDATE, DELETE ON inbox.draft TO selvedge_site;
GRANT SELECT, DELETE ON ALL TABLES IN SCHEMA inbox TO selvedge_hub;
