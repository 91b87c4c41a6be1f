CREATE TYPE "hub"."enum_users_roles" AS ENUM('administrator', 'editor', 'clerk', 'personnel');
CREATE TABLE "hub"."media" (
	"id" serial PRIMARY KEY NOT NULL,
	"alt" varchar NOT NULL,
	"address" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric
);

CREATE TABLE "hub"."users_roles" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."enum_users_roles",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."users_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "hub"."users" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone,
	"login_attempts" numeric DEFAULT 0,
	"lock_until" timestamp(3) with time zone
);

CREATE TABLE "hub"."payload_kv" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "hub"."payload_locked_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer,
	"users_id" integer
);

CREATE TABLE "hub"."payload_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"users_id" integer
);

CREATE TABLE "hub"."payload_migrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hub"."users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "media_address_idx" ON "hub"."media" USING btree ("address");
CREATE INDEX "media_updated_at_idx" ON "hub"."media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "hub"."media" USING btree ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "hub"."media" USING btree ("filename");
CREATE INDEX "users_roles_order_idx" ON "hub"."users_roles" USING btree ("order");
CREATE INDEX "users_roles_parent_idx" ON "hub"."users_roles" USING btree ("parent_id");
CREATE INDEX "users_sessions_order_idx" ON "hub"."users_sessions" USING btree ("_order");
CREATE INDEX "users_sessions_parent_id_idx" ON "hub"."users_sessions" USING btree ("_parent_id");
CREATE INDEX "users_updated_at_idx" ON "hub"."users" USING btree ("updated_at");
CREATE INDEX "users_created_at_idx" ON "hub"."users" USING btree ("created_at");
CREATE UNIQUE INDEX "users_email_idx" ON "hub"."users" USING btree ("email");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "hub"."payload_kv" USING btree ("key");
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "hub"."payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "hub"."payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "hub"."payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "hub"."payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "hub"."payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "hub"."payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("users_id");
CREATE INDEX "payload_preferences_key_idx" ON "hub"."payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "hub"."payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "hub"."payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "hub"."payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "hub"."payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "hub"."payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_users_id_idx" ON "hub"."payload_preferences_rels" USING btree ("users_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "hub"."payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "hub"."payload_migrations" USING btree ("created_at");
