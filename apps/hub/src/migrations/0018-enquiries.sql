CREATE TABLE "hub"."enquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"store" varchar NOT NULL,
	"mailed_to" varchar,
	"name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"telephone" varchar,
	"message" varchar NOT NULL,
	"products" varchar,
	"received_at" timestamp(3) with time zone NOT NULL,
	"key" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hub"."stores" ADD COLUMN "email" varchar;
ALTER TABLE "hub"."_stores_v" ADD COLUMN "version_email" varchar;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD COLUMN "enquiries_id" integer;
CREATE INDEX "enquiries_received_at_idx" ON "hub"."enquiries" USING btree ("received_at");
CREATE UNIQUE INDEX "enquiries_key_idx" ON "hub"."enquiries" USING btree ("key");
CREATE INDEX "enquiries_updated_at_idx" ON "hub"."enquiries" USING btree ("updated_at");
CREATE INDEX "enquiries_created_at_idx" ON "hub"."enquiries" USING btree ("created_at");
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "hub"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("enquiries_id");
