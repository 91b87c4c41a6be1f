-- Names and titles sort as people look for them: “de Villiers” among the D, “Étoile” among the E. What an index holds stays
-- as it is, so that none depends on the libraries of a machine; a PostgreSQL without ICU sorts as before.
DO $$
DECLARE
  named record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') THEN RETURN; END IF;
  FOR named IN
    SELECT attrelid::regclass AS "table", attname AS "column" FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'hub'::regnamespace AND relkind = 'r' AND atttypid = 'varchar'::regtype
      AND attname IN ('name', 'title', 'version_name', 'version_title', 'company_name', 'trading_name', 'applicant_name')
      AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND attnum = ANY (indkey))
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I TYPE varchar COLLATE "und-x-icu"', named."table", named."column");
  END LOOP;
END $$;
