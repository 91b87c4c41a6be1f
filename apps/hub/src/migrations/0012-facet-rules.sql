CREATE TYPE "hub"."rule_facet" AS ENUM('care', 'contract');
ALTER TYPE "hub"."panel_section" ADD VALUE 'care' BEFORE 'martindale';
ALTER TYPE "hub"."panel_section" ADD VALUE 'contract' BEFORE 'martindale';
ALTER TYPE "hub"."rug_panel_section" ADD VALUE 'care' BEFORE 'martindale';
ALTER TYPE "hub"."rug_panel_section" ADD VALUE 'contract' BEFORE 'martindale';
CREATE TABLE "hub"."site_settings_facet_rules" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"facet" "hub"."rule_facet" DEFAULT 'care',
	"name" varchar,
	"phrases" varchar,
	"except" varchar
);

CREATE TABLE "hub"."_site_settings_v_version_facet_rules" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"facet" "hub"."rule_facet" DEFAULT 'care',
	"name" varchar,
	"phrases" varchar,
	"except" varchar,
	"_uuid" varchar
);

ALTER TABLE "hub"."site_settings_facet_rules" ADD CONSTRAINT "site_settings_facet_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_facet_rules" ADD CONSTRAINT "_site_settings_v_version_facet_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "site_settings_facet_rules_order_idx" ON "hub"."site_settings_facet_rules" USING btree ("_order");
CREATE INDEX "site_settings_facet_rules_parent_id_idx" ON "hub"."site_settings_facet_rules" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_facet_rules_order_idx" ON "hub"."_site_settings_v_version_facet_rules" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_facet_rules_parent_id_idx" ON "hub"."_site_settings_v_version_facet_rules" USING btree ("_parent_id");

-- A house that was there before begins with the rules that a new one has.
CREATE TEMPORARY TABLE first_rule (place, facet, name, phrases, except_for) ON COMMIT DROP AS VALUES
  (1, 'care', 'Machine washable', 'machine wash, machine washable, washable, washing machine',
    'do not machine wash, not machine washable, not washable, non washable, hand washable'),
  (2, 'care', 'Hand wash', 'hand wash, hand washable, wash by hand',
    'do not hand wash'),
  (3, 'care', 'Dry clean', 'dry clean, dry cleaning, dry cleanable',
    'do not dry clean, not dry clean, no dry cleaning'),
  (4, 'care', 'Wipe clean', 'wipe, sponge, wipeable, spongeable',
    'do not wipe, do not sponge'),
  (5, 'care', 'Dishwasher safe', 'dishwasher',
    'not dishwasher safe, not suitable for the dishwasher, not in the dishwasher'),
  (6, 'contract', 'Contract fire rated', 'EN 1021, EN 13773, EN 13501, BS 5852, BS 5867, BS 7176, crib 5, NFPA 260, NFPA 701, Cal 117, TB 117, B-s1, M1, fire rated, fire retardant, flame retardant',
    'not fire rated, not fire retardant, not flame retardant');
INSERT INTO "hub"."site_settings_facet_rules" ("_order", "_parent_id", "id", "facet", "name", "phrases", "except")
  SELECT place, settings.id, substr(md5(random()::text), 1, 24), facet::"hub"."rule_facet", name, phrases, except_for
  FROM first_rule, "hub"."site_settings" AS settings;
INSERT INTO "hub"."_site_settings_v_version_facet_rules"
  ("_order", "_parent_id", "_uuid", "facet", "name", "phrases", "except")
  SELECT place, version.id, substr(md5(random()::text), 1, 24), facet::"hub"."rule_facet", name, phrases, except_for
  FROM first_rule, "hub"."_site_settings_v" AS version;
