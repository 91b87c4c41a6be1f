ALTER TABLE "hub"."registrations" ADD COLUMN "unsent" jsonb;
