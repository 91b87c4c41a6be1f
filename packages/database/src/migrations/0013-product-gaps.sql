-- Two more columns that are derived from `doc` when it is written, so that the hub's lists of a hundred thousand products
-- open no document:
--   gaps   what the product lacks (product-gaps.ts)
--   place  item group, application and collection, as they stand in the doc
-- They follow from `doc` alone and are no part of `content_hash`, which so stays as it was for every product.
ALTER TABLE published.product ADD COLUMN gaps text[] COLLATE "C" NOT NULL DEFAULT '{}';
ALTER TABLE published.product ADD COLUMN place text[] COLLATE "C" NOT NULL DEFAULT '{}';

-- Even a change of no row counts as a publication: a house without products has none.
DO $$
BEGIN
  IF EXISTS (SELECT FROM published.product) THEN
    UPDATE published.product SET
      place = ARRAY[doc->>'item_group', doc->>'application', doc->>'range'],
      gaps = array_remove(ARRAY[
        CASE WHEN doc->>'primaryImageUrl' = '' THEN 'picture' END,
        CASE WHEN facet_keys && ARRAY['item_group:005', 'item_group:001'] AND doc->>'repeat_t' = '' AND doc->>'repeat_h' = ''
          THEN 'repeat' END,
        CASE WHEN facet_keys && ARRAY['item_group:005', 'item_group:004'] AND doc->>'composition' = '' THEN 'composition' END,
        CASE WHEN NOT EXISTS (SELECT FROM unnest(facet_keys) AS key WHERE starts_with(key, 'web_colour:')) THEN 'colour' END
      ], NULL);
  END IF;
END
$$;

ALTER TABLE published.product ALTER COLUMN gaps DROP DEFAULT, ALTER COLUMN place DROP DEFAULT;
