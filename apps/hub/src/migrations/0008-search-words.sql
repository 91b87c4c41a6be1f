CREATE TABLE "hub"."site_settings_search_words" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"say" varchar,
	"mean" varchar
);

CREATE TABLE "hub"."_site_settings_v_version_search_words" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"say" varchar,
	"mean" varchar,
	"_uuid" varchar
);

ALTER TABLE "hub"."site_settings_search_words" ADD CONSTRAINT "site_settings_search_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_search_words" ADD CONSTRAINT "_site_settings_v_version_search_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "site_settings_search_words_order_idx" ON "hub"."site_settings_search_words" USING btree ("_order");
CREATE INDEX "site_settings_search_words_parent_id_idx" ON "hub"."site_settings_search_words" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_search_words_order_idx" ON "hub"."_site_settings_v_version_search_words" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_search_words_parent_id_idx" ON "hub"."_site_settings_v_version_search_words" USING btree ("_parent_id");
