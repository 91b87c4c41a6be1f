-- What is measured of a product was kept beside it for the engine in SQL alone, which is gone (decision 4). The site reads
-- it from `doc` as it builds its index.
ALTER TABLE published.product DROP COLUMN facts; -- its index goes with it
