ALTER TABLE "hub"."outbox" ADD COLUMN "leased_until" timestamp(3) with time zone;
