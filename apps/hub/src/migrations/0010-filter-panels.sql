CREATE TYPE "hub"."panel_section" AS ENUM('application', 'web_colour', 'design_style', 'brand', 'web_materials', 'web_standards', 'web_size', 'web_type', 'martindale', 'width_cm', 'length_cm', 'diameter_cm', 'repeat_v_cm', 'repeat_h_cm', 'weight_gsm');
CREATE TYPE "hub"."rug_panel_section" AS ENUM('application', 'web_colour', 'design_style', 'brand', 'web_materials', 'web_standards', 'web_size', 'web_shape', 'web_type', 'martindale', 'width_cm', 'length_cm', 'diameter_cm', 'repeat_v_cm', 'repeat_h_cm', 'weight_gsm');
CREATE TABLE "hub"."site_settings_filter_panels_fabric" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."site_settings_filter_panels_wallpaper" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."site_settings_filter_panels_rugs" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."rug_panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."site_settings_filter_panels_homeware" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."_site_settings_v_version_filter_panels_fabric" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."_site_settings_v_version_filter_panels_wallpaper" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."_site_settings_v_version_filter_panels_rugs" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."rug_panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."_site_settings_v_version_filter_panels_homeware" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."panel_section",
	"id" serial PRIMARY KEY NOT NULL
);

ALTER TABLE "hub"."site_settings_filter_panels_fabric" ADD CONSTRAINT "site_settings_filter_panels_fabric_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."site_settings_filter_panels_wallpaper" ADD CONSTRAINT "site_settings_filter_panels_wallpaper_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."site_settings_filter_panels_rugs" ADD CONSTRAINT "site_settings_filter_panels_rugs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."site_settings_filter_panels_homeware" ADD CONSTRAINT "site_settings_filter_panels_homeware_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_filter_panels_fabric" ADD CONSTRAINT "_site_settings_v_version_filter_panels_fabric_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_filter_panels_wallpaper" ADD CONSTRAINT "_site_settings_v_version_filter_panels_wallpaper_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_filter_panels_rugs" ADD CONSTRAINT "_site_settings_v_version_filter_panels_rugs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_filter_panels_homeware" ADD CONSTRAINT "_site_settings_v_version_filter_panels_homeware_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "site_settings_filter_panels_fabric_order_idx" ON "hub"."site_settings_filter_panels_fabric" USING btree ("order");
CREATE INDEX "site_settings_filter_panels_fabric_parent_idx" ON "hub"."site_settings_filter_panels_fabric" USING btree ("parent_id");
CREATE INDEX "site_settings_filter_panels_wallpaper_order_idx" ON "hub"."site_settings_filter_panels_wallpaper" USING btree ("order");
CREATE INDEX "site_settings_filter_panels_wallpaper_parent_idx" ON "hub"."site_settings_filter_panels_wallpaper" USING btree ("parent_id");
CREATE INDEX "site_settings_filter_panels_rugs_order_idx" ON "hub"."site_settings_filter_panels_rugs" USING btree ("order");
CREATE INDEX "site_settings_filter_panels_rugs_parent_idx" ON "hub"."site_settings_filter_panels_rugs" USING btree ("parent_id");
CREATE INDEX "site_settings_filter_panels_homeware_order_idx" ON "hub"."site_settings_filter_panels_homeware" USING btree ("order");
CREATE INDEX "site_settings_filter_panels_homeware_parent_idx" ON "hub"."site_settings_filter_panels_homeware" USING btree ("parent_id");
CREATE INDEX "_site_settings_v_version_filter_panels_fabric_order_idx" ON "hub"."_site_settings_v_version_filter_panels_fabric" USING btree ("order");
CREATE INDEX "_site_settings_v_version_filter_panels_fabric_parent_idx" ON "hub"."_site_settings_v_version_filter_panels_fabric" USING btree ("parent_id");
CREATE INDEX "_site_settings_v_version_filter_panels_wallpaper_order_idx" ON "hub"."_site_settings_v_version_filter_panels_wallpaper" USING btree ("order");
CREATE INDEX "_site_settings_v_version_filter_panels_wallpaper_parent_idx" ON "hub"."_site_settings_v_version_filter_panels_wallpaper" USING btree ("parent_id");
CREATE INDEX "_site_settings_v_version_filter_panels_rugs_order_idx" ON "hub"."_site_settings_v_version_filter_panels_rugs" USING btree ("order");
CREATE INDEX "_site_settings_v_version_filter_panels_rugs_parent_idx" ON "hub"."_site_settings_v_version_filter_panels_rugs" USING btree ("parent_id");
CREATE INDEX "_site_settings_v_version_filter_panels_homeware_order_idx" ON "hub"."_site_settings_v_version_filter_panels_homeware" USING btree ("order");
CREATE INDEX "_site_settings_v_version_filter_panels_homeware_parent_idx" ON "hub"."_site_settings_v_version_filter_panels_homeware" USING btree ("parent_id");
