-- Which products each published state changed, so that a reader that has the products of one state reads only those that
-- are otherwise in another. A state that changes more than can be told apart forgets all before it: whoever has one of
-- those reads everything.
CREATE TABLE published.product_state (
  revision bigint PRIMARY KEY,
  -- That of `revision.products_changed_at`: the number alone may be that of another database.
  changed_at timestamptz NOT NULL
);
-- The last state that changed a product, or took it away. Its number is known when the writer commits.
CREATE TABLE published.product_change (
  sku text COLLATE "C" PRIMARY KEY,
  transaction_id xid8 NOT NULL,
  revision bigint
);
CREATE INDEX product_change_revision ON published.product_change (revision);
CREATE INDEX product_change_open ON published.product_change (transaction_id) WHERE revision IS NULL;
ALTER TABLE published.change_note ADD COLUMN of_many boolean NOT NULL DEFAULT false;

CREATE FUNCTION published.note_product_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  most constant integer := 5000;
  many boolean := true;
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    SELECT count(*) > most INTO many FROM (SELECT FROM changed LIMIT most + 1) AS counted;
  END IF;
  INSERT INTO published.change_note VALUES (pg_current_xact_id(), true, many)
    ON CONFLICT (transaction_id) DO UPDATE
    SET of_products = true, of_many = change_note.of_many OR EXCLUDED.of_many;
  IF NOT many THEN
    INSERT INTO published.product_change (sku, transaction_id)
      SELECT sku, pg_current_xact_id() FROM changed
      ON CONFLICT (sku) DO UPDATE SET transaction_id = EXCLUDED.transaction_id, revision = NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION published.count_revision() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now_at bigint;
  moment timestamptz;
  products boolean;
  many boolean;
BEGIN
  DELETE FROM published.change_note WHERE transaction_id = NEW.transaction_id
    RETURNING of_products, of_many INTO products, many;
  UPDATE published.revision SET revision = revision + 1, changed_at = clock_timestamp()
    RETURNING revision, changed_at INTO now_at, moment;
  -- A backup that comes back has emptied that table too, and brings all of them.
  IF now_at IS NULL THEN RETURN NULL; END IF;
  IF products THEN
    UPDATE published.revision SET products_changed_at = moment;
    IF many THEN DELETE FROM published.product_state; END IF;
    INSERT INTO published.product_state VALUES (now_at, moment);
    UPDATE published.product_change SET revision = now_at
      WHERE transaction_id = NEW.transaction_id AND revision IS NULL;
  END IF;
  PERFORM pg_notify('published', now_at::text);
  RETURN NULL;
END $$;

DROP TRIGGER note_change ON published.product;
CREATE TRIGGER note_insert AFTER INSERT ON published.product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION published.note_product_change();
CREATE TRIGGER note_update AFTER UPDATE ON published.product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION published.note_product_change();
CREATE TRIGGER note_delete AFTER DELETE ON published.product REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION published.note_product_change();
CREATE TRIGGER note_truncate AFTER TRUNCATE ON published.product
  FOR EACH STATEMENT EXECUTE FUNCTION published.note_product_change();

REVOKE ALL ON FUNCTION published.note_product_change() FROM PUBLIC;

-- The products of now are those of the last state that changed some.
INSERT INTO published.product_state SELECT revision, products_changed_at FROM published.revision;
