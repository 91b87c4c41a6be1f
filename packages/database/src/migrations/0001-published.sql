-- What the site may show. Written by imports and by the hub's publishing, read whole by every site process.

CREATE SCHEMA published;
GRANT USAGE ON SCHEMA published TO selvedge_site, selvedge_hub;

-- One row a product. `doc` is the product as the contract shapes it; all other columns are derived from it when it is
-- written (product-row.ts), so that SQL and the engine in memory compare the same forms:
--   sort_key         sortKey(doc): the order "Alphabetical A-Z", by code point (COLLATE "C")
--   facet_keys[i]    field || ':' || fold(value), for every field of FILTER_FIELDS and every value the doc has in it
--   facet_labels[i]  the value of facet_keys[i] as the supplier wrote it
--   in_stock         on_hand > 0
--   doc              is json and not jsonb: it is read whole and often, and searched only through the other columns
--   content_hash     of all derived columns and doc; equal hashes mean that nothing needs to be written
-- The two arrays have the same length and order. A value that is written twice in one field stands in them once.
CREATE TABLE published.product (
  sku text COLLATE "C" PRIMARY KEY,
  source text NOT NULL,
  is_published boolean NOT NULL,
  is_promo boolean NOT NULL,
  in_stock boolean NOT NULL,
  sort_key text COLLATE "C" NOT NULL,
  facet_keys text[] COLLATE "C" NOT NULL,
  facet_labels text[] COLLATE "C" NOT NULL,
  doc json NOT NULL,
  content_hash bytea NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (cardinality(facet_keys) = cardinality(facet_labels))
);
CREATE INDEX product_sort_key ON published.product (sort_key);
CREATE INDEX product_facet_keys ON published.product USING gin (facet_keys);
CREATE INDEX product_source ON published.product (source) WHERE is_published;

-- Every published thing that is not a product, by kind and key (content.ts knows the kinds and their schemas).
CREATE TABLE published.content (
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (kind, key)
);

CREATE TABLE published.import_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name text NOT NULL,
  file_sha256 bytea NOT NULL CHECK (octet_length(file_sha256) = 32),
  mapping text NOT NULL,
  source text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  added integer NOT NULL CHECK (added >= 0),
  changed integer NOT NULL CHECK (changed >= 0),
  unchanged integer NOT NULL CHECK (unchanged >= 0),
  withdrawn integer NOT NULL CHECK (withdrawn >= 0),
  rejected integer NOT NULL CHECK (rejected >= 0)
);

-- The number of the published state. It grows by one with each transaction that changes what is published, at its
-- commit, and the commit notifies the channel `published` with the new number.
CREATE TABLE published.revision (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision bigint NOT NULL,
  changed_at timestamptz NOT NULL
);
INSERT INTO published.revision (revision, changed_at) VALUES (0, now());

-- A writer leaves one note here; the deferred trigger on it counts the revision up when the writer commits. Counting at
-- once would hold the row of `revision` for the length of an import, and every other publisher would wait for it.
CREATE TABLE published.change_note (transaction_id xid8 PRIMARY KEY);

CREATE FUNCTION published.note_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO published.change_note VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION published.count_revision() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE now_at bigint;
BEGIN
  DELETE FROM published.change_note WHERE transaction_id = NEW.transaction_id;
  UPDATE published.revision SET revision = revision + 1, changed_at = clock_timestamp()
    RETURNING revision INTO now_at;
  PERFORM pg_notify('published', now_at::text);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER count_revision AFTER INSERT ON published.change_note
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION published.count_revision();

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON published.product
  FOR EACH STATEMENT EXECUTE FUNCTION published.note_change();
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON published.content
  FOR EACH STATEMENT EXECUTE FUNCTION published.note_change();

REVOKE ALL ON FUNCTION published.note_change(), published.count_revision() FROM PUBLIC;

GRANT SELECT ON ALL TABLES IN SCHEMA published TO selvedge_site, selvedge_hub;
GRANT INSERT, UPDATE, DELETE ON published.product, published.content TO selvedge_hub;
GRANT INSERT ON published.import_run TO selvedge_hub;
ALTER DEFAULT PRIVILEGES IN SCHEMA published GRANT SELECT ON TABLES TO selvedge_site, selvedge_hub;
