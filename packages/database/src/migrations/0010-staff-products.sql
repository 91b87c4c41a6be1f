-- What staff say of products, and what imports replaced. The site's role cannot enter: what is public of it is laid over
-- the supplier's product where that is published (withStaffValues of the contract).
CREATE SCHEMA products;
GRANT USAGE ON SCHEMA products TO selvedge_hub;

-- One row for each product of which staff say anything. `published.product.doc` is then `supplied` with `given` laid over
-- it; a product without a row here is as its supplier has it. A row may outlive its product, for its return.
CREATE TABLE products.staff_values (
  sku text COLLATE "C" PRIMARY KEY,
  given jsonb NOT NULL CHECK (jsonb_typeof(given) = 'object'),
  supplied json NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- The way back from the latest imports: each product that a run changed, as its supplier had it before; null where the run
-- brought it in.
CREATE TABLE products.replaced (
  run_id bigint NOT NULL REFERENCES published.import_run ON DELETE CASCADE,
  sku text COLLATE "C" NOT NULL,
  source text,
  doc json,
  PRIMARY KEY (run_id, sku),
  CHECK ((source IS NULL) = (doc IS NULL))
);

ALTER TABLE published.import_run ADD COLUMN undone_at timestamptz;
GRANT UPDATE (undone_at) ON published.import_run TO selvedge_hub;
GRANT SELECT, INSERT, UPDATE, DELETE ON products.staff_values TO selvedge_hub;
GRANT SELECT, INSERT, DELETE ON products.replaced TO selvedge_hub;
