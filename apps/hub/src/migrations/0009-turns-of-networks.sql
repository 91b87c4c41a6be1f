ALTER TABLE "hub"."outbox" ADD COLUMN "asked_by" varchar;
-- What waited for an hour of its own waits in turns now; nobody knows of which network it is.
UPDATE "hub"."outbox" SET "asked_by" = '', "turn_at" = NULL, "next_attempt_at" = least("next_attempt_at", now()), "last_problem" = NULL
  WHERE "turn_at" IS NOT NULL AND "state" = 'waiting' AND "attempts" = 0;
