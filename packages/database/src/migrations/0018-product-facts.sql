-- One more column that is derived from `doc` when it is written: what is measured of the product, as numbers by name of
-- the fact (readFacts of the contract). It follows from `doc` alone and is no part of `content_hash`. Rows that were
-- written before have none until the database is opened, which reads them (product-facts.ts).
ALTER TABLE published.product ADD COLUMN facts jsonb;
CREATE INDEX product_without_facts ON published.product (sku) WHERE facts IS NULL;
