ALTER TABLE "hub"."registrations" ADD COLUMN "trading_name" varchar;

-- As before, and the name that a company trades as.
CREATE OR REPLACE FUNCTION "hub"."registration_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text := regexp_replace(
    normalize(lower(concat_ws(' ', NEW.company_name, NEW.trading_name, NEW.applicant_name)), NFKD),
    '[\u0300-\u036f]', '', 'g');
  plain text := regexp_replace(names, '[’‘ʼ`´]', '''', 'g');
BEGIN
  NEW.search_text := concat_ws(' ', replace(NEW.reference, '-', ''), plain,
    CASE WHEN plain LIKE '%''%' THEN replace(plain, '''', '') END);
  RETURN NEW;
END $$;
