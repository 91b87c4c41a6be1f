-- Where the hub keeps what staff edit. The hub's role makes and owns the tables in it: Payload's own migrations
-- (apps/hub/src/migrations) run as that role, and the site's role cannot enter.
CREATE SCHEMA hub;
GRANT USAGE, CREATE ON SCHEMA hub TO selvedge_hub;

-- Who did or saw what in the hub. It lies in a schema of the owner, so that the hub adds lines and reads them and can
-- neither change nor remove one, nor choose its time and number.
CREATE SCHEMA audit;
GRANT USAGE ON SCHEMA audit TO selvedge_hub;

CREATE TABLE audit.entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id text CHECK (length(actor_id) <= 100), -- null: the hub itself, or somebody who is not signed in
  actor text CHECK (length(actor) <= 400),
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  subject_kind text NOT NULL CHECK (length(subject_kind) BETWEEN 1 AND 100),
  subject_id text CHECK (length(subject_id) <= 100),
  subject text CHECK (length(subject) <= 400),
  fields text[] NOT NULL DEFAULT '{}', -- names of the fields that changed, never their values
  address text CHECK (length(address) <= 100)
);
CREATE INDEX entry_subject ON audit.entry (subject_kind, subject_id);
CREATE INDEX entry_actor ON audit.entry (actor_id);

GRANT SELECT ON audit.entry TO selvedge_hub;
GRANT INSERT (actor_id, actor, action, subject_kind, subject_id, subject, fields, address)
  ON audit.entry TO selvedge_hub;
