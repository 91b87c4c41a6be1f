-- By what people sign in beside their passwords: the public halves of their passkeys. Payload has no form for them.

CREATE TABLE "hub"."passkey" (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES "hub"."users" ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400), -- base64url
  public_key text NOT NULL, -- COSE, base64url
  counter bigint NOT NULL, -- how often it was used, as the authenticator says; 0 where it does not count
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkey_person ON "hub"."passkey" (person_id);

-- Challenges that were answered, until they would be over anyway: each is answered once.
CREATE TABLE "hub"."answered_challenge" (
  challenge text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX answered_challenge_expiry ON "hub"."answered_challenge" (expires_at);
