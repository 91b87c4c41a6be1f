-- Sign-ups whose address has not said yet that it wants the newsletter. The hub asks by a mail, and the site hands the
-- reader's yes in by the hash of what the mail's link carries; it can look at none of them.

CREATE TABLE inbox.newsletter_confirmation (
  email text PRIMARY KEY CHECK (length(email) BETWEEN 3 AND 320 AND email = lower(email)),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  consent text NOT NULL CHECK (length(consent) <= 2000),
  mailed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  taken_at timestamptz -- a subscriber from then on
);
CREATE INDEX newsletter_confirmation_expiry ON inbox.newsletter_confirmation (expires_at);
GRANT SELECT, INSERT, DELETE ON inbox.newsletter_confirmation TO selvedge_hub;
GRANT UPDATE (token_hash, consent, mailed_at, expires_at, confirmed_at, taken_at)
  ON inbox.newsletter_confirmation TO selvedge_hub;

-- Whoever ticks the box for news on an application signs up like anybody else.
GRANT INSERT ON inbox.sign_up TO selvedge_hub;

-- True where the address is confirmed now, whoever has confirmed it: a second click is no failure.
CREATE FUNCTION inbox.confirm_sign_up(token_hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE inbox.newsletter_confirmation AS asked SET confirmed_at = coalesce(confirmed_at, now())
    WHERE asked.token_hash = confirm_sign_up.token_hash AND asked.expires_at > now();
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION inbox.confirm_sign_up(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox.confirm_sign_up(bytea) TO selvedge_site;
