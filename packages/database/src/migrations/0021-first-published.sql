-- When a product was first published: what the order "Newest" goes by. The supplier's files say nothing of it, and a
-- change or a return of the product leaves it as it is. It is kept in whole seconds, so that every reader of it compares
-- the same number, and is no part of `content_hash`.
ALTER TABLE published.product ADD COLUMN first_published_at timestamptz;

CREATE FUNCTION published.date_first_publication() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.first_published_at := date_trunc('second', now());
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION published.date_first_publication() FROM PUBLIC;

CREATE TRIGGER date_first_publication BEFORE INSERT OR UPDATE ON published.product
  FOR EACH ROW WHEN (NEW.is_published AND NEW.first_published_at IS NULL)
  EXECUTE FUNCTION published.date_first_publication();

-- Of what is published already nobody knows since when: it counts as of one moment, before all that is to come. Even a
-- change of no row counts as a publication, and a house without products has none.
DO $$
BEGIN
  IF EXISTS (SELECT FROM published.product WHERE is_published) THEN
    UPDATE published.product SET first_published_at = date_trunc('second', now()) WHERE is_published;
  END IF;
END
$$;
