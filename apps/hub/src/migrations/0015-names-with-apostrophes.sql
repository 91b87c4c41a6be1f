-- As before, and a name with an apostrophe also with the keyboard's one, and without any: telephones write O’Brien.
CREATE OR REPLACE FUNCTION "hub"."registration_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text := regexp_replace(
    normalize(lower(concat_ws(' ', NEW.company_name, NEW.applicant_name)), NFKD), '[\u0300-\u036f]', '', 'g');
  plain text := regexp_replace(names, '[’‘ʼ`´]', '''', 'g');
BEGIN
  NEW.search_text := concat_ws(' ', replace(NEW.reference, '-', ''), plain,
    CASE WHEN plain LIKE '%''%' THEN replace(plain, '''', '') END);
  RETURN NEW;
END $$;
UPDATE "hub"."registrations" SET "search_text" = NULL;
