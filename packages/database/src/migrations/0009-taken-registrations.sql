-- A registration that the hub has taken leaves its body and keeps its key, so that sending it again is still answered with
-- the same reference. The hub may say that it has taken one, and change nothing else of it.
ALTER TABLE inbox.registration ADD COLUMN taken_at timestamptz;
CREATE INDEX registration_waiting ON inbox.registration (received_at) WHERE taken_at IS NULL;
GRANT UPDATE (body, taken_at) ON inbox.registration TO selvedge_hub;
