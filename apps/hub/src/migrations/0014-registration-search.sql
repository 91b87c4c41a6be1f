ALTER TABLE "hub"."registrations" ADD COLUMN "search_text" varchar;

-- Small letters without accents, and the reference without its hyphens.
CREATE FUNCTION "hub"."registration_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := replace(NEW.reference, '-', '') || ' ' ||
    regexp_replace(
      normalize(lower(concat_ws(' ', NEW.company_name, NEW.applicant_name)), NFKD), '[\u0300-\u036f]', '', 'g');
  RETURN NEW;
END $$;
CREATE TRIGGER "registration_search_text" BEFORE INSERT OR UPDATE ON "hub"."registrations"
  FOR EACH ROW EXECUTE FUNCTION "hub"."registration_search_text"();
UPDATE "hub"."registrations" SET "search_text" = NULL;
