-- When products were last changed: a reader that has the products of this moment need not read them again after a
-- change of content, of which there are many in a day while products change with a file.
ALTER TABLE published.revision ADD COLUMN products_changed_at timestamptz NOT NULL DEFAULT clock_timestamp();
ALTER TABLE published.revision ALTER COLUMN products_changed_at DROP DEFAULT;
ALTER TABLE published.change_note ADD COLUMN of_products boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION published.note_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO published.change_note VALUES (pg_current_xact_id(), TG_TABLE_NAME = 'product')
    ON CONFLICT (transaction_id) DO UPDATE SET of_products = true
    WHERE EXCLUDED.of_products AND NOT change_note.of_products;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION published.count_revision() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now_at bigint;
  products boolean;
BEGIN
  DELETE FROM published.change_note WHERE transaction_id = NEW.transaction_id
    RETURNING of_products INTO products;
  UPDATE published.revision SET revision = revision + 1, changed_at = clock_timestamp(),
    products_changed_at = CASE WHEN products THEN clock_timestamp() ELSE products_changed_at END
    RETURNING revision INTO now_at;
  PERFORM pg_notify('published', now_at::text);
  RETURN NULL;
END $$;
