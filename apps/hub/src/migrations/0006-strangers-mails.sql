ALTER TABLE "hub"."outbox" ADD COLUMN "turn_at" timestamp(3) with time zone;
CREATE INDEX "outbox_turn_at_idx" ON "hub"."outbox" USING btree ("turn_at");
