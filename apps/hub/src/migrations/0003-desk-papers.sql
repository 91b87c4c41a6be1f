-- What Payload has no form for: the sealed papers of applications, and the marks by which two are likely the same business.

CREATE TABLE "hub"."registration_paper" (
  registration_id integer NOT NULL REFERENCES "hub"."registrations" ON DELETE CASCADE,
  part text NOT NULL CHECK (length(part) BETWEEN 1 AND 40), -- 'application', or a document's key
  version integer NOT NULL, -- a correction is the next one
  content_type text NOT NULL CHECK (length(content_type) <= 100),
  size_bytes integer NOT NULL,
  sealed bytea NOT NULL, -- to the hub's own key
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (registration_id, part, version)
);
ALTER TABLE "hub"."registration_paper" ALTER COLUMN sealed SET STORAGE EXTERNAL; -- ciphertext does not compress

CREATE TABLE "hub"."registration_mark" (
  registration_id integer NOT NULL REFERENCES "hub"."registrations" ON DELETE CASCADE,
  kind text NOT NULL,
  hash text NOT NULL, -- keyed, with a key that is not in the database
  PRIMARY KEY (registration_id, kind, hash)
);
CREATE INDEX registration_mark_hash ON "hub"."registration_mark" (kind, hash);
