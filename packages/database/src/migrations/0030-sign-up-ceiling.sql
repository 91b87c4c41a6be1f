-- Strangers sign up whom they like: so many wait for the hub at most, and no more are taken until it has.
CREATE OR REPLACE FUNCTION inbox.record_sign_up(email text, consent text, asked_by text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  most CONSTANT integer := 20000;
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM inbox.sign_up LIMIT most) AS waiting) >= most THEN
    RAISE EXCEPTION 'So many sign-ups wait that no more are taken' USING ERRCODE = 'program_limit_exceeded';
  END IF;
  INSERT INTO inbox.sign_up (email, consent, asked_by)
    VALUES (btrim(record_sign_up.email), record_sign_up.consent, record_sign_up.asked_by)
    ON CONFLICT DO NOTHING;
END;
$$;
