CREATE TYPE "hub"."enum_registrations_status" AS ENUM('new', 'in_review', 'corrections_asked', 'approved', 'declined');
CREATE TYPE "hub"."enum_registrations_qualifies_by" AS ENUM('references', 'proof');
CREATE TYPE "hub"."enum_registrations_scan_state" AS ENUM('no_documents', 'clean', 'awaiting_scan', 'not_scanned');
CREATE TYPE "hub"."enum_outbox_state" AS ENUM('waiting', 'sent', 'dead');
CREATE TYPE "hub"."enum_outbox_kind" AS ENUM('mail', 'subscriber');
CREATE TYPE "hub"."enum_subscribers_state" AS ENUM('not_sent', 'queued', 'sent', 'refused');
CREATE TYPE "hub"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
CREATE TYPE "hub"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
CREATE TYPE "hub"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
CREATE TYPE "hub"."enum_payload_query_presets_related_collection" AS ENUM('registrations');
CREATE TABLE "hub"."registrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" varchar NOT NULL,
	"company_name" varchar,
	"status" "hub"."enum_registrations_status" DEFAULT 'new' NOT NULL,
	"assignee_id" integer,
	"submitted_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"missing" varchar,
	"likely_duplicates" numeric DEFAULT 0,
	"applicant_name" varchar,
	"applicant_email" varchar,
	"qualifies_by" "hub"."enum_registrations_qualifies_by",
	"scan_state" "hub"."enum_registrations_scan_state",
	"decided_at" timestamp(3) with time zone,
	"decided_by_id" integer,
	"reason" varchar,
	"judgements" jsonb,
	"notes" jsonb,
	"erased_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" "hub"."enum_outbox_state" DEFAULT 'waiting' NOT NULL,
	"purpose" varchar NOT NULL,
	"recipient" varchar,
	"last_problem" varchar,
	"attempts" numeric DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"kind" "hub"."enum_outbox_kind" NOT NULL,
	"key" varchar NOT NULL,
	"sealed" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" varchar NOT NULL,
	"state" "hub"."enum_subscribers_state" DEFAULT 'not_sent' NOT NULL,
	"consent" varchar NOT NULL,
	"consented_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_query_presets" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar NOT NULL,
	"is_shared" boolean DEFAULT false,
	"access_read_constraint" "hub"."enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
	"access_update_constraint" "hub"."enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
	"access_delete_constraint" "hub"."enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
	"where" jsonb,
	"columns" jsonb,
	"group_by" varchar,
	"related_collection" "hub"."enum_payload_query_presets_related_collection" NOT NULL,
	"is_temp" boolean,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_query_presets_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"users_id" integer
);

ALTER TABLE "hub"."payload_locked_documents_rels" ADD COLUMN "outbox_id" integer;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
ALTER TABLE "hub"."registrations" ADD CONSTRAINT "registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "hub"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."registrations" ADD CONSTRAINT "registrations_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "hub"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "registrations_reference_idx" ON "hub"."registrations" USING btree ("reference");
CREATE INDEX "registrations_status_idx" ON "hub"."registrations" USING btree ("status");
CREATE INDEX "registrations_assignee_idx" ON "hub"."registrations" USING btree ("assignee_id");
CREATE INDEX "registrations_submitted_at_idx" ON "hub"."registrations" USING btree ("submitted_at");
CREATE INDEX "registrations_due_at_idx" ON "hub"."registrations" USING btree ("due_at");
CREATE INDEX "registrations_decided_at_idx" ON "hub"."registrations" USING btree ("decided_at");
CREATE INDEX "registrations_decided_by_idx" ON "hub"."registrations" USING btree ("decided_by_id");
CREATE INDEX "registrations_erased_at_idx" ON "hub"."registrations" USING btree ("erased_at");
CREATE INDEX "registrations_updated_at_idx" ON "hub"."registrations" USING btree ("updated_at");
CREATE INDEX "registrations_created_at_idx" ON "hub"."registrations" USING btree ("created_at");
CREATE INDEX "outbox_state_idx" ON "hub"."outbox" USING btree ("state");
CREATE INDEX "outbox_next_attempt_at_idx" ON "hub"."outbox" USING btree ("next_attempt_at");
CREATE UNIQUE INDEX "outbox_key_idx" ON "hub"."outbox" USING btree ("key");
CREATE INDEX "outbox_updated_at_idx" ON "hub"."outbox" USING btree ("updated_at");
CREATE INDEX "outbox_created_at_idx" ON "hub"."outbox" USING btree ("created_at");
CREATE UNIQUE INDEX "subscribers_email_idx" ON "hub"."subscribers" USING btree ("email");
CREATE INDEX "subscribers_state_idx" ON "hub"."subscribers" USING btree ("state");
CREATE INDEX "subscribers_updated_at_idx" ON "hub"."subscribers" USING btree ("updated_at");
CREATE INDEX "subscribers_created_at_idx" ON "hub"."subscribers" USING btree ("created_at");
CREATE INDEX "payload_query_presets_updated_at_idx" ON "hub"."payload_query_presets" USING btree ("updated_at");
CREATE INDEX "payload_query_presets_created_at_idx" ON "hub"."payload_query_presets" USING btree ("created_at");
CREATE INDEX "payload_query_presets_rels_order_idx" ON "hub"."payload_query_presets_rels" USING btree ("order");
CREATE INDEX "payload_query_presets_rels_parent_idx" ON "hub"."payload_query_presets_rels" USING btree ("parent_id");
CREATE INDEX "payload_query_presets_rels_path_idx" ON "hub"."payload_query_presets_rels" USING btree ("path");
CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "hub"."payload_query_presets_rels" USING btree ("users_id");
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "hub"."outbox"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "hub"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("outbox_id");
CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("subscribers_id");
